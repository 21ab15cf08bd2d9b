import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { activityLevels } from './calories.ts';
import { fittingWorkout, fittingWorkouts } from './fitting-workout.ts';

test.each([
  ['female', 'women'],
  ['male', 'men'],
] as const)(
  'who does not move yet begins with easy cardio, and others with strength (%s)',
  (gender, readers) => {
    const category = `/build-body-${readers}`;
    expect(activityLevels.map((activity) => fittingWorkout({ gender, activity }))).toEqual([
      `${category}/beginner/easy-cardio`,
      ...Array(4).fill(`${category}/bodyweight-strength/full-body`),
    ]);
  },
);

test('each workout that fits is a page', () => {
  const missing = fittingWorkouts.filter(
    (path) => !existsSync(join(projectDirectory, 'content', 'pages', path, 'facts.yaml')),
  );
  expect(missing).toEqual([]);
});
