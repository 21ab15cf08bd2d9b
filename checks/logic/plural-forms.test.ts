import { expect, test } from 'vitest';
import { isPluralGroup, pluralForms, pluralFormsOf } from './plural-forms.ts';

test.each([
  ['en', ['one', 'other']],
  ['fr', ['one', 'other']],
  ['rw', ['one', 'other']],
  ['sw', ['one', 'other']],
] as const)('%s needs the forms %j', (language, forms) => {
  expect(pluralFormsOf(language)).toEqual(forms);
});

test.each([
  ['ja', ['other']],
  ['ru', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('a language of other rules, %s, would need %j', (locale, forms) => {
  expect(pluralForms([locale])).toEqual(forms);
});

test.each([
  [['one', 'other'], true],
  [['other'], true],
  [['one', 'two'], false],
  [['other', 'body'], false],
])('of %j it holds that they are forms of one text: %s', (keys, expected) => {
  expect(isPluralGroup(keys)).toBe(expected);
});
