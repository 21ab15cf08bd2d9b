import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import {
  catalogueFactsSchema,
  catalogueWordsSchema,
  workoutFactsSchema,
  workoutWordsSchema,
} from '#src/reading/kinds/workout/schema.ts';
import { languageCodes } from '#src/words/languages.ts';
import { checkWorkouts } from './logic/workouts.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { readYaml } from './support/yaml.ts';

const folders = globSync('content/workouts/**/facts.yaml').sort().map(dirname);
const catalogues = folders.filter((folder) => folder.endsWith('/index'));
const workouts = folders
  .filter((folder) => !catalogues.includes(folder))
  .map((folder) => ({
    folder,
    // content/workouts/<audience>/<category>/<id>
    category: folder.split('/').at(-2) ?? '',
    facts: workoutFactsSchema.parse(readYaml(`${folder}/facts.yaml`)),
  }));

const wordsIn = (folder: string) =>
  languageCodes.map((language) => `${folder}/${language}.yaml`).filter((file) => existsSync(file));

test.each(catalogues)('%s has facts and words that fit', (folder) => {
  catalogueFactsSchema.parse(readYaml(`${folder}/facts.yaml`));
  expect(wordsIn(folder)).toContain(`${folder}/en.yaml`);
  for (const file of wordsIn(folder)) catalogueWordsSchema.parse(readYaml(file));
});

test('every plan has its three parts, exercises that exist and suit, and the minutes that it promises', () => {
  expectNoProblems(
    checkWorkouts(
      workouts.map((workout) => ({ ...workout, file: `${workout.folder}/facts.yaml` })),
      readExercises('content'),
    ),
  );
});

test.each(workouts)('$folder has words for its plans, its week and its video', ({ folder, facts }) => {
  expect(wordsIn(folder)).toContain(`${folder}/en.yaml`);
  for (const file of wordsIn(folder)) {
    const words = workoutWordsSchema.parse(readYaml(file));
    expect(Object.keys(words.plans)).toEqual(facts.plans.map(({ id }) => id));
    expect(words.video !== undefined, `video of ${file}`).toBe(facts.video !== undefined);
    expect(words.week !== undefined, `week of ${file}`).toBe(facts.week !== undefined);
    const benefits = facts.week?.columns.includes('benefits') ?? false;
    for (const day of words.week ?? []) expect(day.benefits !== undefined, file).toBe(benefits);
  }
});
