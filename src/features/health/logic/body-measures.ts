import { daysBetween } from '#src/features/training/logic/days.ts';
import { ageOn, isAdult } from './age.ts';
import { dayOf } from './moments.ts';
import type { Person, ReadingOf } from './records.ts';

/**
 * A waist of this part of the height, or more, raises risk.
 *
 * @see NICE, NG246 Overweight and obesity management, 2025: keep the waist under half of the height
 */
export const waistLimit = 0.5;

/**
 * The waist as a part of the height.
 *
 * @returns undefined for children, in pregnancy, and where the height is not known
 * @example waistToHeight({ centimetres: 85, at: '2026-11-23T07:30' }, { centimetres: 170 }) → 0.5
 */
export function waistToHeight(
  { centimetres, at }: Pick<ReadingOf<'waist'>, 'centimetres' | 'at'>,
  { centimetres: height, born, conditions = [] }: Pick<Person, 'centimetres' | 'born' | 'conditions'>,
): number | undefined {
  return height === undefined || !isAdult({ born }, dayOf(at)) || conditions.includes('pregnant')
    ? undefined
    : centimetres / height;
}

/** Days over which a loss of weight counts as quick. */
const lossDays = 183;
/**
 * The part of the weight whose loss has to be explained.
 *
 * @see BAPEN, Malnutrition Universal Screening Tool, 2003: unplanned loss of 5–10% within 3–6 months
 */
const lossPart = 0.05;
const grownAge = 20;

type Weight = Pick<ReadingOf<'weight'>, 'kilograms' | 'at'>;

/**
 * How many percent less somebody weighs than at the most in the half year before, where that is 5% or more.
 *
 * @returns undefined for a smaller loss, under the age of 20, and in pregnancy
 */
export function quickLoss(
  reading: Weight,
  earlier: readonly Weight[],
  { born, conditions = [] }: Pick<Person, 'born' | 'conditions'>,
): number | undefined {
  if ((ageOn(born, dayOf(reading.at)) ?? grownAge) < grownAge || conditions.includes('pregnant')) {
    return undefined;
  }
  const before = earlier.filter(({ at }) => {
    const days = daysBetween(dayOf(at), dayOf(reading.at));
    return at < reading.at && days <= lossDays;
  });
  const most = Math.max(0, ...before.map(({ kilograms }) => kilograms));
  const part = most === 0 ? 0 : (most - reading.kilograms) / most;
  return part >= lossPart ? Math.round(part * 100) : undefined;
}
