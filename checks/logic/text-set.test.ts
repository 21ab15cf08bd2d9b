import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { pairTexts, placeholdersOf, textSet, withoutPlaceholders } from './text-set.ts';

test('nested groups become dotted keys with the prefix of their namespace', () => {
  const set = textSet('fr', [{ file: 'fr/tips.json', prefix: 'tips:', content: { a: { b: 'c' } } }]);
  expect([...set.texts]).toEqual([['tips:a.b', { file: 'fr/tips.json', key: 'tips:a.b', text: 'c' }]]);
});

test.each([[1], [null], [['a', 'b']], [true]])('%j in place of a text names file and key', (value) => {
  expect(() => textSet('fr', [{ file: 'fr.json', prefix: '', content: { a: { b: value } } }])).toThrow(
    'fr.json › a.b',
  );
});

test('only texts that both sets hold are paired', () => {
  const pairs = pairTexts(sampleTexts('en', { a: 'A', b: 'B' }), sampleTexts('fr', { b: 'β', c: 'γ' }));
  expect(pairs.map(({ original, translation }) => [original.text, translation.text])).toEqual([['B', 'β']]);
});

test('the forms of a counted text know that they belong together', () => {
  const { texts } = sampleTexts('en', { days: { one: 'day', other: 'days' }, seen: { others: 'others' } });
  expect([...texts.values()].map(({ key, forms }) => [key, forms])).toEqual([
    ['days.one', 'days'],
    ['days.other', 'days'],
    ['seen.others', undefined],
  ]);
});

test('a form that the English lacks is paired with its last form, and so is the description of all forms', () => {
  const english = sampleTexts('en', { days: { one: 'day', other: 'days' } });
  const originals = (pairs: ReturnType<typeof pairTexts>) => pairs.map(({ original }) => original.key);
  const forms = { one: 'день', few: 'дня', other: 'дней' };
  expect(originals(pairTexts(english, sampleTexts('fr', { days: forms })))).toEqual([
    'days.one',
    'days.other',
    'days.other',
  ]);
  expect(originals(pairTexts(english, sampleTexts('descriptions', { days: 'Days.' })))).toEqual([
    'days.other',
  ]);
});

test('the placeholders of a text are named once each, sorted', () => {
  expect(placeholdersOf('{{low}} to {{high}} kg, not {{low}}')).toEqual(['high', 'low']);
});

test('a text without its placeholders keeps its words apart', () => {
  expect(withoutPlaceholders('from{{low}}to {{high}}')).toBe('from to  ');
});
