import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import type { PlayedExercises } from '#src/features/training/logic/library.ts';
import { useFile } from '#src/ui/use-file.ts';

const noExercises: PlayedExercises = {};

/**
 * Everything that can be placed in a week.
 *
 * @param files address of the folder with the files of training
 * @param hasOwn whether there are sessions of one's own, whose exercises are then fetched too
 */
export function useCatalogue(files: string, hasOwn: boolean) {
  const catalogue = useFile<Catalogue>(`${files}/catalogue.json`);
  const exercises = useFile<PlayedExercises>(hasOwn ? `${files}/exercises.json` : undefined);
  return {
    catalogue: catalogue.content,
    exercises: exercises.content ?? noExercises,
    hasFailed: catalogue.failed || exercises.failed,
    retry: () => {
      if (catalogue.failed) catalogue.retry();
      if (exercises.failed) exercises.retry();
    },
  };
}
