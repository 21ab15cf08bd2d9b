import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import type { PlayedExercises } from '#src/features/training/logic/library.ts';

interface Files {
  catalogue: Catalogue | undefined;
  /** Only fetched for somebody who has sessions of their own. */
  exercises: PlayedExercises;
}

const nothing: Files = { catalogue: undefined, exercises: {} };

/**
 * Everything that can be placed in a week.
 *
 * @param files address of the folder with the files of training
 */
export function useCatalogue(files: string, hasOwn: boolean) {
  const [state, setState] = useState<Files>(nothing);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    const wanted = [
      fetchFile<Catalogue>(`${files}/catalogue.json`),
      hasOwn ? fetchFile<PlayedExercises>(`${files}/exercises.json`) : {},
    ] as const;
    Promise.all(wanted).then(
      ([catalogue, exercises]) => setState({ catalogue, exercises }),
      () => setFailed(true),
    );
  }, [files, hasOwn]);
  useEffect(load, [load]);

  return { ...state, hasFailed, retry: load };
}
