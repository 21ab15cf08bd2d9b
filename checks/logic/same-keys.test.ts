import { expect, test } from 'vitest';
import type { TextTree } from '#src/words/mirror-texts.ts';
import { checkSameKeys, checkSameOrder, fileInLanguage } from './same-keys.ts';
import { sampleTexts } from './sample-texts.testing.ts';

const english = sampleTexts('en', { close: 'Close', print: 'Print' });

test('a language with the keys of the English has no problem', () => {
  expect(checkSameKeys(english, sampleTexts('fr', { print: 'Imprimer', close: 'Fermer' }))).toEqual([]);
});

test('a missing translation is asked for in the file of that language', () => {
  expect(checkSameKeys(english, sampleTexts('fr', { close: 'Fermer' }))).toEqual([
    {
      file: 'content/interface/fr/translation.json',
      key: 'print',
      message: 'Add the translation of “Print” here.',
    },
  ]);
});

test('a missing description is asked for with what it has to say', () => {
  const [problem] = checkSameKeys(english, sampleTexts('descriptions', { close: 'A button.' }));
  expect(problem?.file).toBe('content/interface/descriptions/translation.json');
  expect(problem?.message).toContain('where “Print” appears');
});

test('a stray key names the English file that lacks it', () => {
  const [problem] = checkSameKeys(
    english,
    sampleTexts('sw', { close: 'Funga', print: 'Chapa', old: 'Zamani' }),
  );
  expect(problem?.key).toBe('old');
  expect(problem?.message).toContain('content/interface/en/translation.json');
});

const days = sampleTexts('en', { days: { one: '{{count}} day', other: '{{count}} days' } });
const keysAndMessages = (texts: TextTree, language: 'fr' | 'descriptions' = 'fr') =>
  checkSameKeys(days, sampleTexts(language, texts)).map(({ key, message }) => `${key}: ${message}`);

test('a counted text has the forms that the rules of its language need, and one description', () => {
  expect(keysAndMessages({ days: { one: '{{count}} jour', other: '{{count}} jours' } })).toEqual([]);
  expect(keysAndMessages({ days: 'A number of {{count}} days.' }, 'descriptions')).toEqual([]);
});

test('a form that the language needs and lacks is asked for', () => {
  expect(keysAndMessages({ days: { other: '{{count}} jours' } })).toEqual([
    'days.one: Add this form of “{{count}} days” here: what is counted has the forms one, other.',
  ]);
});

test('a form that the language never needs is reported', () => {
  const forms = { one: '{{count}} jour', few: '{{count}} jours', other: '{{count}} jours' };
  expect(keysAndMessages({ days: forms })).toEqual([
    'days.few: The plural rules of this language never ask for this form: remove it.',
  ]);
});

test('one text in place of the forms is reported', () => {
  expect(keysAndMessages({ days: '{{count}} jours' })).toHaveLength(3);
});

test('a description of each form in place of one for all is reported', () => {
  expect(keysAndMessages({ days: { one: 'A number.', other: 'A number.' } }, 'descriptions')).toHaveLength(3);
});

test('the English itself is held to its forms', () => {
  const broken = sampleTexts('en', { days: { other: '{{count}} days' } });
  expect(checkSameKeys(broken, broken).map(({ key }) => key)).toEqual(['days.one']);
});

test('keys in another order than the English are reported, where they part', () => {
  const order = (texts: TextTree) => checkSameOrder(english, sampleTexts('fr', texts)).map(({ key }) => key);
  expect(order({ close: 'Fermer', old: 'Vieux', print: 'Imprimer' })).toEqual([]);
  expect(order({ print: 'Imprimer', close: 'Fermer' })).toEqual(['print']);
});

test.each([
  ['content/interface/en/tips.json', 'content/interface/rw/tips.json'],
  ['content/exercises/squat/en.yaml', 'content/exercises/squat/rw.yaml'],
])('the file beside %s is found for another language', (file, other) => {
  expect(fileInLanguage({ file }, 'rw')).toBe(other);
});
