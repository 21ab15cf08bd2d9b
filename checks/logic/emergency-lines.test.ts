import { expect, test } from 'vitest';
import { checkEmergencyLines } from './emergency-lines.ts';

const line = (number: string, reach = 'call') => ({
  number,
  reach,
  service: 'emergency',
  basis: 'government',
  lastVerified: '2026-11-20',
});
const defaults = { en: [line('988')], fr: [line('15')], rw: [line('912'), line('114')], sw: [line('911')] };
const wanted = { en: ['call 988'], fr: ['call 15'], rw: ['call 912', '…'], sw: ['call 911'] };
const check = (data: unknown) =>
  checkEmergencyLines({ file: 'emergency-lines.yaml', data }, wanted).map(({ key }) => key);

test('others may follow the numbers of the specification only where the rule says so', () => {
  expect(check({ defaults, countries: {} })).toEqual([]);
  expect(check({ defaults: { ...defaults, sw: [line('911'), line('112')] }, countries: {} })).toEqual([
    'defaults.sw',
  ]);
});

test.each([
  ['another number', { ...defaults, en: [line('989')] }, 'defaults.en'],
  ['another way to reach it', { ...defaults, fr: [line('15', 'text')] }, 'defaults.fr'],
  ['another number first', { ...defaults, rw: [line('114'), line('912')] }, 'defaults.rw'],
  ['a language without numbers', { ...defaults, sw: [] }, 'defaults.sw'],
])('%s is reported', (_fault, lines, key) => {
  expect(check({ defaults: lines, countries: {} })).toEqual([key]);
});
