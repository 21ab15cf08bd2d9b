import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CaloriesInput, calculateBasalRate, calculateCalories } from './calories.ts';
import { decimal } from './decimal.ts';
import { isGender } from './gender.ts';
import { notNumbers, textsAround } from './typed-texts.testing.ts';

const everyday: CaloriesInput = {
  age: '30',
  height: '175',
  weight: '70',
  gender: 'male',
  activity: 'sedentary',
};

function answer(changes: Partial<CaloriesInput>): string {
  const outcome = calculateCalories({ ...everyday, ...changes });
  return outcome.ok ? outcome.result.value : `error ${outcome.error}`;
}

/** Age, height, weight, gender, activity, basal rate ('none' when there is an error), answer, why. */
const workedExamples = [
  ['30', '175', '70', 'male', 'sedentary', '1648.75', '1979', 'everyday case, and the tie 1978.5 goes up'],
  ['30', '165', '60', 'female', 'lightly_active', '1320.25', '1815', 'everyday case'],
  ['45', '180', '85', 'male', 'moderately_active', '1755.0', '2720', 'everyday case'],
  ['25', '170', '65', 'female', 'very_active', '1426.5', '2461', 'everyday case'],
  ['28', '185', '90', 'male', 'super_active', '1921.25', '3650', 'everyday case'],
  ['70', '160', '62', 'female', 'sedentary', '1109.0', '1331', 'older adult'],
  ['35', '166', '58', 'female', 'moderately_active', '1281.5', '1986', 'check of a mid value'],
  ['120', '300', '500', 'male', 'super_active', '6280.0', '11932', 'all upper bounds are included'],
  ['1', '50.1', '10.1', 'female', 'sedentary', '248.125', '298', 'about the smallest accepted values'],
  ['120', '50.1', '10.1', 'female', 'sedentary', '-346.875', '-416', 'accepted by the rules but negative'],
  ['0', '175', '70', 'male', 'sedentary', 'none', 'error invalidAge', 'the age must be greater than 0'],
  ['30.5', '50', '10', '', '', 'none', 'error invalidAge', 'of several faults the age is checked first'],
  ['30', '50', '10', '', '', 'none', 'error invalidHeight', 'of several faults the height comes second'],
  ['30', '175', '10', '', '', 'none', 'error invalidWeight', 'of several faults the weight comes third'],
  ['121', '175', '70', 'male', 'sedentary', 'none', 'error invalidAge', 'the age is above 120'],
  ['30', '50', '70', 'male', 'sedentary', 'none', 'error invalidHeight', 'the height must be above 50'],
  ['30', '300.1', '70', 'male', 'sedentary', 'none', 'error invalidHeight', 'the height is above 300'],
  ['30', '175', '10', 'male', 'sedentary', 'none', 'error invalidWeight', 'the weight must be above 10'],
  ['30', '175', '500.1', 'male', 'sedentary', 'none', 'error invalidWeight', 'the weight is above 500'],
  ['30', '175', '70', '', 'sedentary', 'none', 'error selectGender', 'no gender is selected'],
  ['30', '175', '70', 'male', '', 'none', 'error selectActivity', 'no activity is selected'],
  ['30', '175', '70', '', '', 'none', 'error selectGender', 'the gender comes before the activity'],
  ['22', '172', '68.4', 'male', 'sedentary', '1654.0', '1985', 'mid value'],
  ['40', '170', '70.25', 'female', 'lightly_active', '1404.0', '1931', 'the tie 1930.5 goes up'],
] as const;

test.each(workedExamples)('age %s, %s cm, %s kg, %j, %j, at rest %s, answers %s: %s', (...example) => {
  const [age, height, weight, gender, activity, , expected] = example;
  expect(answer({ age, height, weight, gender, activity })).toBe(expected);
});

test.each(workedExamples.filter((example) => example[5] !== 'none'))(
  'age %s, %s cm, %s kg, %s, %s has a basal rate of %s',
  (...example) => {
    const [age, height, weight, gender, , basalRate] = example;
    expect.assert(isGender(gender));
    const person = { age: decimal(age), height: decimal(height), weight: decimal(weight), gender };
    expect(calculateBasalRate(person).toFixed()).toBe(decimal(basalRate).toFixed());
  },
);

test.each([
  ['0', false],
  ['0.00000000000000000001', false],
  ['0.01', false],
  ['0.99', false],
  ['1', true],
  ['1.00000000000000000001', false],
  ['1.01', false],
  ['30.0', true],
  ['30,0', true],
  ['30.5', false],
  ['119.99', false],
  ['120', true],
  ['120.00000000000000000001', false],
  ['120.01', false],
  ['121', false],
])('an age of %s years being accepted is %s', (age, isAccepted) => {
  expect(answer({ age }) !== 'error invalidAge').toBe(isAccepted);
});

