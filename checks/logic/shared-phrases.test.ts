import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkPhrasesUsed, phrasesIn, sharedPhrasesSchema } from './shared-phrases.ts';

const dizzy = {
  en: 'Stop if you feel dizzy. Sit down.',
  fr: 'Arrêtez si la tête vous tourne.',
  rw: 'Hagarara niba ugize isereri.',
  sw: 'Acha ukihisi kizunguzungu.',
};
const phrases = sharedPhrasesSchema.parse({ dizzy });

test('each sentence of a phrase is compared by itself, without its capital and final mark', () => {
  expect([...phrasesIn('en', phrases)]).toEqual(['stop if you feel dizzy', 'sit down']);
});

test('a phrase that no text uses is reported for the language', () => {
  const used = sampleTexts('en', { a: 'Go slowly. Stop if you feel dizzy.' });
  expect(checkPhrasesUsed(used, phrases, 'shared-phrases.yaml')).toEqual([]);
  expect(checkPhrasesUsed(sampleTexts('fr', { a: 'Allez.' }), phrases, 'shared-phrases.yaml')).toMatchObject([
    { file: 'shared-phrases.yaml', key: 'dizzy.fr' },
  ]);
});

test.each([
  ['lacks a language', { ...dizzy, sw: undefined }],
  ['is no whole sentence', { ...dizzy, en: 'Stop' }],
])('a phrase that %s is refused', (_fault, phrase) => {
  expect(sharedPhrasesSchema.safeParse({ dizzy: phrase }).success).toBe(false);
});
