import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateBmi } from './bmi.ts';
import { activityLevels, calculateBasalRate, calculateCalories } from './calories.ts';
import { type Decimal, decimal } from './decimal.ts';
import { genders } from './gender.ts';
import { calculateIdealWeight } from './ideal-weight.ts';
import type { Outcome } from './outcome.ts';
import { calculateProtein } from './protein.ts';
import {
  type RisingTexts,
  risingNumbers,
  type TypedPerson,
  typedNumbers,
  typedPeople,
} from './typed-texts.testing.ts';
import { calculateWater } from './water.ts';

function shown(outcome: Outcome<{ readonly value: string }, string>): number {
  expect.assert(outcome.ok);
  return Number(outcome.result.value);
}

function expectRise(
  input: RisingTexts,
  calculate: (text: string) => Outcome<{ readonly value: string }, string>,
) {
  expect(shown(calculate(input.anyHigher))).toBeGreaterThanOrEqual(shown(calculate(input.low)));
  expect(shown(calculate(input.stepHigher))).toBeGreaterThan(shown(calculate(input.low)));
}

function expectFall(
  input: RisingTexts,
  calculate: (text: string) => Outcome<{ readonly value: string }, string>,
) {
  expect(shown(calculate(input.anyHigher))).toBeLessThanOrEqual(shown(calculate(input.low)));
  expect(shown(calculate(input.stepHigher))).toBeLessThan(shown(calculate(input.low)));
}

function basalRateOf({ age, height, weight, gender }: TypedPerson): Decimal {
  return calculateBasalRate({ age: exact(age), height: exact(height), weight: exact(weight), gender });
}

function exact(typed: string): Decimal {
  return decimal(typed.replace(',', '.'));
}

test('the BMI never falls with more weight, and rises with each visible step of it', () => {
  // 0.0625 kg is 0.01 of BMI at 250 cm, and more below.
  const weights = risingNumbers({ above: 5, to: 500, step: '0.0625' });
  fc.assert(
    fc.property(weights, typedNumbers({ above: 90, to: 250 }), (rising, height) => {
      expectRise(rising, (weight) => calculateBmi({ weight, height }));
    }),
  );
});

test('the BMI never rises with more height, and falls with each visible step of it', () => {
  // 2 cm is more than 0.01 of BMI even at 5 kg and 248 cm.
  const heights = risingNumbers({ above: 90, to: 250, step: '2' });
  fc.assert(
    fc.property(heights, typedNumbers({ above: 5, to: 500 }), (rising, weight) => {
      expectFall(rising, (height) => calculateBmi({ weight, height }));
    }),
  );
});

test('the ideal weight never falls with more height, and rises with each visible step of it', () => {
  // 0.12 cm is more than 0.1 kg.
  const heights = risingNumbers({ above: 120, to: 250, step: '0.12' });
  fc.assert(
    fc.property(heights, fc.constantFrom(...genders), (rising, gender) => {
      expectRise(rising, (height) => calculateIdealWeight({ height, gender }));
    }),
  );
});

test('the ideal weight of a man is above that of a woman of the same height', () => {
  fc.assert(
    fc.property(typedNumbers({ above: 120, to: 250 }), (height) => {
      const male = shown(calculateIdealWeight({ height, gender: 'male' }));
      expect(male).toBeGreaterThan(shown(calculateIdealWeight({ height, gender: 'female' })));
    }),
  );
});

test('the calories never fall with more weight, and rise with each visible step of it', () => {
  // 0.1 kg is 1.2 kcal or more.
  fc.assert(
    fc.property(typedPeople, risingNumbers({ above: 10, to: 500, step: '0.1' }), (person, rising) => {
      expectRise(rising, (weight) => calculateCalories({ ...person, weight }));
    }),
  );
});

test('the calories never fall with more height, and rise with each visible step of it', () => {
  // 0.2 cm is 1.5 kcal or more.
  fc.assert(
    fc.property(typedPeople, risingNumbers({ above: 50, to: 300, step: '0.2' }), (person, rising) => {
      expectRise(rising, (height) => calculateCalories({ ...person, height }));
    }),
  );
});

test('the calories fall with each year of age', () => {
  fc.assert(
    fc.property(typedPeople, fc.integer({ min: 1, max: 119 }), (person, age) => {
      const energyAt = (years: number) => shown(calculateCalories({ ...person, age: String(years) }));
      expect(energyAt(age + 1)).toBeLessThan(energyAt(age));
    }),
  );
});

test('the calories rise with each activity level when the basal rate is 6 kcal or more', () => {
  // The levels lie 0.175 apart, which is more than 1 kcal from 6 kcal on; a negative rate would turn the order round.
  fc.assert(
    fc.property(typedPeople, (person) => {
      fc.pre(basalRateOf(person).gte(6));
      const energies = activityLevels.map((activity) => shown(calculateCalories({ ...person, activity })));
      expect(energies).toEqual([...new Set(energies)].sort((left, right) => left - right));
    }),
  );
});

test('the basal rate of a man is 166 kcal above that of a woman of the same age, height and weight', () => {
  fc.assert(
    fc.property(typedPeople, (person) => {
      const male = basalRateOf({ ...person, gender: 'male' });
      expect(male.minus(basalRateOf({ ...person, gender: 'female' })).toFixed()).toBe('166');
    }),
  );
});

test('the protein never falls with more weight, and rises with each visible step of it', () => {
  // 0.0125 kg is 0.01 g.
  fc.assert(
    fc.property(risingNumbers({ above: 10, to: 500, step: '0.0125' }), (rising) => {
      expectRise(rising, (weight) => calculateProtein({ weight }));
    }),
  );
});

test('the water never falls with more weight, and rises with each visible step of it', () => {
  // 0.0003 kg is 0.0105 ml.
  fc.assert(
    fc.property(risingNumbers({ above: 10, to: 500, step: '0.0003' }), (rising) => {
      expectRise(rising, (weight) => calculateWater({ weight }));
    }),
  );
});
