import { expect, test } from 'vitest';
import { languageCodes } from '#src/words/languages.ts';
import { countries } from './logic/countries.ts';
import { namedCountries } from './named-countries.ts';

test.each(languageCodes)('every country is named once in %s', (language) => {
  const codes = namedCountries(language).map(({ code }) => code);
  expect(codes.sort()).toEqual(countries.map(({ code }) => code).sort());
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
