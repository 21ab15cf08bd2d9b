import { useCallback, useEffect, useState } from 'react';
import {
  isComplete,
  type PlayedSession,
  type PlayedWorkout,
  readSessionAddress,
  type SessionAddress,
  type TrainingLibrary,
} from '#src/features/training/logic/library.ts';

/** The session that the address asks for, with all that is needed to play it. */
export interface Playable {
  address: SessionAddress;
  workout: PlayedWorkout;
  session: PlayedSession;
  exercises: TrainingLibrary['exercises'];
}

export type LibraryState =
  | { phase: 'loading' | 'failed' | 'unknown' }
  | { phase: 'ready'; playable: Playable };

/** Fetches what can be played, once, and again when asked. */
export function useLibrary(file: string): { state: LibraryState; retry: () => void } {
  const [state, setState] = useState<LibraryState>({ phase: 'loading' });

  const load = useCallback(() => {
    setState({ phase: 'loading' });
    fetchPlayable(file).then(
      (playable) => setState(playable ? { phase: 'ready', playable } : { phase: 'unknown' }),
      () => setState({ phase: 'failed' }),
    );
  }, [file]);
  useEffect(load, [load]);

  return { state, retry: load };
}

async function fetchPlayable(file: string): Promise<Playable | undefined> {
  const address = readSessionAddress(location.search);
  if (!address) return undefined;
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  const library: TrainingLibrary = await answer.json();
  const workout = library.workouts[address.workout];
  const session = workout?.sessions[address.session];
  return workout && session && isComplete(library, session)
    ? { address, workout, session, exercises: library.exercises }
    : undefined;
}
