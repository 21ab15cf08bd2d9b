import type { Hindrance } from '#src/features/exercises/logic/choices.ts';
import { fillParts } from '#src/words/format/fill-template.ts';

interface Offers {
  /** What stands below the form when nothing fits, with the words of a button and its template. */
  none: HTMLElement | null;
  /** The choices of which one is enough to take away. */
  hindrances: readonly Hindrance[];
  /** What a reader calls a choice. */
  labelOf: (name: string, value: string) => string;
  takeAway: (name: string, value: string) => void;
}

/** Buttons that take away one choice each, where nothing fits all of them. */
export function offerChoices({ none, hindrances, labelOf, takeAway }: Offers): void {
  const row = none?.querySelector('template')?.content;
  const rows = hindrances.map(({ name, value, count }) => {
    const copy = document.importNode(row ?? document.createDocumentFragment(), true);
    const button = copy.querySelector('button');
    if (button) {
      const choice = labelOf(name, value);
      button.textContent = fillParts(none?.dataset.none ?? '', { choice, count: String(count) }).join('');
      button.addEventListener('click', () => takeAway(name, value));
    }
    return copy;
  });
  none?.querySelector('ul')?.replaceChildren(...rows);
}
