import { figureFile } from '#src/features/exercises/logic/figure-file.ts';

/**
 * Gives the picture of each card a button that sets it in motion, and still when it is pressed again or another one moves.
 * It is made here, since a button and the address of a drawing for each card would be a tenth of the list.
 */
const list = document.querySelector('[data-exercises]');
const template = list?.querySelector('template')?.content.firstElementChild;
const label = `${template?.getAttribute('aria-label')}`;
let standStill = () => {};

for (const link of list?.querySelectorAll('a') ?? []) {
  const picture = link.parentElement?.querySelector('img');
  const button = template?.cloneNode();
  if (picture && button instanceof HTMLElement) {
    const still = picture.src;
    const show = (address: string) => {
      picture.src = address;
      button.setAttribute('aria-pressed', `${address !== still}`);
    };
    // Without a network the still picture comes back.
    const stop = () => show(still);
    picture.onerror = stop;
    button.onclick = () => {
      const wasStill = picture.src === still;
      standStill();
      standStill = stop;
      if (wasStill) show(`/${figureFile(link.pathname.replace(/.*\//, ''), `${picture.dataset.shownBy}`)}`);
    };
    button.setAttribute('aria-label', label.replace('{{name}}', link.textContent));
    picture.after(button);
  }
}
