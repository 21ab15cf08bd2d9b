import { pressingFirst } from '#src/features/help/logic/pressing-first.ts';
import type { Danger } from '#src/features/search/logic/danger.ts';

/** An ambulance and somebody to talk to come first in the row of a country. */
const numbersShown = 2;

/**
 * Shows the numbers that come first in the reader's country, chosen or told by the clock.
 *
 * @param place names the lines against violence in `data-violence`, as `RW/tel:3512`
 * @param strip has all numbers, and `data-help-here` at those of the country where the clock is
 */
export function showFirstNumbers(place: HTMLElement, strip: HTMLElement, danger: Danger): void {
  const own =
    strip.querySelector<HTMLElement>('[data-help-chosen] > *') ??
    strip.querySelector<HTMLElement>('[data-help-here]');
  place.replaceChildren(...(own ? [own.cloneNode(true)] : []));
  const violence = danger === 'violence' ? (place.dataset.violence ?? '').split(' ') : [];
  const isPressing = (line: Element) =>
    violence.includes(`${own?.dataset.helpCountry}/${line.querySelector('a')?.getAttribute('href')}`);
  const first = pressingFirst([...place.querySelectorAll('li')], isPressing).slice(0, numbersShown);
  // A number of the full list only is shown where it is the one that is needed.
  for (const line of first.filter(isPressing)) line.removeAttribute('class');
  place.querySelector('ul')?.replaceChildren(...first);
}
