import { bmiBounds, calculateBmi } from '#src/features/calculators/logic/bmi.ts';
import { activityFactors, calculateCalories } from '#src/features/calculators/logic/calories.ts';
import { normalBmi } from '#src/features/calculators/logic/healthy-weight.ts';
import { calculateIdealWeight } from '#src/features/calculators/logic/ideal-weight.ts';
import { type Limits, limits } from '#src/features/calculators/logic/limits.ts';
import type { Outcome } from '#src/features/calculators/logic/outcome.ts';
import { calculateProtein } from '#src/features/calculators/logic/protein.ts';
import { calculateWater } from '#src/features/calculators/logic/water.ts';
import type { CalculatorName } from '#src/site/routes.ts';
import type { Row } from './schemas.ts';

/** What a calculator asks and how it reckons, without its words and sources. */
export type CalculatorRule = Pick<Row<'calculators'>, 'inputs' | 'formula' | 'result' | 'bands' | 'examples'>;

const units = { weight: 'kg', height: 'cm', age: 'years' } as const;

const measuredInputs = (ranges: Readonly<Partial<Record<keyof typeof units, Limits>>>) =>
  (['age', 'height', 'weight'] as const).flatMap((name) => {
    const range = ranges[name];
    return range === undefined ? [] : [{ name, unit: units[name], ...range }];
  });

type Inputs = Readonly<Record<string, string>>;

/** What the calculator itself answers, so that no example can be wrong. */
function examplesOf<Input extends Inputs>(
  calculate: (input: Input) => Outcome<{ readonly value: string }, string>,
  inputs: readonly Input[],
): CalculatorRule['examples'] {
  return inputs.map((input) => {
    const outcome = calculate(input);
    if (!outcome.ok) throw new Error(`An example of the open data is refused: ${outcome.error}.`);
    return { inputs: { ...input }, result: outcome.result.value };
  });
}

const factors = Object.fromEntries(
  Object.entries(activityFactors).map(([level, factor]) => [level, Number(factor)]),
);
const byKilogram = [{ weight: '70' }, { weight: '52.5' }];

/** The five calculators as data. A test compares each formula with the calculator. */
export const calculatorRules: Readonly<Record<CalculatorName, CalculatorRule>> = {
  bmi: {
    inputs: measuredInputs(limits.bmi),
    formula: 'weight / (height / 100) ** 2',
    result: { unit: 'kg/m²', decimals: 2 },
    bands: [
      { name: 'underweight', below: Number(normalBmi.from) },
      { name: 'normal', from: Number(normalBmi.from), to: Number(normalBmi.to) },
      { name: 'overweight', from: Number(bmiBounds.overweightFrom) },
      { name: 'obesity', from: Number(bmiBounds.obesityFrom) },
    ],
    examples: examplesOf(calculateBmi, [
      { weight: '70', height: '175' },
      { weight: '48', height: '162' },
    ]),
  },
  idealWeight: {
    inputs: [...measuredInputs(limits.idealWeight), { name: 'gender', values: { male: 50, female: 45.5 } }],
    formula: 'gender + 2.3 * (height / 2.54 - 60)',
    result: { unit: 'kg', decimals: 1 },
    examples: examplesOf(calculateIdealWeight, [
      { height: '175', gender: 'male' },
      { height: '162', gender: 'female' },
    ]),
  },
  calories: {
    inputs: [
      ...measuredInputs(limits.calories),
      { name: 'gender', values: { male: 5, female: -161 } },
      { name: 'activity', values: factors },
    ],
    formula: '(10 * weight + 6.25 * height - 5 * age + gender) * activity',
    result: { unit: 'kcal/day', decimals: 0 },
    examples: examplesOf(calculateCalories, [
      { age: '30', height: '175', weight: '70', gender: 'male', activity: 'sedentary' },
      { age: '45', height: '162', weight: '58', gender: 'female', activity: 'very_active' },
    ]),
  },
  protein: {
    inputs: measuredInputs(limits.protein),
    formula: '0.8 * weight',
    result: { unit: 'g/day', decimals: 2 },
    examples: examplesOf(calculateProtein, byKilogram),
  },
  water: {
    inputs: measuredInputs(limits.water),
    formula: '35 * weight',
    result: { unit: 'ml/day', decimals: 2 },
    examples: examplesOf(calculateWater, byKilogram),
  },
};
