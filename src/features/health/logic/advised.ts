import type { Day } from '#src/features/training/logic/days.ts';
import { ageOn, isAdult } from './age.ts';
import { hasTreatedIllness, pressureLimits } from './pressure-bands.ts';
import type { Person } from './records.ts';

/** From this age on the advised sleep is a little shorter. */
const olderAge = 65;

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
  return { from: 7, to: (ageOn(person.born, today) ?? 0) >= olderAge ? 8 : 9 };
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

/** The lines of a picture of blood pressure: where it begins to be high, or the goal; none for children. */
export function pressureLines(
  person: Person,
  today: Day,
): { kind: 'high'; systolic: number; diastolic: number } | { kind: 'goal'; systolic: number } | undefined {
  if (!isAdult(person, today)) return undefined;
  const isPregnant = person.conditions?.includes('pregnant') === true;
  // In pregnancy 140/90 asks for help on the same day, whatever else there is.
  if (hasTreatedIllness(person) && !isPregnant) {
    return { kind: 'goal', systolic: pressureLimits.treatedSystolic };
  }
  return { kind: 'high', ...pressureLimits.high.from };
}
