import { figureFile } from '#src/features/exercises/logic/figure-file.ts';

/**
 * Gives the picture of each card a button that puts the moving one in its place, and back when it is pressed again or another
 * one moves. It is made here, since a button and the address of a drawing for each card would be a tenth of the list.
 */
const list = document.querySelector('[data-exercises]');
const template = list?.querySelector('template')?.content.firstElementChild;
const label = `${template?.getAttribute('aria-label')}`;
let standStill = () => {};

for (const link of list?.querySelectorAll('a') ?? []) {
  const still = link.parentElement?.querySelector('svg');
  const button = template?.cloneNode();
  if (still && button instanceof HTMLElement) {
    const moving = new Image();
    moving.alt = '';
    let isWanted = false;
    const show = (wanted: boolean) => {
      isWanted = wanted;
      button.setAttribute('aria-pressed', `${wanted}`);
      // An address that is set once more tells once more that it is there.
      if (wanted)
        moving.src = `/${figureFile(link.pathname.replace(/.*\//, ''), `${still.dataset.shownBy}`)}`;
      else moving.replaceWith(still);
    };
    const stop = () => show(false);
    // Without a network the still picture stays.
    moving.onerror = stop;
    moving.onload = () => {
      if (isWanted) still.replaceWith(moving);
    };
    button.onclick = () => {
      const wasWanted = isWanted;
      standStill();
      standStill = stop;
      if (!wasWanted) show(true);
    };
    button.setAttribute('aria-label', label.replace('{{name}}', link.textContent));
    still.after(button);
  }
}
