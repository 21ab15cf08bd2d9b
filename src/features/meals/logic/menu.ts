import type { MealName } from './kinds.ts';

/** A dish in a meal of a day. */
export interface Serving {
  readonly dish: string;
  readonly meal: MealName;
  /** Half portions of the middle eater. */
  readonly halves: number;
  /** A later meal of the same day that it is cooked for as well, with as much again. */
  readonly also?: MealName;
  /** Whether it was cooked the day before. */
  readonly before?: boolean;
  /** Whether it stays when the rest is chosen anew. */
  readonly locked?: boolean;
}

/** What is eaten on the days of a menu. */
export interface Menu {
  /** Another number makes another menu of the same wishes. */
  readonly seed: number;
  readonly days: readonly (readonly Serving[])[];
}

/** The meals in which a serving is eaten. */
export const mealsOfServing = ({ meal, also }: Serving): MealName[] => (also ? [meal, also] : [meal]);

/** Half portions of a serving in all its meals. */
export const halvesOf = (serving: Serving): number => serving.halves * (serving.also ? 2 : 1);
