import { expect, test } from 'vitest';
import { checkNamespaces, checkReview } from './interface-files.ts';

test('a folder holds a file for each namespace and may state its review', () => {
  expect(checkNamespaces('fr', ['tips.json', 'review.json'], ['tips'])).toEqual([]);
});

test('a file that is missing and one that is not known are reported', () => {
  expect(checkNamespaces('fr', ['tip.json'], ['tips']).map(({ file }) => file)).toEqual([
    'fr/tips.json',
    'fr/tip.json',
  ]);
});

test.each([
  [undefined, []],
  [{ review: 'draft', date: '2026-11-22' }, []],
  [{ review: 'done', date: '2026-11-22' }, ['review']],
  [{ review: 'draft', date: 'today' }, ['date']],
])('the review %j has problems at %j', (review, keys) => {
  expect(checkReview('fr', review).map(({ key }) => key)).toEqual(keys);
});