test.each([...textsAround('above', 50), ...textsAround('to', 300)])(
  'a height of %s cm being accepted is %s',
  (height, isAccepted) => {
    expect(answer({ height }) !== 'error invalidHeight').toBe(isAccepted);
  },
);

test.each([...textsAround('above', 10), ...textsAround('to', 500)])(
  'a weight of %s kg being accepted is %s',
  (weight, isAccepted) => {
    expect(answer({ weight }) !== 'error invalidWeight').toBe(isAccepted);
  },
);

test.each(notNumbers)('an age of %j is an invalid age', (age) => {
  expect(answer({ age })).toBe('error invalidAge');
});

test.each(notNumbers)('a height of %j is an invalid height', (height) => {
  expect(answer({ height })).toBe('error invalidHeight');
});

test.each(notNumbers)('a weight of %j is an invalid weight', (weight) => {
  expect(answer({ weight })).toBe('error invalidWeight');
});

test.each(['', ' ', 'Male', 'other', 'null', 'constructor', '0'])('%j is no gender', (gender) => {
  expect(answer({ gender })).toBe('error selectGender');
});

test.each(['', ' ', 'Sedentary', 'lightlyActive', 'null', 'constructor', '__proto__', 'toString', '1.2'])(
  '%j is no activity level',
  (activity) => {
    expect(answer({ activity })).toBe('error selectActivity');
  },
);

/** The rules in the order of the specification, with inputs that break them. */
const rules = [
  { field: 'age', error: 'invalidAge', faults: ['', '0', '121', '30.5', '-1', 'old'] },
  { field: 'height', error: 'invalidHeight', faults: ['', '50', '300.1', '-1', 'tall'] },
  { field: 'weight', error: 'invalidWeight', faults: ['', '10', '500.1', '-1', 'heavy'] },
  { field: 'gender', error: 'selectGender', faults: ['', 'other'] },
  { field: 'activity', error: 'selectActivity', faults: ['', 'lazy'] },
] as const;

const combinations = Array.from({ length: 2 ** rules.length }, (_, bits) => {
  const broken = rules.filter((_rule, index) => (bits >> index) % 2 === 1);
  const faults = broken.map((rule) => rule.field).join(', ') || 'nothing';
  const [first] = broken;
  return { broken, faults, expected: first ? `error ${first.error}` : '1979' };
});

test.each(combinations)('with $faults at fault the answer is $expected', ({ broken, expected }) => {
  const everyChoiceOfFaults = fc.tuple(
    ...broken.map(({ field, faults }) => fc.constantFrom(...faults).map((fault) => [field, fault] as const)),
  );
  fc.assert(
    fc.property(everyChoiceOfFaults, (changes) => {
      expect(answer(Object.fromEntries(changes))).toBe(expected);
    }),
  );
});

test('a comma is as good as a point', () => {
  const typed = { ...everyday, height: '170,5', weight: '70,5' };
  expect(calculateCalories(typed)).toEqual(
    calculateCalories({ ...everyday, height: '170.5', weight: '70.5' }),
  );
  expect(answer(typed)).toBe('1951');
});

test('the energy is answered at each of the five activity levels', () => {
  // 10 × 80 + 6.25 × 180 − 5 × 40 + 5 = 1730 at rest.
  expect(
    calculateCalories({ ...everyday, age: '40', height: '180', weight: '80', activity: 'very_active' }),
  ).toEqual({
    ok: true,
    result: {
      value: '2984',
      gender: everyday.gender,
      activity: 'very_active',
      byActivity: {
        sedentary: '2076',
        lightly_active: '2379',
        moderately_active: '2682',
        very_active: '2984',
        super_active: '3287',
      },
      isOutsideFormulaRange: false,
    },
  });
});

test('an energy that rounds to nothing is shown without a minus', () => {
  expect(answer({ age: '63', height: '60', weight: '10.08', gender: 'female' })).toBe('0');
});

test.each([
  ['18', '175', '70', true, 'younger than 19'],
  ['19', '175', '70', false, 'the youngest age studied'],
  ['78', '175', '70', false, 'the oldest age studied'],
  ['79', '175', '70', true, 'older than 78'],
  ['19', '60', '21.5', false, 'a basal rate of exactly 500'],
  ['19', '60', '21.49', true, 'a basal rate just under 500'],
])(
  'age %s, %s cm, %s kg being outside the range of the formula is %s: %s',
  (age, height, weight, isOutsideFormulaRange) => {
    expect(calculateCalories({ ...everyday, age, height, weight })).toMatchObject({
      ok: true,
      result: { isOutsideFormulaRange },
    });
  },
);
