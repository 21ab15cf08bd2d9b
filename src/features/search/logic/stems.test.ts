import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from '#src/words/languages.ts';
import { stemOf } from './stems.ts';

test.each([
  ['en', 'exercises', 'exercise'],
  ['en', 'stopping', 'stop'],
  ['en', 'allergies', 'allergy'],
  ['en', 'eyes', 'eye'],
  ['en', 'ears', 'ear'],
  ['fr', 'douleurs', 'douleur'],
  ['fr', 'maigrir', 'maigri'],
  ['rw', 'kugabanya', 'nagabanya'],
  ['rw', 'kugabanya', 'gabanya'],
  ['rw', 'amaraso', 'araso'],
  ['rw', 'umutima', 'imitima'],
  ['rw', 'igituza', 'ibituza'],
  ['rw', 'kumukuna', 'kukuna'],
  ['sw', 'kupunguza', 'ninapunguza'],
  ['sw', 'kupunguza', 'kuupunguza'],
  ['rw', 'yakuna', 'barakuna'],
  ['sw', 'yananiumiza', 'linaniumiza'],
  ['sw', 'hapumui', 'anapumua'],
  ['sw', 'mguu', 'miguu'],
  ['sw', 'nyumbani', 'nyumba'],
  ['sw', 'ugonjwa', 'magonjwa'],
] as const)('in %s, %s and %s are of one origin', (language, one, other) => {
  expect(stemOf(one, language)).toBe(stemOf(other, language));
});

test.each([
  ['en', 'bed'],
  ['rw', 'ibere'],
  ['sw', 'figo'],
] as const)('in %s, %s is left with three letters at least', (language, word) => {
  expect(stemOf(word, language).length).toBeGreaterThanOrEqual(3);
});

test('a stem stands in its word, and is never shorter than three letters where the word is longer', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abdeghikmnrstuwy'), minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(letters, fc.constantFrom(...languageCodes), (word, language) => {
      expect(stemOf(word, language).length).toBeGreaterThanOrEqual(3);
    }),
  );
});
