import { expect, test } from 'vitest';
import { addressIn, knownKeys } from './raw-texts.ts';

const keys = knownKeys([{ site: { name: 'Buzima' }, close: 'Close' }, { page: { back: { label: 'Back' } } }]);
const pages = new Set(['/contacts']);

test.each(['site.name', 'See site.name for more', 'tips:page.back.label', '(page.back.label)'])(
  'a key of the texts is found in "%s"',
  (text) => expect(keys.isIn(text)).toBe(true),
);

test.each(['Close', 'hello@site.name', 'Eat well.Sleep well', 'www.site.name', 'site.names'])(
  '"%s" holds no key',
  (text) => expect(keys.isIn(text)).toBe(false),
);

test.each([
  ['/contacts', ['/contacts']],
  ['See /tips/eye-care.', ['/tips/eye-care']],
  ['km/h', []],
  ['and/or', []],
  ['1 /2', []],
  ['https://example.org/tips/eye-care', []],
])('the addresses of pages in "%s" are %j', (text, expected) => {
  expect(addressIn(text, pages)).toEqual(expected);
});
