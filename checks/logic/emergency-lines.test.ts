import { expect, test } from 'vitest';
import { checkEmergencyLines } from './emergency-lines.ts';

const line = (number: string, rest: object = {}) => ({
  number,
  reach: 'call',
  service: 'emergency',
  show: 'strip',
  certainty: 'attested',
  basis: 'government',
  seenIn: [],
  lastVerified: '2026-11-22',
  ...rest,
});
const order = Object.fromEntries(
  ['en', 'fr', 'rw', 'sw'].map((code) => [code, { near: ['RW'], abroad: ['US'] }]),
);
const sound = { order, timeZones: {}, countries: { RW: [line('912')], US: [line('911')] }, texts: {} };
const wanted = { en: { US: ['call 911'] }, fr: {}, rw: { RW: ['call 912'] }, sw: { US: ['call 911'] } };
const check = (changed: object) =>
  checkEmergencyLines({ file: 'emergency-lines.yaml', data: { ...sound, ...changed } }, wanted).map(
    ({ key }) => key,
  );
const withRwanda = (...lines: object[]) => ({ countries: { ...sound.countries, RW: lines } });

test('numbers that are shown under their country are accepted, and others may stand beside them', () => {
  expect(check({})).toEqual([]);
  expect(check(withRwanda(line('912'), line('114', { service: 'health' })))).toEqual([]);
});

test.each([
  ['another number', withRwanda(line('913')), 'countries.RW'],
  ['another way to reach it', withRwanda(line('912', { reach: 'text' })), 'countries.RW'],
  ['a number only in the full list', withRwanda(line('912', { show: 'country' })), 'countries.RW'],
  ['a country without a row', { order: { ...order, rw: { near: ['US'], abroad: [] } } }, 'countries.RW'],
  ['a country without numbers', withRwanda(), 'countries.RW'],
  ['only numbers that wait', withRwanda(line('912', { show: 'hold' })), 'countries.RW'],
  ['a number that nobody saw', withRwanda(line('912', { certainty: 'unverified' })), 'countries.RW.0'],
  ['the police first', withRwanda(line('999', { service: 'police' }), line('912')), 'countries.RW'],
  ['other digits on the screen', withRwanda(line('912', { display: '9 13' })), 'countries.RW.0'],
  ['an unknown text', withRwanda(line('912', { seenIn: ['nobody'] })), 'countries.RW'],
  ['a clock of an unknown country', { timeZones: { KE: ['Africa/Nairobi'] } }, 'countries.KE'],
])('%s is reported', (_fault, changed, key) => {
  expect(check(changed)).toContain(key);
});
