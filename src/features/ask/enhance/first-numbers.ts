import { pressingFirst } from '#src/features/help/logic/pressing-first.ts';
import type { Danger } from '#src/features/search/logic/danger.ts';

/** An ambulance and somebody to talk to come first in the row of a country. */
const numbersShown = 2;

/**
 * Shows the numbers that come first in the reader's country, chosen or told by the clock.
 *
 * @param place names the lines against violence in `data-violence`
 * @param strip has all numbers
 */
export function showFirstNumbers(place: HTMLElement, strip: HTMLElement, danger: Danger): void {
  const clock = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const countries = [...strip.querySelectorAll<HTMLElement>('[data-help-country]')];
  const own =
    strip.querySelector('[data-help-chosen] > *') ??
    countries.find(({ dataset }) => dataset.timeZones?.split(' ').includes(clock));
  place.replaceChildren(...(own ? [own.cloneNode(true)] : []));
  const lines = new Map(
    [...place.querySelectorAll('li')].map((line) => [
      line.querySelector('a')?.getAttribute('href') ?? '',
      line,
    ]),
  );
  const pressing = danger === 'violence' ? (place.dataset.violence ?? '').split(' ') : [];
  const first = pressingFirst([...lines.keys()], pressing).slice(0, numbersShown);
  for (const address of first) {
    // A number of the full list only is shown where it is the one that is needed.
    if (pressing.includes(address)) lines.get(address)?.removeAttribute('class');
  }
  place.querySelector('ul')?.replaceChildren(...first.flatMap((address) => lines.get(address) ?? []));
}
