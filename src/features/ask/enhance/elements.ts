/** An element with a text in it. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

export function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

export function link(address: string, text: string): HTMLAnchorElement {
  const made = element('a', text);
  made.href = address;
  return made;
}
