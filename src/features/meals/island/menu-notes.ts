import { weeklyFoods } from '#src/features/meals/logic/helpings.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { type FoodToRead, foodsToRead, isWithoutAnimals } from '#src/features/meals/logic/warnings.ts';
import { isFast, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { MealsTexts } from './meals-texts.ts';
import { capital, dishName } from './write-menu.ts';

/** What somebody who leaves foods out must know: what a menu without animals lacks, and whose label is to be read. */
export function foodWarnings(texts: MealsTexts, kitchen: Kitchen, menu: Menu): string[] {
  const { menu: words } = texts;
  const labels = foodsToRead(kitchen, menu).map((toRead) =>
    fillTemplate(words.mayHold, {
      food: capital(kitchen.file.foods[toRead.food]?.name ?? toRead.food),
      contents: contentsText(texts, toRead),
      dishes: toRead.dishes.map((dish) => dishName(kitchen.file, dish)).join(', '),
    }),
  );
  return [
    ...(hasLiver(kitchen, menu) ? [words.liver] : []),
    ...(isWithoutAnimals(kitchen, menu) ? [words.vitaminB12] : []),
    ...labels,
  ];
}

/** Its retinol harms an unborn baby: NHS, Foods to avoid in pregnancy. It is the only food that comes once a week at most. */
const hasLiver = ({ file }: Kitchen, { days }: Menu): boolean =>
  days.flat().some(({ dish }) => weeklyFoods(file, file.dishes[dish]?.foods ?? {}).length > 0);

/**
 * What those who fast from dawn to sunset heed. The signs with which a fast ends are those of Public Health England, “Advice for
 * those fasting during Ramadan in the current hot weather”, 26 May 2017.
 */
export function fastingNotes({ wishes: words, said }: MealsTexts, wishes: Wishes): string[] {
  if (!wishes.ramadan) return [];
  // Where a child eats along the menu plans no fast, but somebody in the home may still fast.
  return [...(isFast(wishes) ? Object.values(words.ramadanNotes) : [words.ramadanNotes.ask]), said.fasting];
}

/** How what is cooked for a later meal stays safe. */
export function leftoverNotes({ menu: words }: MealsTexts, { wishes }: Kitchen, { days }: Menu): string[] {
  const servings = days.flat();
  const isSameDay = wishes.leftovers === 'sameDay' && servings.some(({ also }) => also);
  const isLeft = isSameDay || servings.some(({ before }) => before);
  return [...(isLeft ? [words.safety] : []), ...(isSameDay && !wishes.fridge ? [words.sameDaySafety] : [])];
}

/** What is to be heeded at the market. */
export function buyingNotes({ wishes: words }: MealsTexts, { avoid }: Wishes): string[] {
  return [...(avoid.includes('halal') ? [words.halalNote] : []), words.allergyNote];
}

/** What asks to read a label, by the food on the shopping list that has it. */
export const labelNotes = (texts: MealsTexts, kitchen: Kitchen, menu: Menu): ReadonlyMap<string, string> =>
  new Map(
    foodsToRead(kitchen, menu).map((toRead) => [
      toRead.food,
      fillTemplate(texts.sheet.readLabel, { contents: contentsText(texts, toRead) }),
    ]),
  );

const contentsText = ({ wishes }: MealsTexts, { contents }: FoodToRead): string =>
  contents.map((name) => wishes.avoidances[name]).join(', ');
