import { fetchFile } from '#src/device/fetch-file.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import type { PlayedExercises } from '#src/features/training/logic/library.ts';
import { useLazy } from '#src/ui/use-lazy.ts';

/**
 * Everything that can be placed in a week.
 *
 * @param files address of the folder with the files of training
 * @param hasOwn whether there are sessions of one's own, whose exercises are then fetched too
 */
export function useCatalogue(files: string, hasOwn: boolean) {
  const catalogue = useLazy(true, () => fetchFile<Catalogue>(`${files}/catalogue.json`));
  const exercises = useLazy(hasOwn, () => fetchFile<PlayedExercises>(`${files}/exercises.json`));
  return {
    catalogue: catalogue.part,
    exercises: exercises.part ?? {},
    hasFailed: catalogue.hasFailed || exercises.hasFailed,
    retry: () => {
      catalogue.again();
      exercises.again();
    },
  };
}
