import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import { type Menu, mealsOfServing } from '#src/features/meals/logic/menu.ts';
import { writeMenu } from '#src/features/meals/logic/menu-text.ts';
import { shoppingList } from '#src/features/meals/logic/shopping-list.ts';
import { mealsOf } from '#src/features/meals/logic/wishes.ts';
import type { MealsTexts } from './meals-texts.ts';
import { dishName, gramsText, mealName } from './write-menu.ts';

/** A menu with its shopping list as it is sent to somebody: no need and no measure of a person is in it. */
export function menuAsText(texts: MealsTexts, kitchen: Kitchen, menu: Menu): string {
  const { file, wishes } = kitchen;
  const days = menu.days.map((servings, day) => ({
    day: texts.weekdayNames[day] ?? '',
    meals: mealsOf(wishes).map((meal) => ({
      meal: mealName(texts, wishes, meal),
      dishes: servings
        .filter((one) => mealsOfServing(one).includes(meal))
        .map(({ dish }) => dishName(file, dish)),
    })),
  }));
  const stalls = shoppingList(kitchen, menu).map(({ stall, items }) => ({
    stall: texts.shopping.stalls[stall],
    items: items.map(({ food, grams }) => `${file.foods[food]?.name ?? food}: ${gramsText(texts, grams)}`),
  }));
  return writeMenu(texts.heading, days, stalls);
}
