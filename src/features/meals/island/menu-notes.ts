import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Menu } from '#src/features/meals/logic/menu.ts';
import { foodsToRead, isWithoutAnimals } from '#src/features/meals/logic/warnings.ts';
import type { Wishes } from '#src/features/meals/logic/wishes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { MealsTexts } from './meals-texts.ts';
import { capital, dishName } from './write-menu.ts';

/** What somebody who leaves foods out must know: what a menu without animals lacks, and whose label is to be read. */
export function foodWarnings({ menu: words, wishes }: MealsTexts, kitchen: Kitchen, menu: Menu): string[] {
  const labels = foodsToRead(kitchen, menu).map(({ food, contents, dishes }) =>
    fillTemplate(words.mayHold, {
      food: capital(kitchen.file.foods[food]?.name ?? food),
      contents: contents.map((name) => wishes.avoidances[name]).join(', '),
      dishes: dishes.map((dish) => dishName(kitchen.file, dish)).join(', '),
    }),
  );
  return isWithoutAnimals(kitchen, menu) ? [words.vitaminB12, ...labels] : labels;
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

/** What of a food on the shopping list asks to read its label; undefined for every other food. */
export function labelNote(texts: MealsTexts, kitchen: Kitchen, menu: Menu, food: string): string | undefined {
  const toRead = foodsToRead(kitchen, menu).find((one) => one.food === food);
  if (!toRead) return undefined;
  const contents = toRead.contents.map((name) => texts.wishes.avoidances[name]).join(', ');
  return fillTemplate(texts.sheet.readLabel, { contents });
}
