import { expect, test } from 'vitest';
import { phraseNamed, withoutPhrases, withPhrases } from './phrases.ts';

const phrases = { chest: 'Pain in your chest.', call: 'Call for help.' };
const words = {
  reviewed: new Date(0),
  urgent: { signs: ['phrase:chest', 'A cough that does not stop.'], action: 'phrase:call' },
};

test('a reference becomes its sentence, wherever it stands', () => {
  expect(withPhrases(words, phrases)).toEqual({
    reviewed: new Date(0),
    urgent: { signs: ['Pain in your chest.', 'A cough that does not stop.'], action: 'Call for help.' },
  });
});

test('a sentence becomes its reference again', () => {
  expect(withoutPhrases(withPhrases(words, phrases), phrases)).toEqual(words);
});

test('a reference to no phrase stays, so that a check can name it', () => {
  expect(withPhrases({ a: 'phrase:chess' }, phrases)).toEqual({ a: 'phrase:chess' });
  expect(phraseNamed('phrase:chess')).toBe('chess');
});

test('a phrase inside of a text is no reference', () => {
  expect(withPhrases({ a: 'Say “phrase:chest”.' }, phrases)).toEqual({ a: 'Say “phrase:chest”.' });
  expect(phraseNamed('Pain')).toBeUndefined();
});
