import { z } from 'zod';
import type { RowsFile } from '#checks/logic/content-files.ts';
import type { PicturePage } from '#checks/logic/pictures.ts';
import type { WeekPlan } from '#checks/logic/week-plans.ts';
import type { WeekSessions } from '#checks/logic/week-sessions.ts';
import type { WorkoutTexts } from '#checks/logic/workout-words.ts';
import type { WorkoutFile } from '#checks/logic/workouts.ts';
import { compendiumSchema } from '#src/features/exercises/compendium-schema.ts';
import { doseRuleSchema, loadRuleSchema } from '#src/features/exercises/dose-schema.ts';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import { exerciseFactsSchema } from '#src/features/exercises/schema.ts';
import { searchTermsSchema } from '#src/features/exercises/search-terms-schema.ts';
import { foodSchema } from '#src/features/meals/schema.ts';
import { planFactsSchema, sessionPartSchema, weekSessionSchema } from '#src/features/week-plan/schema.ts';
import { workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { pictureWordsSchema } from '#src/reading/page-schemas.ts';
import { calculatorFactsSchema, siteSchema, sourceSchema } from '#src/site/schemas.ts';
import type { Content } from './content.ts';
import { type Entry, fitting } from './entries.ts';

/*
 * The content as single checks want it. What does not fit its schema is left out: the check of schemas reports it.
 */

/** Every exercise with its facts. */
export function exercisesOf({ exercises }: Content): ReadExercise[] {
  return exercises.flatMap(({ id, facts }) => {
    const own = fitting(exerciseFactsSchema, facts);
    return own === undefined ? [] : [{ id, facts: own }];
  });
}

/** Every week plan with its facts. */
export function weekPlansOf({ weekPlans }: Content): WeekPlan[] {
  return weekPlans.flatMap(({ id, facts }) => {
    const own = fitting(planFactsSchema, facts);
    return own === undefined || facts === undefined ? [] : [{ id, file: facts.file, facts: own }];
  });
}

function workoutPages({ pages }: Content) {
  return pages.flatMap((page) => {
    const own = page.kind === 'workout' ? fitting(workoutSchemas.facts, page.facts) : undefined;
    return own === undefined ? [] : [{ page, facts: own }];
  });
}

/** Every workout with its facts. */
export function workoutsOf(content: Content): WorkoutFile[] {
  return workoutPages(content).map(({ page: { id, folder }, facts }) => ({
    file: `${folder}/facts.yaml`,
    category: id.split('/').at(-2) ?? '',
    facts,
  }));
}

/** The words of every workout in every language beside its facts. */
export function workoutTexts(content: Content): WorkoutTexts[] {
  return workoutPages(content).flatMap(({ page, facts }) =>
    [...page.words.values()].flatMap((file) => {
      const words = fitting(workoutSchemas.words, file);
      return words === undefined ? [] : [{ file: file.file, words, facts }];
    }),
  );
}

const picturesSchema = z.object({ pictures: z.record(z.string(), pictureWordsSchema).optional() });

/** Every page with its pictures. */
export function picturePages({ pages }: Content): PicturePage[] {
  return pages.flatMap(({ facts, words }) =>
    facts === undefined
      ? []
      : [
          {
            facts: { file: facts.file, facts: facts.data },
            words: [...words.values()].flatMap((file) => {
              const own = picturesSchema.safeParse(file.data).data;
              return own === undefined ? [] : [{ file: file.file, pictures: own.pictures ?? {} }];
            }),
          },
        ],
  );
}

/** The rows of a list that fit its schema. */
export function fittingRows<Schema extends z.ZodType>(
  content: Content,
  name: string,
  schema: Schema,
): Record<string, z.infer<Schema>> {
  const rows = Object.entries(rowsOf(content, name).rows).flatMap(([id, row]) => {
    const { data } = schema.safeParse(row);
    return data === undefined ? [] : [[id, data] as const];
  });
  return Object.fromEntries(rows);
}

/** What the days of the week plans do. */
export function weekSessionsOf(content: Content): WeekSessions {
  return {
    sessions: fittingRows(content, 'week-sessions', weekSessionSchema),
    parts: fittingRows(content, 'session-parts', sessionPartSchema),
  };
}

const rowsSchema = z.record(z.string(), z.unknown());

/** A file of content/lists/ as rows by their ids; without rows where it holds none. */
export function rowsOf({ files }: Content, name: string): RowsFile {
  const file = `content/lists/${name}.yaml`;
  return { file, rows: rowsSchema.safeParse(files.get(file)?.data).data ?? {} };
}

/** The lists of rows, each with the schema of a row. */
export const listSchemas = {
  sources: sourceSchema,
  calculators: calculatorFactsSchema,
  site: siteSchema,
  compendium: compendiumSchema,
  doses: doseRuleSchema,
  foods: foodSchema,
  loads: loadRuleSchema,
  'search-terms': searchTermsSchema,
  'session-parts': sessionPartSchema,
  'week-sessions': weekSessionSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

/** The entries that are written in a language, as the beginnings of the keys of their texts. */
export function keyStarts(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ collection, id }) => `${collection}:${id}`));
}
