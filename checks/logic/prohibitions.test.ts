import { expect, test } from 'vitest';
import { siteRules } from '#checks/rules/rules.testing.ts';
import { checkProhibitions } from './prohibitions.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const faults = (language: 'en' | 'fr' | 'rw' | 'sw', text: string, key = 'pages:a.donts.0') =>
  checkProhibitions(sampleTexts(language, { [key]: text }), siteRules.prohibitions).length;

test.each([
  ['en', 'Do not rub charcoal on your teeth', 'Rub charcoal on your teeth'],
  ['fr', 'Ne frottez pas vos dents avec du charbon', 'Frottez vos dents avec du charbon'],
  ['rw', 'Ntukoze amenyo amakara', 'Koza amenyo amakara'],
  ['sw', 'Usisugue meno kwa mkaa', 'Sugua meno kwa mkaa'],
] as const)('in %s “%s” is a prohibition, and “%s” is none', (language, whole, bare) => {
  expect(faults(language, whole)).toBe(0);
  expect(faults(language, bare)).toBe(1);
});

test('other lists may order what they like', () => {
  expect(faults('en', 'Rub gently', 'pages:a.dos.0')).toBe(0);
});
