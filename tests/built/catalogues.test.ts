import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { byPath, faultsOf, htmlOf, pages } from './support/site.ts';

const catalogues = pages.filter(({ kind }) => kind === 'catalogue');

const minutesAndLevel = /(\d+\sminutes|(iminota|dakika)\s\d+) · \p{L}+/iu;

/** What is wrong with a card: it leads to no page, shows no picture, or leaves out how long and how hard a workout is. */
function faultsOfCard(card: HTMLElement): string[] {
  const address = card.querySelector('a')?.getAttribute('href') ?? '';
  const kind = byPath.get(address)?.kind;
  return [
    ...(kind === undefined ? ['leads nowhere'] : []),
    ...(card.querySelector('img, svg') === null ? ['has no picture'] : []),
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

test('the link on a card of a workout says to try it, and that of a category to learn more', () => {
  const faults = faultsOf(catalogues, (page) => {
    const { workouts, tips } = textsOf(page.language);
    return parse(htmlOf(page))
      .querySelectorAll('main section > ul > li h3 ~ a')
      .map((link) => {
        const isWorkout = byPath.get(link.getAttribute('href') ?? '')?.kind === 'workout';
        return { text: link.text, asked: isWorkout ? workouts.tryNow : tips.explore };
      })
      .filter(({ text, asked }) => !text.startsWith(asked))
      .map(({ text, asked }) => `${text} is not ${asked}`);
  });
  expect(faults).toEqual([]);
});

test('each workout of the site stands once on the list of all, in every language', () => {
  for (const language of languageCodes) {
    const list = byPath.get(localizedUrl(routes.workouts, language));
    if (list === undefined) throw new Error(`There is no list of workouts in ${language}.`);
    const listed = parse(htmlOf(list))
      .querySelectorAll('[data-workouts] li a')
      .map((link) => link.getAttribute('href') ?? '');
    const workouts = pages.filter((page) => page.kind === 'workout' && page.language === language);
    expect(workouts.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(workouts.map(({ path }) => path).toSorted());
  }
});
