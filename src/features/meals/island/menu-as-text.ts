import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import { type Menu, mealsOfServing, type Serving } from '#src/features/meals/logic/menu.ts';
import { type TextPart, writeParts } from '#src/features/meals/logic/menu-text.ts';
import { shoppingList } from '#src/features/meals/logic/shopping-list.ts';
import { isFast, mealsOf } from '#src/features/meals/logic/wishes.ts';
import type { MealsTexts } from './meals-texts.ts';
import { buyingNotes, fastingNotes, foodWarnings, labelNotes, leftoverNotes } from './menu-notes.ts';
import { unmetTexts } from './UnmetList.tsx';
import { eaterTexts, extentText } from './write-eaters.ts';
import { dishName, gramsText, helpingText, mealName } from './write-menu.ts';

/**
 * A menu with its shopping list as it is sent to somebody who has nothing else of the page: whom it is for, what must be
 * heeded, and how much each person gets. No need, age or measure of a person is in it.
 */
export function menuAsText(texts: MealsTexts, kitchen: Kitchen, menu: Menu): string {
  const { note, sheet, unmet, wishes } = texts;
  const extent = extentText(texts, kitchen, menu.days.length);
  return writeParts([
    { heading: texts.heading, lines: [extent, ...eaterTexts(texts, kitchen.wishes)] },
    { lines: [note.suits] },
    { lines: kitchen.wishes.isForOthers ? [note.others] : [] },
    { heading: unmet.heading, lines: unmetTexts(texts, kitchen, menu).map(listed) },
    ...[...foodWarnings(texts, kitchen, menu), ...leftoverNotes(texts, kitchen, menu)].map((line) => ({
      lines: [line],
    })),
    { heading: wishes.ramadan, lines: fastingNotes(texts, kitchen.wishes).map(listed) },
    { lines: [sheet.grams] },
    ...menu.days.map((servings, day) => dayPart(texts, kitchen, servings, texts.weekdayNames[day] ?? '')),
    { heading: sheet.portion, lines: portionLines(texts, kitchen, menu) },
    { heading: texts.shopping.heading, lines: [extent, texts.shopping.text] },
    ...stallParts(texts, kitchen, menu),
    { lines: buyingNotes(texts, kitchen.wishes) },
    { lines: isFast(kitchen.wishes) ? [] : [note.drink] },
    { lines: [note.limits] },
  ]);
}

const listed = (line: string) => `- ${line}`;

function dayPart(texts: MealsTexts, kitchen: Kitchen, servings: readonly Serving[], day: string): TextPart {
  const lines = mealsOf(kitchen.wishes).flatMap((meal) => [
    mealName(texts, kitchen.wishes, meal),
    ...servings
      .filter((serving) => mealsOfServing(serving).includes(meal))
      .map((serving) => servingLine(texts, kitchen, serving, serving.meal === meal)),
  ]);
  return { heading: day, lines };
}

function servingLine(texts: MealsTexts, kitchen: Kitchen, serving: Serving, isFirst: boolean): string {
  const { also, before } = texts.menu;
  return [
    `- ${dishName(kitchen.file, serving.dish)} – ${helpingText(texts, kitchen, serving)}`,
    ...(serving.also && isFirst ? [also] : []),
    ...(serving.before ? [before] : []),
  ].join(' – ');
}

function portionLines(texts: MealsTexts, { file }: Kitchen, { days }: Menu): string[] {
  return [...new Set(days.flat().map(({ dish }) => dish))].flatMap((id) => {
    const foods = Object.entries(file.dishes[id]?.foods ?? {}).map(
      ([food, grams]) => `${file.foods[food]?.name ?? food} ${gramsText(texts, grams)}`,
    );
    return foods.length === 0 ? [] : [`- ${dishName(file, id)} – ${foods.join(', ')}`];
  });
}

function stallParts(texts: MealsTexts, kitchen: Kitchen, menu: Menu): TextPart[] {
  const labels = labelNotes(texts, kitchen, menu);
  return shoppingList(kitchen, menu).map(({ stall, items }) => ({
    heading: texts.shopping.stalls[stall],
    lines: items.map(({ food, grams }) => {
      const label = labels.get(food);
      const name = kitchen.file.foods[food]?.name ?? food;
      return `- ${name} – ${gramsText(texts, grams)}${label ? ` (${label})` : ''}`;
    }),
  }));
}
