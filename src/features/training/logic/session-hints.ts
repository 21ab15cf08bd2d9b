import { isCardio, isStrength } from '#src/features/exercises/logic/kinds.ts';
import { firstDose } from './first-dose.ts';
import type { PlayedExercises } from './library.ts';
import type { Build, NewItem } from './own-session.ts';

/** What may be said while somebody builds a session. Each is an offer and stands in nobody's way. */
export type SessionHint = 'warm-up' | 'cool-down' | 'long';

/** Sessions that are longer are said to be long. */
export const longMinutes = 60;

/** What is offered for a part that is empty: nothing but a wall is needed. Most of them begin and end our own week plans. */
const offered = {
  'warm-up': ['marching-on-the-spot', 'arm-circles', 'hip-circles', 'leg-swings'],
  'cool-down': ['marching-on-the-spot', 'chest-stretch-wall', 'calf-stretch-wall', 'hip-flexor-stretch'],
} as const;

/**
 * What could be better about a session: hard work that nothing leads up to or away from, and a length beyond an hour.
 *
 * @param minutes what it adds up to
 */
export function hintsFor({ blocks }: Build, exercises: PlayedExercises, minutes: number): SessionHint[] {
  const patternsOf = (part: string) =>
    blocks
      .filter((block) => block.part === part)
      .flatMap(({ items }) => items.flatMap(({ exercise }) => exercises[exercise]?.pattern ?? []));
  const isHard = patternsOf('main').some((pattern) => isStrength(pattern) || isCardio(pattern));
  const lacking = (['warm-up', 'cool-down'] as const).filter(
    (part) => isHard && blocks.some((block) => block.part === part) && patternsOf(part).length === 0,
  );
  return [...lacking, ...(minutes > longMinutes ? (['long'] as const) : [])];
}

/** A warm-up or a cool-down to put in with one tap, of the exercises that the library has. */
export function offeredItems(part: 'warm-up' | 'cool-down', exercises: PlayedExercises): NewItem[] {
  return offered[part].flatMap((exercise) => {
    const known = exercises[exercise];
    return known ? [{ exercise, ...firstDose(exercise, known, part) }] : [];
  });
}
