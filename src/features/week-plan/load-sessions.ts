import { type Exercise, loadExercise } from '#src/features/exercises/load.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';
import { allEntries } from '#src/site/entries.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { wholeSession } from './schema.ts';

/** An exercise of a session, so many repetitions or seconds, with what to do where it is too hard or too easy. */
export interface PlanItem {
  exercise: Exercise;
  repetitions: number | undefined;
  seconds: number | undefined;
  /** Seconds of rest after it. */
  rest: number | undefined;
  easier: Exercise | undefined;
  harder: Exercise | undefined;
}

export interface PlanBlock {
  part: Session['blocks'][number]['part'];
  rounds: number;
  roundRest: number | undefined;
  items: readonly PlanItem[];
}

/** Finds exercises in a language, each loaded once. */
export function exerciseFinder(language: BuiltLanguage): (id: string) => Promise<Exercise> {
  const found = new Map<string, Promise<Exercise>>();
  return (id) => {
    const exercise = found.get(id) ?? loadExercise(id, language);
    found.set(id, exercise);
    return exercise;
  };
}

/** All sessions of the week plans by their ids, their shared parts written out. */
export async function loadSessions(): Promise<ReadonlyMap<string, Session>> {
  const parts = await allEntries('sessionParts');
  const partsById = Object.fromEntries(parts.map(({ id, data }) => [id, data]));
  const rows = await allEntries('weekSessions');
  return new Map(rows.map(({ id, data }) => [id, wholeSession(id, data, partsById)]));
}

/** The blocks of a session with their exercises. */
export function loadBlocks(
  { blocks }: Session,
  find: (id: string) => Promise<Exercise>,
): Promise<PlanBlock[]> {
  return Promise.all(
    blocks.map(async ({ part, rounds, roundRest, items }) => ({
      part,
      rounds,
      roundRest,
      items: await Promise.all(
        items.map(async ({ exercise: id, repetitions, seconds, rest, ...own }): Promise<PlanItem> => {
          const exercise = await find(id);
          const { easier = exercise.facts.easier, harder = exercise.facts.harder } = own;
          return {
            exercise,
            repetitions,
            seconds,
            rest,
            easier: easier === undefined ? undefined : await find(easier),
            harder: harder === undefined ? undefined : await find(harder),
          };
        }),
      ),
    })),
  );
}
