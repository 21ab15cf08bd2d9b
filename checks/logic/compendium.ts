import type { RowsFile } from './content-files.ts';
import type { Problem } from './problem.ts';

/** What an exercise says of its energy cost. */
export interface CostedExercise {
  id: string;
  facts: { compendium: string };
}

/** Every code that an exercise names is a row of the Compendium's file, and every row is named. */
export function checkCompendium(exercises: readonly CostedExercise[], { file, rows }: RowsFile): Problem[] {
  const named = new Set(exercises.map(({ facts }) => facts.compendium));
  const unknown = exercises
    .filter(({ facts }) => !Object.hasOwn(rows, facts.compendium))
    .map(({ id, facts }) => ({
      file: `content/exercises/${id}/facts.yaml`,
      key: 'compendium',
      message: `${file} has no activity “${facts.compendium}”: add it, or name one that it has.`,
    }));
  const unnamed = Object.keys(rows)
    .filter((code) => !named.has(code))
    .map((code) => ({ file, key: code, message: 'No exercise names this activity: remove it.' }));
  return [...unknown, ...unnamed];
}
