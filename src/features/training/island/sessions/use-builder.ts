import { useCallback, useEffect, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import { readStored } from '#src/device/storage.ts';
import type { PlayedExercises } from '#src/features/training/logic/library.ts';
import type { Workbench } from './Workbench.tsx';

/** Everything that can be put into a session, and a small picture of each by its id. */
export interface Shelf {
  exercises: PlayedExercises;
  pictures: Readonly<Record<string, string>>;
}

type BuilderState =
  | { phase: 'loading' | 'failed' }
  | { phase: 'ready'; shelf: Shelf; Bench: typeof Workbench };

/**
 * Fetches all that building needs and the list of sessions does not: the exercises and the workbench itself. Once, and
 * again when asked.
 *
 * @param files address of the folder with the files of training
 * @param pictograms address of the folder with the small pictures of exercises
 */
export function useBuilder(files: string, pictograms: string): { state: BuilderState; retry: () => void } {
  const [state, setState] = useState<BuilderState>({ phase: 'loading' });
  const load = useCallback(() => {
    setState({ phase: 'loading' });
    Promise.all([fetchShelf(files, pictograms), import('./Workbench.tsx')]).then(
      ([shelf, { Workbench: Bench }]) => setState({ phase: 'ready', shelf, Bench }),
      () => setState({ phase: 'failed' }),
    );
  }, [files, pictograms]);
  useEffect(load, [load]);
  return { state, retry: load };
}

async function fetchShelf(files: string, pictograms: string): Promise<Shelf> {
  const person = readStored('person') === 'man' ? 'man' : 'woman';
  const [exercises, pictures] = await Promise.all([
    fetchFile<Shelf['exercises']>(`${files}/exercises.json`),
    // Without the pictures a session can be built all the same.
    fetchFile<Shelf['pictures']>(`${pictograms}/${person}.json`).catch(() => ({})),
  ]);
  return { exercises, pictures };
}
