import type { Day } from '#src/features/training/logic/days.ts';
import type { Person } from './records.ts';

/** From this age on the advice is that for adults. */
const adultAge = 18;
/** From this age on the advised sleep is a little shorter. */
const olderAge = 65;

/**
 * The age in whole years on a day.
 *
 * @returns undefined where the day of birth is not known, or lies later
 * @example ageOn('2026-11-23', '1980-11-24') → 45
 */
export function ageOn(day: Day, born: Day | undefined): number | undefined {
  if (born === undefined || born > day) return undefined;
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** Whether the advice for adults holds. Nobody has to give an age, and the page is written for adults. */
export function isAdult(person: Pick<Person, 'born'>, today: Day): boolean {
  return (ageOn(today, person.born) ?? adultAge) >= adultAge;
}

/**
 * The hours of sleep that are advised for an adult: 7 to 9, and 7 to 8 from the age of 65; undefined for children.
 *
 * @see Hirshkowitz et al., National Sleep Foundation's sleep time duration recommendations, Sleep Health 1, 2015
 */
export function advisedSleep(
  person: Pick<Person, 'born'>,
  today: Day,
): { from: number; to: number } | undefined {
  if (!isAdult(person, today)) return undefined;
  return { from: 7, to: (ageOn(today, person.born) ?? 0) >= olderAge ? 8 : 9 };
}

/**
 * Half of the height in centimetres: a waist below it is advised to adults. Undefined where the height is not known, for
 * children and in pregnancy.
 *
 * @see NICE guideline NG246, Overweight and obesity management, 2025
 */
export function halfHeight(person: Person, today: Day): number | undefined {
  const isFit = isAdult(person, today) && person.conditions?.includes('pregnant') !== true;
  return isFit && person.centimetres !== undefined ? person.centimetres / 2 : undefined;
}

/** Where high blood pressure begins for adults, by the page on the heart (tips/body-care/heart-care). */
const highPressure = { systolic: 140, diastolic: 90 };
/** Below what the first number should be with an illness of heart, sugar or kidneys, by the same page. */
const goalWithIllness = 130;

/** The lines of a picture of blood pressure: where it begins to be high, or the goal; none for children. */
export function pressureLines(
  person: Person,
  today: Day,
): { kind: 'high'; systolic: number; diastolic: number } | { kind: 'goal'; systolic: number } | undefined {
  if (!isAdult(person, today)) return undefined;
  const own = person.conditions ?? [];
  const hasIllness = own.includes('heart') || own.includes('diabetes') || own.includes('kidney');
  // In pregnancy 140/90 asks for help on the same day, whatever else there is.
  if (hasIllness && !own.includes('pregnant')) return { kind: 'goal', systolic: goalWithIllness };
  return { kind: 'high', ...highPressure };
}
