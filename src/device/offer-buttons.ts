/** A button to offer, and what it does. */
export interface Offer {
  label: string;
  press: () => void;
}

/**
 * Fills the list of a place with buttons.
 *
 * @param place holds a `template` of one row with a button, and the `ul` to fill
 */
export function offerButtons(place: HTMLElement | null, offers: readonly Offer[]): void {
  const row = place?.querySelector('template')?.content;
  const rows = offers.map(({ label, press }) => {
    const copy = document.importNode(row ?? document.createDocumentFragment(), true);
    const button = copy.querySelector('button');
    if (button) {
      button.textContent = label;
      button.addEventListener('click', press);
    }
    return copy;
  });
  place?.querySelector('ul')?.replaceChildren(...rows);
}
