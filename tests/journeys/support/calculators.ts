import { expect, type Locator, type Page } from '@playwright/test';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type CalculatorName, routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { text } from './texts.ts';

export type Fields = Readonly<Record<string, string>>;

/** Values that a calculator must refuse, the end of the key of its error, and the field that gets the focus. */
export type Refusal = readonly [fields: Fields, error: string, field: string];

export interface CalculatorCase {
  name: CalculatorName;
  fields: Fields;
  /** What the dialog shows, in each language's own number format. */
  shown: Readonly<Record<Language, string>>;
  refusals: readonly Refusal[];
}

const noBreakSpace = '\u00A0';
const narrowNoBreakSpace = '\u202F';
const noNumbers = ['', 'abc', '-70', '0.5e2', '1 kg'];

function refuse(valid: Fields, field: string, error: string, values: readonly string[]): Refusal[] {
  return values.map((value): Refusal => [{ ...valid, [field]: value }, error, field]);
}

const bmi: Fields = { weight: '70', height: '175' };
const idealWeight: Fields = { height: '175', gender: 'male' };
const calories: Fields = { age: '30', height: '175', weight: '70', gender: 'male', activity: 'sedentary' };
const weight: Fields = { weight: '70' };

/** The five calculators: a worked example and everything just outside the specification's bounds. */
export const calculatorCases: readonly CalculatorCase[] = [
  {
    name: 'bmi',
    fields: bmi,
    shown: { en: '22.86', fr: '22,86', rw: '22,86', sw: '22.86' },
    refusals: [
      ...refuse(bmi, 'weight', 'invalidWeight', ['5', '500.01', ...noNumbers]),
      ...refuse(bmi, 'height', 'invalidHeight', ['90', '250.1', ...noNumbers]),
      [{ weight: '', height: '' }, 'invalidWeight', 'weight'],
    ],
  },
  {
    name: 'idealWeight',
    fields: idealWeight,
    shown: { en: '70.5 kg', fr: `70,5${noBreakSpace}kg`, rw: '70,5 kg', sw: '70.5 kg' },
    refusals: [
      ...refuse(idealWeight, 'height', 'invalidHeight', ['119.9', '250.1', ...noNumbers]),
      ...refuse(idealWeight, 'gender', 'selectGender', ['']),
    ],
  },
  {
    name: 'calories',
    fields: calories,
    shown: {
      en: '1,979 kcal',
      fr: `1${narrowNoBreakSpace}979${noBreakSpace}kcal`,
      rw: '1.979 kcal',
      sw: '1,979 kcal',
    },
    refusals: [
      ...refuse(calories, 'age', 'invalidAge', ['0', '121', '30.5', ...noNumbers]),
      ...refuse(calories, 'height', 'invalidHeight', ['50', '300.1', ...noNumbers]),
      ...refuse(calories, 'weight', 'invalidWeight', ['10', '500.1', ...noNumbers]),
      ...refuse(calories, 'gender', 'selectGender', ['']),
      ...refuse(calories, 'activity', 'selectActivity', ['']),
      // Several faults at once: age, height, weight, gender, activity, in this order.
      [{ age: '30.5', height: '50', weight: '10', gender: '', activity: '' }, 'invalidAge', 'age'],
      [{ age: '30', height: '50', weight: '10', gender: '', activity: '' }, 'invalidHeight', 'height'],
      [{ age: '30', height: '175', weight: '10', gender: '', activity: '' }, 'invalidWeight', 'weight'],
      [{ age: '30', height: '175', weight: '70', gender: '', activity: '' }, 'selectGender', 'gender'],
    ],
  },
  {
    name: 'protein',
    fields: weight,
    shown: { en: '56.00 g', fr: `56,00${noBreakSpace}g`, rw: '56,00 g', sw: '56.00 g' },
    refusals: refuse(weight, 'weight', 'invalidWeight', ['10', '500.01', ...noNumbers]),
  },
  {
    name: 'water',
    fields: weight,
    shown: {
      en: '2,450.00 ml',
      fr: `2${narrowNoBreakSpace}450,00${noBreakSpace}ml`,
      rw: '2.450,00 ml',
      sw: '2,450.00 ml',
    },
    refusals: refuse(weight, 'weight', 'invalidWeight', ['10', '500.01', ...noNumbers]),
  },
];

/** Opens a calculator and waits until its form works. */
export async function openCalculator(
  page: Page,
  name: CalculatorName,
  language: Language = 'en',
): Promise<void> {
  await page.goto(localizedUrl(routes[name], language));
  await expect(calculateButton(page, language)).toBeEnabled();
}

export function calculateButton(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('button', { name: text(language, 'calculators.form.calculate'), exact: true });
}

export function field(page: Page, name: string): Locator {
  return page.locator(`main [name="${name}"]`);
}

export async function fillIn(page: Page, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'gender' || name === 'activity') {
      await field(page, name).selectOption(value);
    } else {
      await field(page, name).fill(value);
    }
  }
}

/** Fills the form in, presses Calculate, and returns the dialog. */
export async function calculate(page: Page, fields: Fields, language: Language = 'en'): Promise<Locator> {
  await fillIn(page, fields);
  await calculateButton(page, language).click();
  return page.getByRole('dialog');
}
