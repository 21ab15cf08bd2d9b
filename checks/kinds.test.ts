import { expect, test } from 'vitest';
import { exerciseFactsSchema } from '#src/features/exercises/schema.ts';
import { planFactsSchema } from '#src/features/week-plan/schema.ts';
import { kinds } from '#src/reading/kinds.ts';
import { idSchema, pathSchema, pictureWordsSchema } from '#src/reading/page-schemas.ts';

const rows = Object.entries(kinds);
const faultsOf = (kind: keyof typeof kinds, named: string) =>
  (kinds[kind].schemas.facts.safeParse({ kind: named }).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );

test.each(rows)('the schema of %s takes the name of its row as its kind, and no other', (name) => {
  const kind = name as keyof typeof kinds;
  expect(faultsOf(kind, name)).not.toContain('kind');
  expect(faultsOf(kind, `${name}-2`)).toContain('kind');
});

test.each(['vitamin-b12', 'covid-19', 'type-2-diabetes'])('%s can be the id of anything', (id) => {
  expect(idSchema.safeParse(id).success).toBe(true);
  expect(pathSchema.safeParse(`/tips/${id}`).success).toBe(true);
  expect(exerciseFactsSchema.shape.easier.safeParse(id).success).toBe(true);
  const plan = planFactsSchema.safeParse({
    days: [{ focus: 'hiit', workout: `/build-body-men/cardio/${id}` }],
  });
  expect(plan.error?.issues.map(({ path }) => path.join('.'))).not.toContain('days.0.workout');
  expect(pictureWordsSchema.shape.labels.safeParse({ step1: 'Rinse' }).success).toBe(true);
});
