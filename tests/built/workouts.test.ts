import { expect, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { exercisePath } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { parsePage, textOf } from './support/read-page.ts';
import { faultsOf, htmlOf, pages } from './support/site.ts';

/** The specification's tables of workouts: the pages of each category, which men and women share. */
const specified = {
  'bodyweight-strength': ['full-body', 'upper-body', 'lower-body'],
  cardio: ['hiit', 'cardio-circuits', 'jump-rope'],
  flexibility: ['stretching', 'yoga-pilates', 'dynamic-warm-ups'],
  'core-abs': ['ab-circuits', 'core-stability', 'lower-abs'],
  functional: ['balance-coordination', 'everyday-strength', 'agility-drills'],
  beginner: ['intro-bodyweight', 'easy-cardio', 'basic-flexibility'],
  'recovery-mobility': ['post-workout-stretching', 'relaxation-techniques', 'foam-rolling'],
  'glute-leg': ['glute-activation', 'leg-toning', 'lower-body-circuits'],
};
const specifiedPaths = [
  ...['men', 'women'].flatMap((sex) => [
    `/tips/build-body-${sex}`,
    ...Object.entries(specified).flatMap(([category, workouts]) =>
      ['', ...workouts.map((workout) => `/${workout}`)].map((end) => `/build-body-${sex}/${category}${end}`),
    ),
  ]),
  '/build-body-men/sports-specific-training',
  ...['soccer', 'basketball', 'swimming'].map((sport) => `/men/sports-specific-training/${sport}`),
  ...['', '/prenatal', '/postnatal', '/core-and-pelvic'].map(
    (end) => `/build-body-women/pre-post-natal-workouts${end}`,
  ),
];

test('every page of workouts that the specification lists is there in every language, and no other', () => {
  const folders = ['/tips/build-body-', '/build-body-', '/men/'];
  const workouts = pages.filter(({ shared }) => folders.some((folder) => shared.startsWith(folder)));
  for (const language of languageCodes) {
    const found = workouts.filter((page) => page.language === language).map(({ shared }) => shared);
    expect(found.sort(), language).toEqual(specifiedPaths.toSorted());
  }
  expect(specifiedPaths).toHaveLength(74);
});

const exercises = readExercises(`${projectDirectory}/content`);

test('a page for pregnancy and the time after birth says what to take care of in each of its exercises', () => {
  const forMothers = pages.filter(
    ({ kind, shared }) => kind === 'workout' && shared.includes('/pre-post-natal-workouts/'),
  );
  let said = 0;
  const faults = faultsOf(forMothers, (page) => {
    const { caution } = textsOf(page.language).exercises;
    return parsePage(htmlOf(page))
      .querySelectorAll('ol > li')
      .flatMap((step) => {
        const address = step.querySelector('a')?.getAttribute('href') ?? '';
        const exercise = exercises.find(({ id }) => address.endsWith(exercisePath(id)));
        const cautions = exercise?.facts.cautions.map((id) => caution[id].replaceAll('\u{a0}', ' ')) ?? [];
        said += cautions.length;
        const text = textOf(step);
        return cautions.filter((sentence) => !text.includes(sentence));
      });
  });
  expect(faults).toEqual([]);
  expect(said).toBeGreaterThan(forMothers.length);
});
