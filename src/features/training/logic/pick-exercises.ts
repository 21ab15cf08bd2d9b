import { isFound, searchWords } from '#src/features/exercises/logic/search.ts';
import { type ExerciseKind, kindOf } from './exercise-kinds.ts';
import type { PlayedExercise, PlayedExercises } from './library.ts';

/** An exercise as a row to choose from. */
export interface Pickable {
  readonly id: string;
  readonly exercise: PlayedExercise;
  /** Under which it is found. */
  readonly words: readonly string[];
}

/**
 * All exercises in the order of their names, ready to be searched.
 *
 * @param tag of the language whose alphabet orders them
 */
export function pickable(exercises: PlayedExercises, tag: string): Pickable[] {
  const { compare } = new Intl.Collator(tag);
  return Object.entries(exercises)
    .map(([id, exercise]) => ({ id, exercise, words: searchWords([exercise.name, id]) }))
    .sort((one, other) => compare(one.exercise.name, other.exercise.name));
}

/**
 * Those of a kind whose names hold every word of a query, written with or without accents. One wrong letter in a word is
 * forgiven where otherwise nothing would be found.
 *
 * @param kind undefined for every kind
 */
export function pick(all: readonly Pickable[], query: string, kind: ExerciseKind | undefined): Pickable[] {
  const ofKind = all.filter(({ exercise }) => kind === undefined || kindOf(exercise.pattern) === kind);
  const found = (forgiving: boolean) => ofKind.filter(({ words }) => isFound(words, query, forgiving));
  const exactly = found(false);
  return exactly.length > 0 ? exactly : found(true);
}
