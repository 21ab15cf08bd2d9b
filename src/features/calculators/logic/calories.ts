import { type Decimal, decimal, showDecimal } from './decimal.ts';
import { type Gender, isGender } from './gender.ts';
import { limits, parseWithin } from './limits.ts';
import { failure, type Outcome, success } from './outcome.ts';

/** Each activity level's factor on the basal rate. A teaching convention with no single primary study. */
export const activityFactors = {
  sedentary: '1.2',
  lightly_active: '1.375',
  moderately_active: '1.55',
  very_active: '1.725',
  super_active: '1.9',
} as const;

export type ActivityLevel = keyof typeof activityFactors;
export const activityLevels = Object.keys(activityFactors) as ActivityLevel[];

export type CaloriesError =
  | 'invalidAge'
  | 'invalidHeight'
  | 'invalidWeight'
  | 'selectGender'
  | 'selectActivity';

export interface CaloriesInput {
  age: string;
  height: string;
  weight: string;
  gender: string;
  activity: string;
}

export interface CaloriesResult {
  /** Kilocalories a day, no decimals; negative for some accepted but absurd inputs. */
  readonly value: string;
  readonly gender: Gender;
  readonly activity: ActivityLevel;
  /** The same person's kilocalories a day at every activity level. */
  readonly byActivity: Readonly<Record<ActivityLevel, string>>;
  /** True outside the ages that the formula was made from (19 to 78), or when the energy comes out absurdly low. */
  readonly isOutsideFormulaRange: boolean;
}

const studiedAges = { from: 19, to: 78 } as const;
// Below this no living adult's basal rate lies; the sum itself is shown as the specification asks.
const lowestCredibleBasalRate = 500;

/**
 * Daily energy need: the Mifflin–St Jeor basal rate times an activity factor.
 *
 * @param input as typed: age in whole years (above 0, up to 120), height in centimetres (above 50, up to 300),
 *   weight in kilograms (above 10, up to 500), gender, activity level
 * @returns the result, or the error of the first broken rule in the order age, height, weight, gender, activity
 * @see Mifflin MD et al., American Journal of Clinical Nutrition 1990;51:241–247
 */
export function calculateCalories(input: CaloriesInput): Outcome<CaloriesResult, CaloriesError> {
  const age = parseWithin(input.age, limits.calories.age);
  if (age === null || !age.round(0).eq(age)) {
    return failure('invalidAge');
  }
  const height = parseWithin(input.height, limits.calories.height);
  if (height === null) {
    return failure('invalidHeight');
  }
  const weight = parseWithin(input.weight, limits.calories.weight);
  if (weight === null) {
    return failure('invalidWeight');
  }
  if (!isGender(input.gender)) {
    return failure('selectGender');
  }
  if (!isActivityLevel(input.activity)) {
    return failure('selectActivity');
  }
  const basalRate = calculateBasalRate({ age, height, weight, gender: input.gender });
  const byActivity = energyByActivity(basalRate);
  return success({
    value: byActivity[input.activity],
    gender: input.gender,
    activity: input.activity,
    byActivity,
    isOutsideFormulaRange:
      age.lt(studiedAges.from) || age.gt(studiedAges.to) || basalRate.lt(lowestCredibleBasalRate),
  });
}

function isActivityLevel(value: string): value is ActivityLevel {
  return Object.hasOwn(activityFactors, value);
}

/**
 * Kilocalories a day at rest: 10 × kg + 6.25 × cm − 5 × years, plus 5 (men) or minus 161 (women).
 *
 * @see Mifflin MD et al., American Journal of Clinical Nutrition 1990;51:241–247
 */
export function calculateBasalRate(person: {
  age: Decimal;
  height: Decimal;
  weight: Decimal;
  gender: Gender;
}): Decimal {
  return decimal(10)
    .times(person.weight)
    .plus(decimal('6.25').times(person.height))
    .minus(decimal(5).times(person.age))
    .plus(person.gender === 'male' ? 5 : -161);
}

function energyByActivity(basalRate: Decimal): Record<ActivityLevel, string> {
  const energyAt = (level: ActivityLevel) => showDecimal(basalRate.times(activityFactors[level]), 0);
  return {
    sedentary: energyAt('sedentary'),
    lightly_active: energyAt('lightly_active'),
    moderately_active: energyAt('moderately_active'),
    very_active: energyAt('very_active'),
    super_active: energyAt('super_active'),
  };
}
