import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const site = { mail: 'hello@buzima.example', codeHost: 'https://code.example/buzima' };
const write = (now: Date) => securityText(site, 'https://www.example.org', now);
const expiryOf = (text: string) => Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
const day = 24 * 3_600_000;
const moments = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2090-01-01'),
  noInvalidDate: true,
});

test('security.txt says whom to tell, in which languages, until when, and where it stands', () => {
  expect(write(new Date('2026-11-23T09:00:00Z'))).toBe(
    [
      'Contact: mailto:hello@buzima.example',
      'Expires: 2027-11-22T00:00:00Z',
      'Preferred-Languages: en, fr, rw, sw',
      'Canonical: https://www.example.org/.well-known/security.txt',
      'Policy: https://code.example/buzima/blob/main/SECURITY.md',
      '',
    ].join('\n'),
  );
});

test('whenever it is written, it is valid for most of a year and for less than a year', () => {
  fc.assert(
    fc.property(moments, (now) => {
      const valid = expiryOf(write(now)) - now.getTime();
      expect(valid).toBeGreaterThan(362 * day);
      expect(valid).toBeLessThan(365 * day);
    }),
  );
});

test('two builds of one day write the same', () => {
  fc.assert(
    fc.property(moments, fc.nat(day - 1), (now, later) => {
      const start = Math.floor(now.getTime() / day) * day;
      expect(write(new Date(start + later))).toBe(write(new Date(start)));
    }),
  );
});
