import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSentenceSplitter, sentencesOf } from './sentences.ts';

test.each([
  ['Rinse the eye. Then go.', ['Rinse the eye.', 'Then go.']],
  ['Rinse the eye. [1] Then go. [2][3]', ['Rinse the eye. [1]', 'Then go. [2][3]']],
  ['Rinse the eye [1]. Then go [2, 3].', ['Rinse the eye [1].', 'Then go [2, 3].']],
  ['Rinse the eye.[1]Then go.[2]', ['Rinse the eye.[1]', 'Then go.[2]']],
  ['Ask Dr. Uwase. Walk 1.5 km, e.g. Tuesday.', ['Ask Dr. Uwase.', 'Walk 1.5 km, e.g. Tuesday.']],
  ['It is 7 p.m. now. Go!', ['It is 7 p.m. now.', 'Go!']],
  ['1. Rinse. [1]\n2. Go. [1]', ['1. Rinse. [1]', '2. Go. [1]']],
  ['- Rinse\n* Go\n\n', ['- Rinse', '* Go']],
  ['“Screens ruin eyes.” They do not.', ['“Screens ruin eyes.”', 'They do not.']],
  ['Buvez de l’eau ! Et marchez.', ['Buvez de l’eau !', 'Et marchez.']],
  ['Rinse… then go. Now', ['Rinse… then go.', 'Now']],
  ['Rinse. [1] and go on', ['Rinse. [1]', 'and go on']],
  ['', []],
])('%j is cut where sentences end', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});

const texts = fc
  .array(
    fc.constantFrom(
      'Rinse',
      ' ',
      '. ',
      '.',
      '[1]',
      ' [2, 3]',
      '!',
      '\n',
      'Dr. ',
      '1.5',
      '…',
      '” ',
      'é',
      '1. ',
      '[',
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('a text is cut alike, whatever pieces it comes in', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(60)), (text, cuts) => {
      const splitter = createSentenceSplitter();
      const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
      const found = places
        .slice(1)
        .flatMap((place, index) => splitter.push(text.slice(places[index], place)));
      expect([...found, ...splitter.end()]).toEqual(sentencesOf(text));
    }),
    { numRuns: 500 },
  );
});

test('no sign of a text is lost or doubled', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(sentencesOf(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
