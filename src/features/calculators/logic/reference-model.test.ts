import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateBmi } from './bmi.ts';
import { type CaloriesInput, calculateCalories } from './calories.ts';
import { decimalText } from './exact-fraction.testing.ts';
import { genders } from './gender.ts';
import { calculateIdealWeight } from './ideal-weight.ts';
import type { Outcome } from './outcome.ts';
import { calculateProtein } from './protein.ts';
import {
  modelBmi,
  modelCalories,
  modelIdealWeight,
  modelProtein,
  modelWater,
} from './reference-model.testing.ts';
import { anyTexts, typedNumbers, typedPeople } from './typed-texts.testing.ts';
import { calculateWater } from './water.ts';

const thorough = { numRuns: 1000 };

const bmiWeights = typedNumbers({ above: 5, to: 500 });
const bmiHeights = fc.oneof(
  typedNumbers({ above: 90, to: 250 }),
  // At these heights the quotient ends after a few decimals, so that ties come up.
  fc.constantFrom('100', '125', '160', '200', '250'),
);
const idealWeightHeights = fc.oneof(
  typedNumbers({ above: 120, to: 250 }),
  // Half inches, where every other value is a tie.
  fc.integer({ min: 95, max: 196 }).map((halfInches) => decimalText(BigInt(halfInches) * 127n, 2)),
);
const weights = fc.oneof(
  typedNumbers({ above: 10, to: 500 }),
  // Thousandths and steps of 0.00625 kg, where every other amount of water or of protein is a tie.
  fc.bigInt({ min: 10_001n, max: 500_000n }).map((grams) => decimalText(grams, 3)),
  fc.bigInt({ min: 1601n, max: 80_000n }).map((steps) => decimalText(steps * 625n, 5)),
);

test('the BMI is what exact fractions make of any accepted weight and height', () => {
  fc.assert(
    fc.property(fc.record({ weight: bmiWeights, height: bmiHeights }), (input) => {
      const outcome = calculateBmi(input);
      expect(outcome.ok).toBe(true);
      expect(outcome).toEqual(modelBmi(input));
    }),
    thorough,
  );
});

test('the ideal weight is what exact fractions make of any accepted height', () => {
  const inputs = fc.record({ height: idealWeightHeights, gender: fc.constantFrom(...genders) });
  fc.assert(
    fc.property(inputs, (input) => {
      const outcome = calculateIdealWeight(input);
      expect(outcome.ok).toBe(true);
      expect(outcome).toEqual(modelIdealWeight(input));
    }),
    thorough,
  );
});

test('the calories are what exact fractions make of any accepted person', () => {
  fc.assert(
    fc.property(typedPeople, (person) => {
      const outcome = calculateCalories(person);
      expect(outcome.ok).toBe(true);
      expect(outcome).toEqual(modelCalories(person));
    }),
    thorough,
  );
});

test('protein and water are what exact fractions make of any accepted weight', () => {
  fc.assert(
    fc.property(weights, (weight) => {
      expect(calculateProtein({ weight }).ok && calculateWater({ weight }).ok).toBe(true);
      expect(calculateProtein({ weight })).toEqual(modelProtein({ weight }));
      expect(calculateWater({ weight })).toEqual(modelWater({ weight }));
    }),
    thorough,
  );
});

interface Subject {
  readonly calculator: string;
  readonly calculate: (input: CaloriesInput) => Outcome<{ readonly value: string }, string>;
  readonly model: (input: CaloriesInput) => Outcome<{ readonly value: string }, string>;
  readonly codes: readonly string[];
  readonly shownAs: RegExp;
}

const subjects: readonly Subject[] = [
  {
    calculator: 'BMI',
    calculate: calculateBmi,
    model: modelBmi,
    codes: ['invalidWeight', 'invalidHeight'],
    shownAs: /^\d+\.\d\d$/,
  },
  {
    calculator: 'ideal weight',
    calculate: calculateIdealWeight,
    model: modelIdealWeight,
    codes: ['invalidHeight', 'selectGender'],
    shownAs: /^\d+\.\d$/,
  },
  {
    calculator: 'calorie',
    calculate: calculateCalories,
    model: modelCalories,
    codes: ['invalidAge', 'invalidHeight', 'invalidWeight', 'selectGender', 'selectActivity'],
    shownAs: /^(0|-?[1-9]\d*)$/,
  },
  {
    calculator: 'protein',
    calculate: calculateProtein,
    model: modelProtein,
    codes: ['invalidWeight'],
    shownAs: /^\d+\.\d\d$/,
  },
  {
    calculator: 'water',
    calculate: calculateWater,
    model: modelWater,
    codes: ['invalidWeight'],
    shownAs: /^\d+\.\d\d$/,
  },
];

const wildInputs = fc.record({
  age: anyTexts,
  height: anyTexts,
  weight: anyTexts,
  gender: anyTexts,
  activity: anyTexts,
});
// One wild text among right ones reaches the later checks, which five wild texts seldom do.
const almostRightInputs = fc
  .tuple(typedPeople, fc.constantFrom('age', 'height', 'weight', 'gender', 'activity'), anyTexts)
  .map(([person, field, text]) => ({ ...person, [field]: text }));

test.each(subjects)(
  'the $calculator calculator answers any texts with a result or a documented code',
  (subject) => {
    fc.assert(
      fc.property(fc.oneof(wildInputs, almostRightInputs), (input) => {
        const outcome = subject.calculate(input);
        const said = outcome.ok ? outcome.result.value : outcome.error;
        expect(said).toMatch(outcome.ok ? subject.shownAs : new RegExp(`^(${subject.codes.join('|')})$`));
        expect(outcome).toEqual(subject.model(input));
      }),
      thorough,
    );
  },
);
