import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { byPath, faultsOf, htmlOf, pages } from './support/site.ts';

const catalogues = pages.filter(({ kind }) => kind === 'catalogue');

const minutesAndLevel = /(\d+\sminutes|(iminota|dakika)\s\d+) · \p{L}+/iu;

/** What is wrong with a card: it leads to no page, shows no picture, or leaves out how long and how hard a workout is. */
function faultsOfCard(card: HTMLElement): string[] {
  const address = card.querySelector('a')?.getAttribute('href') ?? '';
  const kind = byPath.get(address)?.kind;
  return [
    ...(kind === undefined ? ['leads nowhere'] : []),
    ...(card.querySelector('img') === null ? ['has no picture'] : []),
    ...(kind === 'workout' && !minutesAndLevel.test(card.text) ? ['lacks minutes or level'] : []),
  ].map((fault) => `${address} ${fault}`);
}

test('each card of a catalogue shows what it leads to, and of a workout its minutes and level', () => {
  const faults = faultsOf(catalogues, (page) => {
    const cards = parse(htmlOf(page))
      .querySelectorAll('main section > ul > li')
      .filter((item) => item.querySelector('h3') !== null);
    return cards.length === 0 ? ['has no card'] : cards.flatMap(faultsOfCard);
  });
  expect(faults).toEqual([]);
});
