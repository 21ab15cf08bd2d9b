import { expect, test } from 'vitest';
import { checkSameKeys, fileInLanguage } from './same-keys.ts';
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

test.each([
  ['content/interface/en/tips.json', 'content/interface/rw/tips.json'],
  ['content/exercises/squat/en.yaml', 'content/exercises/squat/rw.yaml'],
])('the file beside %s is found for another language', (file, other) => {
  expect(fileInLanguage({ file }, 'rw')).toBe(other);
});
