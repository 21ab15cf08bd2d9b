import { expect, test } from 'vitest';
import type { Language } from '#src/words/languages.ts';
import { checkCountryNames } from './countries.ts';

const check = (language: Language, data: unknown, codes = ['RW', 'FR']) =>
  checkCountryNames({ language, file: `${language}.yaml`, data }, codes).map(({ key }) => key);

test('a language takes the names that its data has, and writes only those that differ', () => {
  expect(check('fr', null)).toEqual([]);
  expect(check('fr', { RW: 'Le Rwanda' })).toEqual([]);
  expect(check('fr', { RW: 'Rwanda' })).toEqual(['RW']);
});

test('a language whose data lacks countries writes every name itself', () => {
  expect(check('rw', { RW: 'u Rwanda', FR: 'Ubufaransa' })).toEqual([]);
  expect(check('rw', { FR: 'Ubufaransa' })).toEqual(['RW']);
});

test.each([
  ['two countries of one name', { RW: 'Ubufaransa', FR: 'Ubufaransa' }, 'FR'],
  ['a country that is not there', { RW: 'u Rwanda', FR: 'Ubufaransa', QQ: 'Nta na hamwe' }, 'QQ'],
  ['a code in place of a name', { RW: 'RW', FR: 'Ubufaransa' }, 'RW'],
  ['a straight apostrophe', { RW: "u Rwanda n'andi", FR: 'Ubufaransa' }, 'RW'],
  ['a number', { RW: 250, FR: 'Ubufaransa' }, 'RW'],
])('%s is reported', (_fault, names, key) => {
  expect(check('rw', names)).toEqual([key]);
});
