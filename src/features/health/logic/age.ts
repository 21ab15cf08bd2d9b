import type { Day } from '#src/features/training/logic/days.ts';
import type { Person } from './records.ts';

/** The years of age from which the limits and the advice of the site hold. */
export const adultAge = 18;

/**
 * Whole years of age on a day; below zero before the birth.
 *
 * @returns undefined where nobody has said when the person was born
 * @example ageOn('2000-02-29', '2026-02-28') → 25
 */
export function ageOn(born: Day | undefined, day: Day): number | undefined {
  if (born === undefined) return undefined;
  const hadBirthday = day.slice(5) >= born.slice(5);
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (hadBirthday ? 0 : 1);
}

/** Whether what holds for adults holds. Nobody has to say an age, and the page is written for adults. */
export const isAdult = ({ born }: Pick<Person, 'born'>, day: Day): boolean =>
  (ageOn(born, day) ?? adultAge) >= adultAge;
