import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import type { MeasureName } from '#src/features/meals/logic/judge.ts';
import type { MealName } from '#src/features/meals/logic/kinds.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Serving } from '#src/features/meals/logic/menu.ts';
import { currencies, isFast, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { MealsTexts } from './meals-texts.ts';

/** The name of a dish; one that this edition of the site no longer has is shown by its id. */
export const dishName = (file: DishFile, id: string): string => file.dishes[id]?.name ?? id;

/** A name as it begins a sentence. @example capital('beef liver') → 'Beef liver' */
export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of a meal, which is another in the time of fasting. */
export function mealName({ mealNames }: MealsTexts, wishes: Wishes, meal: MealName): string {
  const fasts = isFast(wishes);
  if (fasts && meal === 'breakfast') return mealNames.dawn;
  if (fasts && meal === 'supper') return mealNames.sunset;
  return mealNames[meal];
}

/** @example portionsText(texts, 3) → '1.5 portions' */
export const portionsText = ({ menu, numberLocales }: MealsTexts, halves: number): string =>
  fillTemplate(menu.portions, { count: halves / 2 }, numberLocales);

/** Half portions for one eater, in quarters of a portion, since nobody serves more finely. */
const shareOf = (halves: number, share: number): number => Math.max(0.5, Math.round(halves * share * 2) / 2);

/**
 * What each eater gets of a serving in one meal, with its grams before cooking.
 *
 * @example helpingText(texts, kitchen, serving) → 'Person 1: 1.5 portions (180 g) · Person 2: 1 portion (120 g)'
 */
export function helpingText(texts: MealsTexts, { file, household }: Kitchen, serving: Serving): string {
  const { menu, numberLocales } = texts;
  const foods = Object.values(file.dishes[serving.dish]?.foods ?? {});
  const portion = foods.reduce((sum, grams) => sum + grams, 0);
  const helping = (halves: number) =>
    `${portionsText(texts, halves)} (${gramsText(texts, servedGrams((portion * halves) / 2))})`;
  if (household.shares.length === 1) return helping(serving.halves);
  return household.shares
    .map((share, index) =>
      fillTemplate(menu.person, {
        number: formatDecimal(index + 1, numberLocales),
        portions: helping(shareOf(serving.halves, share)),
      }),
    )
    .join(' · ');
}

/** As finely as a kitchen weighs: in fives from 20 grams, like a pinch of tea below it. */
const servedGrams = (grams: number): number => (grams < 20 ? Math.max(1, grams) : Math.round(grams / 5) * 5);

/** What weighs little, with a decimal. @example gramsText(texts, 1250) → '1.25 kg' */
export function gramsText({ numberLocales }: MealsTexts, grams: number): string {
  const write = (value: number) => formatDecimal(value, numberLocales);
  return grams >= 1000
    ? `${write(Math.round(grams / 10) / 100)}\u00a0kg`
    : `${write(grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams))}\u00a0g`;
}

/** An amount of money in the visitor's own currency; without one, the number alone. */
export function moneyText({ numberLocales }: MealsTexts, { country }: Wishes, amount: number): string {
  const value = formatDecimal(Math.round(amount), numberLocales);
  return country === null ? value : `${value}\u00a0${currencies[country]}`;
}

const units: Readonly<Record<MeasureName, string>> = {
  energy: 'kcal',
  protein: 'g',
  produce: 'g',
  fibre: 'g',
  salt: 'g',
  sugars: 'g',
  fat: 'g',
  saturated: 'g',
  iron: 'mg',
  vitaminA: 'µg',
  calcium: 'mg',
};

/** An amount of a measure with its unit; what is small, with a decimal. */
export function amountText({ numberLocales }: MealsTexts, measure: MeasureName, value: number): string {
  const rounded = value < 20 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatDecimal(rounded, numberLocales)}\u00a0${units[measure]}`;
}

/** @example percentText(texts, 0.123) → '12%' */
export const percentText = ({ numberLocales }: MealsTexts, part: number): string =>
  new Intl.NumberFormat([...numberLocales], { style: 'percent' }).format(Math.max(0.01, part));
