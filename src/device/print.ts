/** Opens the print window of the browser. */
export function printPage(): void {
  window.print();
}

/** What is folded away belongs on paper too; where a browser cannot open it by style, this does. */
export function unfoldInPrint(selector: string): void {
  window.addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>(`${selector}:not([open])`)) {
      part.open = true;
      window.addEventListener('afterprint', () => part.removeAttribute('open'), { once: true });
    }
  });
}
