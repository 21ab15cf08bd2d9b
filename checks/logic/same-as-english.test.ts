import { expect, test } from 'vitest';
import { checkSameAsEnglish, translatedTexts } from './same-as-english.ts';
import { noAllowances, sampleTexts } from './sample-texts.testing.ts';

const english = sampleTexts('en', { close: 'Close', contact: 'Contact' });
const french = sampleTexts('fr', { close: 'Fermer', contact: 'Contact' });
const allowing = (key: string, languages: ('fr' | 'rw' | 'sw')[]) => ({
  file: 'allowed.yaml',
  rows: [{ key, languages, reason: 'Spelt the same in French.' }],
});

test('a text left in English is reported', () => {
  const problems = checkSameAsEnglish(english, [french], noAllowances);
  expect(problems.map(({ key }) => key)).toEqual(['contact']);
});

test('a listed text may be the same', () => {
  expect(checkSameAsEnglish(english, [french], allowing('contact', ['fr']))).toEqual([]);
});

test('a row for one language does not excuse another', () => {
  const swahili = sampleTexts('sw', { close: 'Funga', contact: 'Contact' });
  const [problem] = checkSameAsEnglish(english, [french, swahili], allowing('contact', ['fr']));
  expect(problem?.file).toContain('/sw/');
});

test('a row that excuses nothing is reported in its own file', () => {
  const problems = checkSameAsEnglish(english, [french], {
    file: 'allowed.yaml',
    rows: [...allowing('contact', ['fr']).rows, ...allowing('close', ['fr']).rows],
  });
  expect(problems).toEqual([
    { file: 'allowed.yaml', key: 'close', message: 'The exception for “fr” is no longer needed: remove it.' },
  ]);
});

test('the translated texts are those that differ from the English', () => {
  expect([...translatedTexts(english, french).texts.keys()]).toEqual(['close']);
});
