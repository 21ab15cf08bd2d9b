import { useCallback, useEffect, useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import { loadEntries, readEntries } from '#src/features/entries/store/entry-store.ts';
import {
  exercisesOf,
  ownSessions,
  type PlayedExercises,
  type PlayedSession,
  readSessionAddress,
  type SessionAddress,
  type WorkoutLibrary,
} from '#src/features/training/logic/library.ts';
import type { SavedSession } from '#src/features/training/logic/saved-session.ts';

/** The session that the address asks for, with all that is needed to play it. */
export interface Playable {
  address: SessionAddress;
  /** What its page is called; undefined for a session of one's own. */
  page: string | undefined;
  session: PlayedSession;
  exercises: PlayedExercises;
  /** The session that the device holds from an earlier visit, this one or another. */
  saved: SavedSession | undefined;
}

export type LibraryState =
  | { phase: 'loading' | 'failed' | 'unknown' }
  | { phase: 'ready'; playable: Playable };

/**
 * Fetches what can be played, once, and again when asked.
 *
 * @param files address of the folder with the files of training
 */
export function useLibrary(files: string): { state: LibraryState; retry: () => void } {
  const [state, setState] = useState<LibraryState>({ phase: 'loading' });

  const load = useCallback(() => {
    setState({ phase: 'loading' });
    fetchPlayable(files).then(
      (playable) => setState(playable ? { phase: 'ready', playable } : { phase: 'unknown' }),
      () => setState({ phase: 'failed' }),
    );
  }, [files]);
  useEffect(load, [load]);

  return { state, retry: load };
}

async function fetchPlayable(files: string): Promise<Playable | undefined> {
  const address = readSessionAddress(location.search);
  if (!address) return undefined;
  const saved = await readSaved();
  if (address.workout === ownSessions) return fetchOwn(files, address, saved);
  const library = await fetchFile<WorkoutLibrary>(`${files}${address.workout}.json`);
  const session = library?.sessions[address.session];
  return (
    library && session && { address, page: library.heading, session, exercises: library.exercises, saved }
  );
}

// Schemas are a tenth of the player's script, and most sessions need none.
async function readSaved(): Promise<SavedSession | undefined> {
  const text = readStored('session');
  if (text === null) return undefined;
  const { readSavedSession } = await import('#src/features/training/logic/saved-session.ts');
  return readSavedSession(text);
}

/** A session that the device keeps, with exercises of the whole library. */
async function fetchOwn(
  files: string,
  address: SessionAddress,
  saved: SavedSession | undefined,
): Promise<Playable | undefined> {
  await loadEntries();
  const { recordsOf } = await import('#src/features/training/logic/records.ts');
  const own = recordsOf('own-session', readEntries().entries).find(({ id }) => id === address.session);
  const exercises = own && (await fetchFile<PlayedExercises>(`${files}/exercises.json`));
  if (!own || !exercises) return undefined;
  const blocks = own.blocks
    .map((block) => ({ ...block, items: block.items.filter(({ exercise }) => exercises[exercise]) }))
    .filter(({ items }) => items.length > 0);
  const session: PlayedSession = {
    heading: own.name,
    name: own.name,
    shownBy: 'woman',
    effort: 'moderate',
    blocks,
  };
  return blocks.length === 0
    ? undefined
    : { address, page: undefined, session, exercises: exercisesOf([session], exercises), saved };
}

/** @returns undefined where there is no such file */
async function fetchFile<Content>(address: string): Promise<Content | undefined> {
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
