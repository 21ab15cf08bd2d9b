import { expect, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { readExercises } from '#src/features/exercises/read-exercises.ts';
import { exercisePath } from '#src/site/routes.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { parsePage, textOf } from './support/read-page.ts';
import { faultsOf, htmlOf, pages } from './support/site.ts';

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
