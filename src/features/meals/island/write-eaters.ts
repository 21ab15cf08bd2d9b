import { type Eater, isNeed, needOf } from '#src/features/meals/logic/eaters.ts';
import type { Kitchen } from '#src/features/meals/logic/kitchen.ts';
import type { Wishes } from '#src/features/meals/logic/wishes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { MealsTexts } from './meals-texts.ts';

/** @example extentText(texts, kitchen, 7) → 'For 2 people · 7 days' */
export function extentText(
  { sheet, numberLocales }: MealsTexts,
  { household }: Kitchen,
  days: number,
): string {
  const people = fillTemplate(sheet.people, { count: household.shares.length }, numberLocales);
  return `${people} · ${fillTemplate(sheet.days, { count: days }, numberLocales)}`;
}

/** Everybody whom a menu is planned for, in the order of their portions: no name, no measure, no age. */
export function eaterTexts({ sheet, numberLocales }: MealsTexts, { eaters }: Wishes): string[] {
  return eaters
    .filter((eater) => isNeed(needOf(eater)))
    .map((eater, index) =>
      fillTemplate(sheet.person, {
        number: formatDecimal(index + 1, numberLocales),
        kind: sheet.kinds[kindOf(eater)],
      }),
    );
}

function kindOf(eater: Eater): keyof MealsTexts['sheet']['kinds'] {
  if (eater.kind === 'typed') return 'adult';
  const isFemale = eater.sex === 'female';
  if (eater.kind === 'young') return isFemale ? 'girl' : 'boy';
  return isFemale ? 'woman' : 'man';
}
