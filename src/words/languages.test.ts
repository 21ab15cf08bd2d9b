import { expect, test } from 'vitest';
import {
  isLanguage,
  type Language,
  languageCodes,
  languageFacts,
  languages,
  pseudoLanguage,
} from './languages.ts';

const written = (locales: readonly string[]) => new Intl.NumberFormat([...locales]).format(1234.5);

test.each([
  ['en', '1,234.5'],
  ['fr', '1\u202f234,5'],
  ['rw', '1.234,5'],
  ['sw', '1,234.5'],
] as const)('%s writes a number as %s', (language, text) => {
  expect(written(languages[language].numberLocales)).toBe(text);
});

test.each(languageCodes)('each locale of %s writes numbers alike, whichever a browser knows', (language) => {
  const texts = languages[language].numberLocales.map((locale) => written([locale]));
  expect(new Set(texts).size).toBe(1);
});

test.each(languageCodes)('each locale of %s that has plural rules has the same ones', (language) => {
  const known = Intl.PluralRules.supportedLocalesOf([...languages[language].numberLocales]);
  const counts = [0, 0.5, 1, 1.5, ...Array.from({ length: 200 }, (_, index) => index + 2)];
  const rules = known.map((locale) =>
    counts.map((count) => new Intl.PluralRules(locale).select(count)).join(),
  );
  expect(rules.length).toBeGreaterThan(0);
  expect(new Set(rules).size).toBe(1);
});

test('the four published languages are known and nothing else is', () => {
  expect(languageCodes).toEqual(['en', 'fr', 'rw', 'sw']);
  expect(languageCodes.every(isLanguage)).toBe(true);
  expect(['ar-XB', 'de', 'EN', '', 'toString', null, undefined, 1].some(isLanguage)).toBe(false);
});

test('the pseudo-language reads from right to left, the published ones do not', () => {
  expect(languageFacts('ar-XB')).toBe(pseudoLanguage);
  expect(pseudoLanguage.direction).toBe('rtl');
  expect(new Set(languageCodes.map((code) => languages[code].direction))).toEqual(new Set(['ltr']));
});

test.each(languageCodes)('the tag of %s is a canonical BCP 47 tag', (code: Language) => {
  expect(Intl.getCanonicalLocales(languages[code].tag)).toEqual([languages[code].tag]);
});
