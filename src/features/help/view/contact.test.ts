import { expect, test } from 'vitest';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { addressesAgainstViolence, contactAddress, contactOf } from './contact.ts';

const line = {
  number: '114',
  reach: 'call',
  service: 'health',
  show: 'strip',
  certainty: 'attested',
  basis: 'government',
  seenIn: [],
  lastVerified: new Date('2026-11-22'),
} satisfies EmergencyLine;
const { help } = textsOf('en');

test('hours and cost are said only where they are known', () => {
  expect(contactOf(line, help)).toEqual({ name: 'health ministry line', number: '114', available: [] });
  const known = contactOf({ ...line, free: true, hours: 'always' }, help);
  expect(known.available).toEqual(['free call', 'day and night']);
});

test('a line that is written to says what to write, and opens a message', () => {
  const text = { ...line, number: '741741', reach: 'text', word: 'HOME', service: 'crisis' } as const;
  expect(contactOf(text, help).number).toBe('text HOME to 741741');
  expect(contactAddress(text)).toBe('sms:741741');
  expect(contactAddress(line)).toBe('tel:114');
});

test('a line with a name of its own and a place says both', () => {
  const named = { ...line, name: 'Samaritans', places: 'Kinshasa', service: 'suicide' } as const;
  expect(contactOf(named, help).name).toBe('Samaritans, suicide prevention line (Kinshasa)');
});

test('a line against violence is named with its country, where alone its number is that line', () => {
  const country = (code: string, lines: readonly EmergencyLine[]) => ({
    ...{ code, name: code, lines, timeZones: [] },
    lacking: undefined,
  });
  const help3512 = { ...line, number: '3512', service: 'homeViolence' } as const;
  const help116 = { ...line, number: '116', service: 'childAndViolence' } as const;
  const child116 = { ...line, number: '116', service: 'child' } as const;
  const lines = {
    near: [country('RW', [line, child116, help3512])],
    abroad: [country('TZ', [help116])],
    more: [],
    verified: line.lastVerified,
  };
  expect(addressesAgainstViolence(lines)).toEqual(['RW/tel:3512', 'TZ/tel:116']);
});
