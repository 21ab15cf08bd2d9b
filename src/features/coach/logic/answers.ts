import type { ShownBy } from '#src/features/training/logic/library.ts';

/** What somebody wants of the coach. */
export const goals = ['move', 'strength', 'weight', 'back'] as const;
export type Goal = (typeof goals)[number];

/** How somebody is on the day on which they ask. */
export const states = ['well', 'wasIll', 'ill', 'wait', 'signs'] as const;
export type State = (typeof states)[number];

/** For whom the week would be. */
export const stages = ['adult', 'pregnant', 'birth', 'young'] as const;
export type Stage = (typeof stages)[number];

/** Where something hurts. */
export const painPlaces = ['none', 'legs', 'back', 'arms'] as const;
export type PainPlace = (typeof painPlaces)[number];

/** What the coach asks before it proposes anything; it is kept nowhere. */
export interface Answers {
  readonly goal: Goal;
  readonly state: State;
  readonly stage: Stage;
  readonly pain: PainPlace;
  /** Whose workouts are proposed where the visitor has none of their own. */
  readonly figure: ShownBy;
}
