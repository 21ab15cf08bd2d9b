import { expect, test } from 'vitest';
import { compendiumSchema } from '#src/features/exercises/compendium-schema.ts';
import { exerciseFactsSchema } from '#src/features/exercises/schema.ts';
import { checkCompendium } from './compendium.ts';
import { checkRows } from './content-files.ts';

const file = 'content/lists/compendium.yaml';
const squat = { id: 'squat', facts: { compendium: '02056' } };
const squatRow = { met: 3, activity: 'Body weight exercises', edition: 2024, sources: ['compendium'] };

test.each([0.9, 20.1])('an activity of %d MET is refused', (met) => {
  const rows = { '02056': { ...squatRow, met } };
  expect(checkRows({ file, rows }, compendiumSchema).map(({ key }) => key)).toEqual(['02056.met']);
});

test('an activity of an edition that nobody has read is refused', () => {
  const rows = { '02056': { ...squatRow, edition: 2000 } };
  expect(checkRows({ file, rows }, compendiumSchema).map(({ key }) => key)).toEqual(['02056.edition']);
});

test('a code that the file lacks is reported at its exercise, an activity without exercise in the file', () => {
  const problems = checkCompendium([squat], { file, rows: { '02101': squatRow } });
  expect(problems.map((problem) => [problem.file, problem.key])).toEqual([
    ['content/exercises/squat/facts.yaml', 'compendium'],
    [file, '02101'],
  ]);
});

test('a code that lost its quotes, and so its zero, is refused', () => {
  const code = exerciseFactsSchema.shape.compendium;
  expect(code.safeParse('02056').success).toBe(true);
  expect(code.safeParse(2056).success).toBe(false);
  expect(checkCompendium([squat], { file, rows: { 2056: squatRow } })).toHaveLength(2);
});
