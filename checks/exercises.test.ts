import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exerciseWordsDigest } from '#src/features/exercises/exercise-words.ts';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { exerciseWordsSchema } from '#src/features/exercises/schema.ts';
import { drawMovement } from '#src/figures/movements/draw-movement.ts';
import { validateMovement } from '#src/figures/movements/validate-movement.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';

const exercises = readExercises('content');
const factsById = new Map(exercises.map(({ id, facts }) => [id, facts]));

function wordsOf(id: string, language: Language) {
  const path = join('content', 'exercises', id, `${language}.yaml`);
  return existsSync(path) ? exerciseWordsSchema.parse(parse(readFileSync(path, 'utf8'))) : undefined;
}

function englishWords(id: string) {
  return exerciseWordsSchema.parse(wordsOf(id, 'en'));
}

const translations = languageCodes
  .filter((language) => language !== 'en')
  .flatMap((language) => exercises.map(({ id }) => ({ id, language })))
  .filter(({ id, language }) => existsSync(join('content', 'exercises', id, `${language}.yaml`)));

test.each(exercises)('a body can do $id, and both figures of it are light', ({ id, facts }) => {
  const movement = facts.movement;
  expect(validateMovement(id, movement)).toEqual([]);
  for (const person of ['woman', 'man'] as const) {
    expect(brotliCompressSync(drawMovement(movement, person)).length).toBeLessThanOrEqual(2500);
  }
});

test.each(exercises)('$id has English words that fit', ({ id }) => {
  expect(() => englishWords(id)).not.toThrow();
});

test.each(exercises)('$id holds nothing but its facts and its words', ({ id }) => {
  expect(['en.yaml', 'facts.yaml', 'fr.yaml', 'rw.yaml', 'sw.yaml']).toEqual(
    expect.arrayContaining(readdirSync(join('content', 'exercises', id))),
  );
});

test('the easier and the harder exercise of each exist, and no chain of harder ones comes back', () => {
  for (const { id, facts } of exercises) {
    for (const neighbour of [facts.easier, facts.harder]) {
      if (neighbour !== undefined) expect(factsById.has(neighbour), `${id} → ${neighbour}`).toBe(true);
    }
    const chain = [id];
    for (let next = facts.harder; next !== undefined; next = factsById.get(next)?.harder) {
      expect(chain, `the harder ones of ${id}`).not.toContain(next);
      chain.push(next);
    }
  }
});

test.each(translations)(
  '$id in $language has as many steps and mistakes as today’s English',
  ({ id, language }) => {
    const english = englishWords(id);
    const words = wordsOf(id, language);
    expect(words?.steps).toHaveLength(english.steps.length);
    expect(words?.mistakes).toHaveLength(english.mistakes.length);
    expect(words?.madeFrom).toBe(exerciseWordsDigest(english));
  },
);
