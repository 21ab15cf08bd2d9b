import { expect, test } from 'vitest';
import { contentOf } from '#checks/content/content.ts';
import { noCode } from '#checks/content/no-code.testing.ts';
import { checkChildren, checkLinks } from './links.ts';

/** Pages by their ids, each with facts in YAML. */
function pagesOf(facts: Readonly<Record<string, string>>) {
  const texts = Object.entries(facts).map(([id, text]) => [`content/pages/${id}/facts.yaml`, text] as const);
  return contentOf(new Map(texts), noCode, new Date()).pages;
}

const named = new Set(['/exercises']);

test('a link to a page, whose id may hold digits, or to a named route leads somewhere', () => {
  const pages = pagesOf({ 'tips/a': 'related: [/tips/vitamin-b12, /exercises]', 'tips/vitamin-b12': '' });
  expect(checkLinks(pages, pages, named)).toEqual([]);
});

test('a link to what is no page is reported at its place, and so is the workout of a day', () => {
  const pages = pagesOf({
    'tips/a': 'related: [/exercises, /exercises/squat]\ndays: [{ workout: /build-body-men }]',
  });
  expect(checkLinks(pages, pages, named).map(({ key }) => key)).toEqual(['related.1', 'days.0.workout']);
});

test('children stand one level below their page, across a folder of addresses without a page as well', () => {
  const pages = pagesOf({
    tips: 'children: [a, b]',
    'tips/a': '',
    'tips/a/b': '',
    'tips/build-body-men': 'children: [cardio]',
    'build-body-men/cardio': '',
  });
  expect(checkChildren(pages)).toMatchObject([{ file: 'content/pages/tips/facts.yaml', key: 'children' }]);
});
