import type { MovementPattern } from '#src/features/exercises/logic/kinds.ts';
import type { PlayedBlock } from './timeline.ts';

/** What exercises train, in as few groups as somebody who builds a session chooses from. */
export const exerciseKinds = [
  'legs',
  'push',
  'pull',
  'trunk',
  'heart',
  'balance',
  'stretch',
  'calm',
] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

const kinds: Readonly<Record<MovementPattern, ExerciseKind>> = {
  squat: 'legs',
  hinge: 'legs',
  lunge: 'legs',
  jump: 'legs',
  push: 'push',
  pull: 'pull',
  carry: 'pull',
  core: 'trunk',
  cardio: 'heart',
  swim: 'heart',
  balance: 'balance',
  stretch: 'stretch',
  mobility: 'stretch',
  massage: 'stretch',
  breathing: 'calm',
};

/** The group that a kind of movement belongs to; each belongs to one. */
export const kindOf = (pattern: MovementPattern): ExerciseKind => kinds[pattern];

/**
 * What a session trains: the groups of its main part, or of all that there is where it has none.
 *
 * @param find what is known of an exercise by its id; one that is unknown trains nothing
 */
export function kindsOf(
  blocks: readonly Pick<PlayedBlock, 'part' | 'items'>[],
  find: (exercise: string) => { readonly pattern: MovementPattern } | undefined,
): ExerciseKind[] {
  const main = blocks.filter(({ part, items }) => part === 'main' && items.length > 0);
  const trained = (main.length > 0 ? main : blocks)
    .flatMap(({ items }) => items)
    .map(({ exercise }) => find(exercise)?.pattern);
  return exerciseKinds.filter((kind) => trained.some((pattern) => pattern && kinds[pattern] === kind));
}
