import { expect, test } from 'vitest';
import type { EmergencyLine } from '#src/features/help/schema.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { contactAddress, contactOf } from './contact.ts';

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
