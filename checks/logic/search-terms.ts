import { z } from 'zod';
import type { RowsFile } from './content-files.ts';
import type { Problem } from './problem.ts';

const exercisesSchema = z.object({ exercises: z.array(z.string()) });

/** Every exercise that a searched word leads to is there. */
export function checkSearchTerms(exercises: readonly { id: string }[], { file, rows }: RowsFile): Problem[] {
  const ids = new Set(exercises.map(({ id }) => id));
  return Object.entries(rows).flatMap(([words, row]) =>
    (exercisesSchema.safeParse(row).data?.exercises ?? [])
      .filter((id) => !ids.has(id))
      .map((id) => ({ file, key: words, message: `There is no exercise “${id}”.` })),
  );
}
