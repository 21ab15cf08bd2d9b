import type { BmiCategory, BmiError, BmiResult } from './bmi.ts';
import type { CaloriesError, CaloriesInput, CaloriesResult } from './calories.ts';
import {
  type Fraction,
  fraction,
  isBelow,
  minus,
  over,
  plus,
  showDown,
  showHalfUp,
  showUp,
  times,
} from './exact-fraction.testing.ts';
import type { HealthyWeight } from './healthy-weight.ts';
import type { IdealWeightError, IdealWeightResult } from './ideal-weight.ts';
import type { Outcome } from './outcome.ts';
import type { ProteinError, ProteinResult } from './protein.ts';
import type { WaterError, WaterResult } from './water.ts';

/** What `read` makes of a text that is no plain decimal: below every limit, so that every rule rejects it. */
const noNumber = fraction('-1');

function read(text: string): Fraction {
  const [whole = '', ...decimals] = text.trim().replace(',', '.').split('.');
  const isPlain = decimals.length <= 1 && [whole, ...decimals].every(isOneToThirtyDigits);
  return isPlain ? fraction([whole, ...decimals].join('.')) : noNumber;
}

function isOneToThirtyDigits(text: string): boolean {
  return text.length > 0 && text.length <= 30 && Array.from(text).every((sign) => sign >= '0' && sign <= '9');
}

const isAbove = (value: Fraction, bound: string) => isBelow(fraction(bound), value);
const isAtMost = (value: Fraction, bound: string) => !isAbove(value, bound);

function failing<ErrorCode extends string>(
  error: ErrorCode,
): { readonly ok: false; readonly error: ErrorCode } {
  return { ok: false, error };
}

/** Weight / (height in metres)², section 9 of the specification. */
export function modelBmi(input: { weight: string; height: string }): Outcome<BmiResult, BmiError> {
  const weight = read(input.weight);
  const height = read(input.height);
  if (!(isAbove(weight, '5') && isAtMost(weight, '500'))) {
    return failing('invalidWeight');
  }
  if (!(isAbove(height, '90') && isAtMost(height, '250'))) {
    return failing('invalidHeight');
  }
  const metres = over(height, fraction('100'));
  const bmi = over(over(weight, metres), metres);
  return {
    ok: true,
    result: {
      value: showHalfUp(bmi, 2),
      category: modelCategory(bmi),
      isObesityRange: !isBelow(bmi, fraction('30')),
      healthyWeight: modelHealthyWeight(height),
    },
  };
}

function modelHealthyWeight(height: Fraction): HealthyWeight {
  const metres = over(height, fraction('100'));
  const weightAt = (bound: string) => times(times(fraction(bound), metres), metres);
  return { low: showUp(weightAt('18.5'), 1), high: showDown(weightAt('24.9'), 1) };
}

function modelCategory(bmi: Fraction): BmiCategory {
  if (!isBelow(bmi, fraction('25'))) {
    return 'overweight';
  }
  if (isAbove(bmi, '24.9')) {
    return 'betweenCategories';
  }
  return isBelow(bmi, fraction('18.5')) ? 'underweight' : 'normal';
}

/** 50 or 45.5 + 2.3 × (height / 2.54 − 60), section 9 of the specification. */
export function modelIdealWeight(input: {
  height: string;
  gender: string;
}): Outcome<IdealWeightResult, IdealWeightError> {
  const height = read(input.height);
  if (isBelow(height, fraction('120')) || isAbove(height, '250')) {
    return failing('invalidHeight');
  }
  if (input.gender !== 'male' && input.gender !== 'female') {
    return failing('selectGender');
  }
  const inches = minus(over(height, fraction('2.54')), fraction('60'));
  const base = fraction(input.gender === 'male' ? '50' : '45.5');
  return {
    ok: true,
    result: {
      value: showHalfUp(plus(base, times(fraction('2.3'), inches)), 1),
      isBelowFormulaRange: isBelow(inches, fraction('0')),
      healthyWeight: modelHealthyWeight(height),
    },
  };
}

/** 10 × kg + 6.25 × cm − 5 × years + 5 or − 161, section 9 of the specification. */
export function modelBasalRate({ age, height, weight, gender }: Omit<CaloriesInput, 'activity'>): Fraction {
  const ofBody = plus(times(fraction('10'), read(weight)), times(fraction('6.25'), read(height)));
  const ofAge = times(fraction('5'), read(age));
  return plus(minus(ofBody, ofAge), fraction(gender === 'male' ? '5' : '-161'));
}

/** The basal rate times the activity factor, section 9 of the specification. */
export function modelCalories(input: CaloriesInput): Outcome<CaloriesResult, CaloriesError> {
  const age = read(input.age);
  const isWholeAge = age.numerator % age.denominator === 0n;
  if (!(isWholeAge && isAbove(age, '0') && isAtMost(age, '120'))) {
    return failing('invalidAge');
  }
  if (!(isAbove(read(input.height), '50') && isAtMost(read(input.height), '300'))) {
    return failing('invalidHeight');
  }
  if (!(isAbove(read(input.weight), '10') && isAtMost(read(input.weight), '500'))) {
    return failing('invalidWeight');
  }
  if (input.gender !== 'male' && input.gender !== 'female') {
    return failing('selectGender');
  }
  const basalRate = modelBasalRate(input);
  const energy = (factor: string) => showHalfUp(times(basalRate, fraction(factor)), 0);
  const byActivity = {
    sedentary: energy('1.2'),
    lightly_active: energy('1.375'),
    moderately_active: energy('1.55'),
    very_active: energy('1.725'),
    super_active: energy('1.9'),
  };
  const isActivity = (text: string): text is keyof typeof byActivity =>
    Object.keys(byActivity).includes(text);
  if (!isActivity(input.activity)) {
    return failing('selectActivity');
  }
  const isStudiedAge = !isBelow(age, fraction('19')) && isAtMost(age, '78');
  return {
    ok: true,
    result: {
      value: byActivity[input.activity],
      gender: input.gender,
      activity: input.activity,
      byActivity,
      isOutsideFormulaRange: !isStudiedAge || isBelow(basalRate, fraction('500')),
    },
  };
}

function inHalves(value: Fraction): string {
  const halves = BigInt(showHalfUp(times(value, fraction('2')), 0));
  return `${halves / 2n}${halves % 2n === 0n ? '' : '.5'}`;
}

/** 0.8 × weight, section 9 of the specification, and the same in eggs of 5.5 g and bowls of beans of 15 g. */
export function modelProtein(input: { weight: string }): Outcome<ProteinResult, ProteinError> {
  const weight = read(input.weight);
  if (!(isAbove(weight, '10') && isAtMost(weight, '500'))) {
    return failing('invalidWeight');
  }
  const grams = times(fraction('0.8'), weight);
  return {
    ok: true,
    result: {
      value: showHalfUp(grams, 2),
      eggs: inHalves(over(grams, fraction('5.5'))),
      bowlsOfBeans: inHalves(over(grams, fraction('15'))),
    },
  };
}

/** 35 × weight, section 9 of the specification, and the same in litres and in glasses of 250 ml. */
export function modelWater(input: { weight: string }): Outcome<WaterResult, WaterError> {
  const weight = read(input.weight);
  if (!(isAbove(weight, '10') && isAtMost(weight, '500'))) {
    return failing('invalidWeight');
  }
  const millilitres = times(fraction('35'), weight);
  return {
    ok: true,
    result: {
      value: showHalfUp(millilitres, 2),
      litres: showHalfUp(over(millilitres, fraction('1000')), 2),
      glasses: inHalves(over(millilitres, fraction('250'))),
    },
  };
}
