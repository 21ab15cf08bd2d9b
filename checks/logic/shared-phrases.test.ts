import { expect, test } from 'vitest';
import { sampleTexts } from './sample-texts.testing.ts';
import { checkPhrasesKnown, checkPhrasesUsed, sentencesOf } from './shared-phrases.ts';

const phrases = sampleTexts('en', { 'phrases:ask.dizzy': 'Stop if you feel dizzy. Sit down.' });

test('each sentence of a phrase is compared by itself, without its capital and final mark', () => {
  expect([...sentencesOf({ dizzy: 'Stop if you feel dizzy. Sit down.' })]).toEqual([
    'stop if you feel dizzy',
    'sit down',
  ]);
});

test('a phrase that no page uses is reported', () => {
  const used = sampleTexts('en', { a: 'Stop if you feel dizzy. Sit down.' });
  expect(checkPhrasesUsed(phrases, used)).toEqual([]);
  expect(checkPhrasesUsed(phrases, sampleTexts('en', { a: 'Sit down.' }))).toMatchObject([
    { key: 'phrases:ask.dizzy', message: expect.stringContaining('“phrase:dizzy”') },
  ]);
  expect(checkPhrasesUsed(phrases, sampleTexts('en', { a: 'Sit down.' }), ['dizzy'])).toEqual([]);
});

test('a name of no phrase is reported', () => {
  expect(checkPhrasesKnown(sampleTexts('en', { a: 'phrase:dizy', b: 'Sit down.' }))).toMatchObject([
    { key: 'a', message: expect.stringContaining('“dizy”') },
  ]);
});
