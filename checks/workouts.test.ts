import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { languageCodes } from '#src/words/languages.ts';
import { checkWorkouts } from './logic/workouts.ts';
import { expectNoProblems } from './support/expect-no-problems.ts';
import { pages, pagesFolder } from './support/pages.ts';
import { readYaml } from './support/yaml.ts';

const workouts = pages
  .filter(({ kind }) => kind === 'workout')
  .map(({ folder }) => ({
    folder: `${pagesFolder}/${folder}`,
    category: folder.split('/').at(-2) ?? '',
    facts: workoutSchemas.facts.parse(readYaml(`${pagesFolder}/${folder}/facts.yaml`)),
  }));

const wordsIn = (folder: string) =>
  languageCodes.map((language) => `${folder}/${language}.yaml`).filter((file) => existsSync(file));

test('every session has its three parts, exercises that exist and suit, and the minutes that it promises', () => {
  expectNoProblems(
    checkWorkouts(
      workouts.map((workout) => ({ ...workout, file: `${workout.folder}/facts.yaml` })),
      readExercises('content'),
    ),
  );
});

test.each(workouts)('$folder has words for its sessions, its week and its video', ({ folder, facts }) => {
  expect(wordsIn(folder)).toContain(`${folder}/en.yaml`);
  for (const file of wordsIn(folder)) {
    const words = workoutSchemas.words.parse(readYaml(file));
    expect(Object.keys(words.sessions)).toEqual(facts.sessions.map(({ id }) => id));
    expect(words.video !== undefined, `video of ${file}`).toBe(facts.video !== undefined);
    expect(words.week !== undefined, `week of ${file}`).toBe(facts.week !== undefined);
    const benefits = facts.week?.columns.includes('benefits') ?? false;
    for (const day of words.week ?? []) expect(day.benefits !== undefined, file).toBe(benefits);
  }
});
