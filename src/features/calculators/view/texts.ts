import type { CalculatorName } from '#src/site/routes.ts';
import type { Translate } from '#src/words/translate.ts';

/** What the page of a calculator says around its form. */
export interface CalculatorTexts {
  title: string;
  description: string;
  name: string;
  heading: string;
  introduction: string;
  card: string;
  /** The formula first, then what it means. */
  how: readonly string[];
  limits: readonly string[];
}

const builders = {
  bmi: (t) => ({
    title: t('calculators.bmi.title'),
    description: t('calculators.bmi.description'),
    name: t('calculators.bmi.name'),
    heading: t('calculators.bmi.heading'),
    introduction: t('calculators.bmi.introduction'),
    card: t('calculators.bmi.card'),
    how: [
      t('calculators.bmi.how.formula'),
      t('calculators.bmi.how.example'),
      t('calculators.bmi.how.classes'),
      t('calculators.bmi.how.lowerPoints'),
    ],
    limits: [
      t('calculators.bmi.limits.screening'),
      t('calculators.bmi.limits.groups'),
      t('calculators.bmi.limits.older'),
    ],
  }),
  idealWeight: (t) => ({
    title: t('calculators.idealWeight.title'),
    description: t('calculators.idealWeight.description'),
    name: t('calculators.idealWeight.name'),
    heading: t('calculators.idealWeight.heading'),
    introduction: t('calculators.idealWeight.introduction'),
    card: t('calculators.idealWeight.card'),
    how: [
      t('calculators.idealWeight.how.formula'),
      t('calculators.idealWeight.how.example'),
      t('calculators.idealWeight.how.origin'),
    ],
    limits: [
      t('calculators.idealWeight.limits.short'),
      t('calculators.idealWeight.limits.groups'),
      t('calculators.idealWeight.limits.frame'),
    ],
  }),
  calories: (t) => ({
    title: t('calculators.calories.title'),
    description: t('calculators.calories.description'),
    name: t('calculators.calories.name'),
    heading: t('calculators.calories.heading'),
    introduction: t('calculators.calories.introduction'),
    card: t('calculators.calories.card'),
    how: [
      t('calculators.calories.how.formula'),
      t('calculators.calories.how.factor'),
      t('calculators.calories.how.example'),
      t('calculators.calories.how.error'),
    ],
    limits: [
      t('calculators.calories.limits.groups'),
      t('calculators.calories.limits.walking'),
      t('calculators.calories.limits.eating'),
    ],
  }),
  protein: (t) => ({
    title: t('calculators.protein.title'),
    description: t('calculators.protein.description'),
    name: t('calculators.protein.name'),
    heading: t('calculators.protein.heading'),
    introduction: t('calculators.protein.introduction'),
    card: t('calculators.protein.card'),
    how: [
      t('calculators.protein.how.formula'),
      t('calculators.protein.how.example'),
      t('calculators.protein.how.minimum'),
      t('calculators.protein.how.foods'),
    ],
    limits: [
      t('calculators.protein.limits.groups'),
      t('calculators.protein.limits.older'),
      t('calculators.protein.limits.kidneys'),
    ],
  }),
  water: (t) => ({
    title: t('calculators.water.title'),
    description: t('calculators.water.description'),
    name: t('calculators.water.name'),
    heading: t('calculators.water.heading'),
    introduction: t('calculators.water.introduction'),
    card: t('calculators.water.card'),
    how: [
      t('calculators.water.how.formula'),
      t('calculators.water.how.example'),
      t('calculators.water.how.origin'),
      t('calculators.water.how.counts'),
    ],
    limits: [
      t('calculators.water.limits.illness'),
      t('calculators.water.limits.heavy'),
      t('calculators.water.limits.groups'),
    ],
  }),
} as const satisfies Record<CalculatorName, (t: Translate) => CalculatorTexts>;

/** The texts of one calculator's page. */
export function calculatorTexts(name: CalculatorName, t: Translate): CalculatorTexts {
  return builders[name](t);
}
