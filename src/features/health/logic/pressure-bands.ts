import { isAdult } from './age.ts';
import { dayOf, minutesBetween } from './moments.ts';
import type { Person, ReadingOf } from './records.ts';

type Pressure = Pick<ReadingOf<'pressure'>, 'systolic' | 'diastolic' | 'at'>;

/**
 * The site's one set of limits for blood pressure, in millimetres of mercury; a reading belongs to a band when one of its
 * two numbers does. The page on the heart says the same in words.
 *
 * @see WHO, Hypertension (fact sheet), 2025; WHO, Guideline for the pharmacological treatment of hypertension in adults,
 * 2021 (140/90; from 160/100 treatment starts at once; with heart disease, diabetes or kidney disease from 130)
 * @see AHA, Understanding blood pressure readings, 2025 (above 180/120: sit for 5 minutes and measure again)
 * @see NICE, NG133 Hypertension in pregnancy, 2019 (140/90, 160/110)
 * @see NHS, Low blood pressure (hypotension), 2023 (below 90/60)
 */
export const pressureLimits = {
  low: { below: { systolic: 90, diastolic: 60 } },
  above: { from: { systolic: 120, diastolic: 80 } },
  high: { from: { systolic: 140, diastolic: 90 } },
  soon: { from: { systolic: 160, diastolic: 100 } },
  veryHigh: { above: { systolic: 180, diastolic: 120 } },
  /** In pregnancy and for 6 weeks after birth. */
  pregnancy: { today: { systolic: 140, diastolic: 90 }, now: { systolic: 160, diastolic: 110 } },
  /** Where treatment starts with heart disease, diabetes or kidney disease. */
  treatedSystolic: 130,
} as const;

/** What the words call a reading. */
export const pressureWords = [
  'best',
  'above',
  'high',
  'soon',
  'veryHigh',
  'low',
  'pregnant',
  'pregnantToday',
  'pregnantNow',
  'young',
] as const;
export type PressureWord = (typeof pressureWords)[number];

const reaches = (
  { systolic, diastolic }: Pressure,
  from: { readonly systolic: number; readonly diastolic: number },
) => systolic >= from.systolic || diastolic >= from.diastolic;

/**
 * What a reading is called. Children and young people get no judgement. Where nobody has said how old a person is, the
 * person counts as an adult.
 *
 * @example pressureWordOf({ systolic: 118, diastolic: 92, at: '2026-11-23T07:30' }, { name: 'Amina' }) → 'high'
 */
export function pressureWordOf(
  reading: Pressure,
  { born, conditions = [] }: Pick<Person, 'born' | 'conditions'>,
): PressureWord {
  const { low, above, high, soon, pregnancy } = pressureLimits;
  if (conditions.includes('pregnant')) {
    if (reaches(reading, pregnancy.now)) return 'pregnantNow';
    return reaches(reading, pregnancy.today) ? 'pregnantToday' : 'pregnant';
  }
  if (!isAdult({ born }, dayOf(reading.at))) return 'young';
  if (isVeryHigh(reading)) return 'veryHigh';
  if (reaches(reading, soon.from)) return 'soon';
  if (reaches(reading, high.from)) return 'high';
  if (reaches(reading, above.from)) return 'above';
  return reading.systolic < low.below.systolic || reading.diastolic < low.below.diastolic ? 'low' : 'best';
}

/** Above 180/120. */
export function isVeryHigh({ systolic, diastolic }: Pressure): boolean {
  const { above } = pressureLimits.veryHigh;
  return systolic > above.systolic || diastolic > above.diastolic;
}

/** Words at which the signs of danger are asked after at once, and shown with what to do. */
export const isDanger = (word: PressureWord): boolean => word === 'veryHigh' || word === 'pregnantNow';

const leastRest = 5;
const sameSitting = 60;

/**
 * Whether a reading above 180/120 is the second one, after at least 5 minutes of rest and within the hour: then a health
 * worker is needed on the same day.
 */
export function isStillVeryHigh(reading: Pressure, earlier: readonly Pressure[]): boolean {
  return (
    isVeryHigh(reading) &&
    earlier.some((other) => {
      const rest = minutesBetween(other.at, reading.at);
      return isVeryHigh(other) && rest >= leastRest && rest <= sameSitting;
    })
  );
}

/** Whether somebody has an illness with which blood pressure is treated earlier: of the heart, diabetes or of the kidneys. */
export const hasTreatedIllness = ({ conditions = [] }: Pick<Person, 'conditions'>): boolean =>
  conditions.some((one) => one === 'heart' || one === 'diabetes' || one === 'kidney');

/** Whether the first number is one from which people with heart disease, diabetes or kidney disease are treated. */
export const isTreatedEarlier = ({ systolic }: Pressure, person: Pick<Person, 'conditions'>): boolean =>
  hasTreatedIllness(person) && systolic >= pressureLimits.treatedSystolic;

/** Millimetres by which the second number lies below the first, at least: otherwise they were probably swapped. */
export const isSwapped = (systolic: number, diastolic: number): boolean => systolic <= diastolic;
