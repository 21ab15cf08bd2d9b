import { expect, test } from 'vitest';
import { countries } from '#src/features/countries/logic/countries.ts';
import { namedCountries, writtenNames } from '#src/features/countries/named-countries.ts';
import { languageCodes } from '#src/words/languages.ts';

const knownCodes = countries.map(({ code }) => code).sort();

test.each(languageCodes)('every country has a name of its own in %s', (language) => {
  const named = namedCountries(language);
  expect(named.map(({ code }) => code).sort()).toEqual(knownCodes);
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length);
  for (const { code, name } of named) {
    expect(name, code).not.toMatch(/^[A-Z]{2}$|['|\n]|^\s|\s$/);
  }
});

test('Kinyarwanda, which the language data lacks, names every country itself', () => {
  expect(Object.keys(writtenNames.rw).sort()).toEqual(knownCodes);
});

test.each(languageCodes)('content/countries names only countries that exist in %s', (language) => {
  expect(Object.keys(writtenNames[language]).filter((code) => !knownCodes.includes(code))).toEqual([]);
});

test.each(['en', 'fr', 'sw'] as const)('no name written in %s repeats the language data', (language) => {
  const standardNames = new Intl.DisplayNames(language, { type: 'region' });
  const repeated = Object.entries(writtenNames[language]).filter(
    ([code, name]) => standardNames.of(code) === name,
  );
  expect(repeated).toEqual([]);
});

test('names stand in the order of their language', () => {
  const orderOf = (language: 'en' | 'fr' | 'rw') => namedCountries(language).map(({ code }) => code);
  expect(orderOf('fr').indexOf('EG')).toBeLessThan(orderOf('fr').indexOf('ES'));
  expect(orderOf('en').indexOf('AX')).toBeLessThan(orderOf('en').indexOf('AL'));
  expect(orderOf('rw').indexOf('RU')).toBeLessThan(orderOf('rw').indexOf('CL'));
  const kinyarwanda = orderOf('rw');
  expect(kinyarwanda.indexOf('RW')).toBeGreaterThan(kinyarwanda.indexOf('RO'));
  expect(kinyarwanda.indexOf('RW')).toBeLessThan(kinyarwanda.indexOf('WS'));
});
