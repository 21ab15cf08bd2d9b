import { expect, test } from 'vitest';
import { bodyCareOrder, routes, tipRoutes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { parsePage } from './support/read-page.ts';
import { faultsOf, htmlOf, pages } from './support/site.ts';

/** The specification's lists of body care and hair care. */
const bodyCare = bodyCareOrder.map((id) => `${routes.bodyCare}/${id}`);
const hairCare = ['men', 'women'].map((id) => `${routes.hairCare}/${id}`);
const specified = [...tipRoutes.map((name) => routes[name]), ...bodyCare, ...hairCare];

test('every guide that the specification lists is there in every language', () => {
  for (const language of languageCodes) {
    const found = new Set<string>(
      pages.filter((page) => page.language === language).map(({ shared }) => shared),
    );
    expect(
      specified.filter((path) => !found.has(path)),
      language,
    ).toEqual([]);
  }
  expect(specified).toHaveLength(22);
});

test.each([
  [routes.bodyCare, bodyCare],
  [routes.hairCare, hairCare],
])('%s has a card with a picture for each of its guides, in every language', (list, below) => {
  const lists = pages.filter(({ shared }) => shared === list);
  expect(lists).toHaveLength(languageCodes.length);
  const faults = faultsOf(lists, (page) => {
    const cards = parsePage(htmlOf(page)).querySelectorAll('main li:has(h2)');
    const prefix = page.language === 'en' ? '' : `/${page.language}`;
    const linked = cards.map((card) => card.querySelector('a')?.getAttribute('href') ?? '');
    return [
      ...below.filter((path) => !linked.includes(`${prefix}${path}`)).map((path) => `no card for ${path}`),
      ...cards.filter((card) => !card.querySelector('img')).map((card) => `no picture: ${card.textContent}`),
    ];
  });
  expect(faults).toEqual([]);
});

const guides = pages.filter(({ kind }) => kind === 'guide' || kind === 'topic');

test('every guide says when to get help in three levels, and what to do today and this week', () => {
  expect(guides.length).toBeGreaterThanOrEqual(4 * 17);
  const faults = faultsOf(guides, (page) => {
    const html = parsePage(htmlOf(page));
    // At once, until help is there (where there is something to do), and today.
    const levels = html.querySelectorAll('[data-danger] h3').length;
    return [
      ...(levels >= 2 ? [] : ['its danger box has no level of today']),
      ...['see-worker', 'myths', 'next-steps'].filter((id) => !html.querySelector(`#${id}`)),
      ...(html.querySelectorAll('#next-steps dt').length === 2 ? [] : ['next steps are not two']),
    ];
  });
  expect(faults).toEqual([]);
});

test('every guide has two to six drawings', () => {
  const faults = faultsOf(guides, (page) => {
    const count = parsePage(htmlOf(page)).querySelectorAll('main figure:has(svg[viewBox^="0 0 340"])').length;
    return count >= 2 && count <= 6 ? [] : [`${count} drawings`];
  });
  expect(faults).toEqual([]);
});
