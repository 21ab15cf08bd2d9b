import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { countries, countriesWithDialCode, dialCodes, dialCodesOf } from './countries.ts';
import {
  countriesOfRegion,
  countryAfterDialCode,
  countryInTimeZone,
  dialCodeAfterCountry,
} from './country.ts';
import { readCountryTable, writeCountryTable } from './country-table.ts';

const codesOf = (dialCode: string) => countriesWithDialCode(dialCode).map(({ code }) => code);

test('there are about 250 countries, each once and each with a dial code', () => {
  expect(countries.length).toBeGreaterThan(245);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, dialCodes: own } of countries) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(own.length, code).toBeGreaterThan(0);
    for (const dialCode of own) {
      expect(dialCode).toMatch(/^\+[1-9]\d{0,2}(?:-\d{1,3})?$/);
    }
  }
});

test.each([
  ['RW', ['+250']],
  ['CD', ['+243']],
  ['BS', ['+1-242']],
  ['DO', ['+1-809', '+1-829', '+1-849']],
  ['CW', ['+599-9']],
  ['BQ', ['+599-7', '+599-4', '+599-3']],
  ['XK', ['+383']],
  ['VA', ['+39']],
  ['ZZ', []],
])('the dial codes of %s are %j', (country, expected) => {
  expect(dialCodesOf(country)).toEqual(expected);
});

test('an example mobile number of every country begins with one of its dial codes', () => {
  const wrong = countries.filter(({ code, dialCodes: own }) => {
    const example = isSupportedCountry(code) ? getExampleNumber(code, examples) : undefined;
    return example && !own.some((dialCode) => example.number.startsWith(dialCode.replace('-', '')));
  });
  expect(wrong).toEqual([]);
});

test('dial codes stand once each, by the number of the country and then of the area', () => {
  expect(new Set(dialCodes).size).toBe(dialCodes.length);
  expect(dialCodes.slice(0, 3)).toEqual(['+1', '+1-242', '+1-246']);
  expect(dialCodes.indexOf('+7')).toBeLessThan(dialCodes.indexOf('+20'));
  expect(dialCodes.indexOf('+27')).toBeLessThan(dialCodes.indexOf('+211'));
});

test('the main country of a shared code comes first', () => {
  expect(codesOf('+44')).toEqual(['GB', 'GG', 'IM', 'JE']);
  expect(codesOf('+7')).toEqual(['RU', 'KZ']);
  expect(codesOf('+1')[0]).toBe('US');
  expect(codesOf('+999')).toEqual([]);
});

test('every code that countries share has a main country other than by chance', () => {
  const shared = dialCodes.filter((code) => countriesWithDialCode(code).length > 1);
  const alphabetical = countries.toSorted((one, other) => (one.code < other.code ? 1 : -1));
  for (const code of shared) {
    expect(countryAfterDialCode(alphabetical, code, ''), code).toBe(
      countryAfterDialCode(countries, code, ''),
    );
  }
});

test.each([
  ['KE', '', '+254'],
  ['KE', '+250', '+254'],
  ['DO', '+1-829', '+1-829'],
  ['DO', '+1', '+1-809'],
  ['GG', '+44', '+44'],
  ['ZZ', '+250', ''],
])('choosing %s after “%s” gives the code “%s”', (country, present, expected) => {
  expect(dialCodeAfterCountry(countries, country, present)).toBe(expected);
});

test.each([
  ['+254', '', 'KE'],
  ['+254', 'RW', 'KE'],
  ['+44', 'JE', 'JE'],
  ['+44', 'RW', 'GB'],
  ['+1-242', 'US', 'BS'],
  ['+999', 'RW', ''],
])('choosing %s after “%s” gives the country “%s”', (dialCode, present, expected) => {
  expect(countryAfterDialCode(countries, dialCode, present)).toBe(expected);
});

test('the countries of the region come in their own order, wherever they stand in a list', () => {
  const expected = ['RW', 'BI', 'CD', 'UG', 'KE', 'TZ', 'FR', 'BE'];
  expect(countriesOfRegion(countries).map(({ code }) => code)).toEqual(expected);
  expect(countriesOfRegion(countries.toReversed()).map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['Africa/Kigali', 'RW'],
  ['Africa/Lubumbashi', 'CD'],
  ['Africa/Nairobi', undefined],
  ['Europe/Paris', undefined],
  ['UTC', undefined],
  ['constructor', undefined],
])('the time zone %s tells of the country %s', (timeZone, country) => {
  expect(countryInTimeZone(timeZone)).toBe(country);
});

test('the packed table gives back every country with its name', () => {
  const named = countries.map((country) => ({ ...country, name: `Name of ${country.code}` }));
  expect(readCountryTable(writeCountryTable(named))).toEqual(named);
});
