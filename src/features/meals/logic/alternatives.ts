import type { Held } from './day-cells.ts';
import type { MenuDish } from './dish-file.ts';
import { dawnFireIn } from './judge-plates.ts';
import { isMain, type Kitchen, suitableDishes } from './kitchen.ts';
import type { Menu, Serving } from './menu.ts';
import { solveDay } from './solve-day.ts';
import { carriedTo } from './solve-week.ts';
import { isFast, mostDawnFire } from './wishes.ts';

/** A day with another dish in one place, portions fitted anew. */
export interface Alternative {
  readonly dish: string;
  readonly servings: readonly Serving[];
  /** What is given up for it; the smaller the better. */
  readonly penalty: number;
}

const mostAlternatives = 12;

/**
 * Dishes that may stand in the place of one, the best first. The other dishes of the day stay where they can, and all portions
 * are fitted anew; where a whole dish takes the place of a relish, its staple goes. In the time of fasting none makes the fire before
 * dawn longer than it should be, or than it is already.
 *
 * @param index which serving of the day
 */
export function alternativesFor(kitchen: Kitchen, menu: Menu, day: number, index: number): Alternative[] {
  const servings = menu.days[day] ?? [];
  const old = servings[index];
  const oldDish = old && kitchen.file.dishes[old.dish];
  if (!old || !oldDish) return [];
  const others = menu.days.filter((_, other) => other !== day);
  const carried = carriedTo(kitchen, others, kitchen.wishes.days - 1);
  const mostDawn = isFast(kitchen.wishes)
    ? Math.max(mostDawnFire, dawnFireIn(kitchen.file, servings))
    : Number.POSITIVE_INFINITY;
  const candidates = suitableDishes(kitchen, day).filter(
    ([id, dish]) => id !== old.dish && isInPlaceOf(dish, oldDish) && dish.meals.includes(old.meal),
  );
  return candidates
    .map(([id, dish]) => {
      const held = [...keptBeside(kitchen, servings, index, dish), { dish: id, meal: old.meal }];
      const question = { kitchen, day, held, wanted: [], isFitted: true };
      return { dish: id, ...solveDay(question, carried, menu.seed) };
    })
    .filter((alternative) =>
      alternative.servings.some(({ dish, meal }) => dish === alternative.dish && meal === old.meal),
    )
    .filter((alternative) => dawnFireIn(kitchen.file, alternative.servings) <= mostDawn)
    .sort((one, other) => one.penalty - other.penalty)
    .slice(0, mostAlternatives);
}

/** Of the same role, or a whole dish for a relish and the other way round. */
const isInPlaceOf = (dish: MenuDish, old: MenuDish) =>
  dish.role === old.role || (isMain(dish) && isMain(old));

/** What stays of the day: not a staple or relish beside a whole dish, nor a whole dish beside them. */
function keptBeside({ file }: Kitchen, servings: readonly Serving[], index: number, dish: MenuDish): Held[] {
  const old = servings[index];
  return servings
    .filter((serving, at) => {
      const role = file.dishes[serving.dish]?.role;
      const clashes =
        serving.meal === old?.meal &&
        dish.role === 'whole' &&
        (role === 'staple' || role === 'relish' || role === 'whole');
      return at !== index && !clashes;
    })
    .map(({ dish: kept, meal, before, locked }) => ({
      dish: kept,
      meal,
      ...(before ? { before } : {}),
      ...(locked ? { locked } : {}),
    }));
}
