import { expect, test } from 'vitest';
import { checkPageMetadata, longestDescription, longestTitle } from './page-metadata.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const suffix = ' · Buzima';
const check = (texts: Record<string, string>) =>
  checkPageMetadata(sampleTexts('fr', texts), suffix).map(({ key }) => key);
const letters = (count: number) => 'é'.repeat(count);

test.each([
  ['pages.home.title', longestTitle],
  ['pages.calculators.title', longestTitle],
  ['pages.bmi.title', longestTitle],
  ['contact.title', longestTitle],
  ['tips:categories.eyeCare.pageTitle', longestTitle - suffix.length],
  ['contact.description', longestDescription],
  ['pages.water.description', longestDescription],
  ['tips:categories.eyeCare.description', longestDescription],
])('%s may have %i characters and no more', (key, length) => {
  expect(check({ [key]: letters(length) })).toEqual([]);
  expect(check({ [key]: letters(length + 1) })).toEqual([key]);
});

test.each(['pages.home.cards.tips.title', 'calculators.bmi.result.title', 'tips:categories.eyeCare.title'])(
  '%s is no page title and may be long',
  (key) => {
    expect(check({ [key]: letters(longestTitle + 1) })).toEqual([]);
  },
);

test('two pages with one title are reported at the second', () => {
  expect(check({ 'pages.home.title': 'Santé', 'contact.title': 'Santé' })).toEqual(['contact.title']);
});

test('two pages with one description are reported at the second', () => {
  const texts = { 'pages.home.description': 'Santé', 'tips:categories.a.description': 'Santé' };
  expect(check(texts)).toEqual(['tips:categories.a.description']);
});
