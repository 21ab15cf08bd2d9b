import { expect, test } from 'vitest';
import { languageFacts, languages } from '#src/words/languages.ts';
import { fillParts, fillTemplate } from './fill-template.ts';

const glasses = { one: '{{count}} (one)', other: '{{count}} (other)' };

test.each([
  ['en', 0, '0 (other)'],
  ['en', 1, '1 (one)'],
  ['en', 2, '2 (other)'],
  ['en', '1.0', '1.0 (other)'],
  ['en', 1234.5, '1,234.5 (other)'],
  ['fr', 0, '0 (one)'],
  ['fr', 1, '1 (one)'],
  ['fr', '1.5', '1,5 (one)'],
  ['fr', 2, '2 (other)'],
  ['fr', 1_000_000, '1\u202f000\u202f000 (other)'],
  ['rw', 0, '0 (other)'],
  ['rw', 1, '1 (one)'],
  ['rw', '1.5', '1,5 (other)'],
  ['rw', 2, '2 (other)'],
  ['sw', 1, '1 (one)'],
  ['sw', 11, '11 (other)'],
  ['sw', '9.80', '9.80 (other)'],
] as const)('%s counts %s as “%s”', (language, count, text) => {
  expect(fillTemplate(glasses, { count }, languages[language].numberLocales)).toBe(text);
});

test('a language with one form uses it for every number', () => {
  const { numberLocales } = languageFacts('en');
  expect([0, 1, 2].map((count) => fillTemplate({ other: '{{count}}x' }, { count }, numberLocales))).toEqual([
    '0x',
    '1x',
    '2x',
  ]);
});

test('a counted sentence is filled with other values too, as they are', () => {
  const sent = { one: '{{name}}: {{count}} hour', other: '{{name}}: {{count}} hours' };
  const { numberLocales } = languageFacts('en');
  expect(fillTemplate(sent, { count: 1, name: '2.50' }, numberLocales)).toBe('2.50: 1 hour');
  expect(fillTemplate(sent, { count: 1000, name: 'x' }, numberLocales)).toBe('x: 1,000 hours');
});

test('every placeholder of a sentence is filled, wherever it stands and however often', () => {
  expect(fillTemplate('{{low}} to {{high}} kg, not {{low}}', { low: '50', high: '60' })).toBe(
    '50 to 60 kg, not 50',
  );
});

test('a placeholder without a value stays, so that the mistake is seen', () => {
  expect(fillTemplate('{{low}} to {{high}}', { low: '1' })).toBe('1 to {{high}}');
});

test('a value that looks like a placeholder is not filled again', () => {
  expect(fillTemplate('{{a}} {{b}}', { a: '{{b}}', b: '$& $1' })).toBe('{{b}} $& $1');
});

test('the parts of a sentence keep values that are no texts', () => {
  const link = { href: '#source-1' };
  expect(fillParts('See {{link}}.', { link })).toEqual(['See ', link, '.']);
});
