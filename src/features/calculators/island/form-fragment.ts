/** What a form holds, as the fragment of a link. Browsers never send a fragment to a server. */
export function formToFragment(form: HTMLFormElement): string {
  const entries = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') {
      entries.append(name, value);
    }
  }
  return `#${entries}`;
}

/**
 * Fills a form from the values of a shared link and tells whether they named any of its fields. The form
 * announces one change, so that parts which depend on a choice follow it.
 */
export function fillForm(form: HTMLFormElement, values: URLSearchParams): boolean {
  let filled = false;
  for (const [name, value] of values) {
    const control = form.elements.namedItem(name);
    if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof RadioNodeList
    ) {
      control.value = value;
      filled = true;
    }
  }
  if (filled) {
    form.dispatchEvent(new Event('change'));
  }
  return filled;
}
