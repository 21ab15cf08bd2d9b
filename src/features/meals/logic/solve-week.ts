import type { Held } from './day-cells.ts';
import type { Carried } from './day-model.ts';
import { isOfEggs, weeklyFoods } from './helpings.ts';
import { gramsBought, isMain, isSuitable, type Kitchen } from './kitchen.ts';
import { halvesOf, type Menu, type Serving } from './menu.ts';
import { costOfServings } from './money.ts';
import { solveDay } from './solve-day.ts';
import { isFast, mealsOf } from './wishes.ts';

/** A prime, so that the days of a menu and the same days of the next one are chosen differently. */
const seedsBetweenDays = 7919;

/**
 * Chooses a menu day by day, each with what the days before have left of house, purse and variety: one model for all days would
 * take a cheap phone minutes.
 *
 * @param locked servings that stay, by day
 * @param onDay told how many days are done
 */
export function solveWeek(
  kitchen: Kitchen,
  seed: number,
  locked: readonly (readonly Serving[])[] = [],
  onDay: (days: number) => void = () => undefined,
): Menu {
  const days: (readonly Serving[])[] = [];
  for (let day = 0; day < kitchen.wishes.days; day += 1) {
    const question = {
      kitchen,
      day,
      held: heldOn(kitchen, days, locked, day),
      wanted: wantedOn(kitchen, days, locked, day),
    };
    const carried = carriedTo(kitchen, [...days, ...locked.slice(days.length + 1)], day);
    days.push(solveDay(question, carried, seed * seedsBetweenDays + day).servings);
    onDay(days.length);
  }
  return { seed, days };
}

/**
 * What other days leave for this one: how often each dish came, what of the house is not used, and an equal part of the money
 * that is left.
 *
 * @param others the servings of all other days
 */
export function carriedTo(kitchen: Kitchen, others: readonly (readonly Serving[])[], day: number): Carried {
  const { wishes, household, file } = kitchen;
  const total = household.shares.reduce((sum, share) => sum + share, 0);
  const times: Record<string, number> = {};
  const house: Record<string, number> = { ...wishes.house };
  for (const serving of others.flat()) {
    // What was cooked once comes once.
    if (!serving.before) times[serving.dish] = (times[serving.dish] ?? 0) + 1;
    for (const [food, grams] of Object.entries(file.dishes[serving.dish]?.foods ?? {})) {
      const left = house[food];
      const used = gramsBought(kitchen, food, grams) * (halvesOf(serving) / 2) * total;
      if (left !== undefined) house[food] = Math.max(0, left - used);
    }
  }
  const spent = costOfServings(kitchen, others.flat());
  const daysLeft = Math.max(
    1,
    wishes.days - Math.max(day, others.filter((servings) => servings.length > 0).length),
  );
  return {
    times,
    eggs: Object.entries(times).reduce((sum, [id, count]) => {
      const dish = file.dishes[id];
      return sum + (dish && isOfEggs(dish) ? count : 0);
    }, 0),
    house,
    daysLeft,
    budget: wishes.budget === null ? null : Math.max(0, wishes.budget - spent) / daysLeft,
  };
}

/** What is locked on a day, and what the evening before has left for its midday. */
function heldOn(
  kitchen: Kitchen,
  days: readonly (readonly Serving[])[],
  locked: readonly (readonly Serving[])[],
  day: number,
): Held[] {
  const own: Held[] = (locked[day] ?? []).map(({ dish, meal }) => ({ dish, meal, locked: true }));
  const left = leftFrom(kitchen, days[day - 1] ?? [], day).filter(
    ({ meal }) => !own.some((one) => one.meal === meal),
  );
  return [...own, ...left].filter(({ dish }) => isSuitable(kitchen, dish, day));
}

/** The main dish of an evening keeps to the next midday, or the next dawn, in a fridge, and a dry one without. */
function leftFrom({ wishes, file }: Kitchen, evening: readonly Serving[], day: number): Held[] {
  const next = isFast(wishes) ? 'breakfast' : 'lunch';
  // Every other evening, or one would eat the same dish for days.
  if (wishes.leftovers !== 'nextDay' || day % 2 === 0 || !mealsOf(wishes).includes(next)) return [];
  return evening.flatMap(({ dish, meal }): Held[] => {
    const known = file.dishes[dish];
    const isLeft =
      meal === 'supper' &&
      known !== undefined &&
      isMain(known) &&
      known.meals.includes('lunch') &&
      weeklyFoods(file, known.foods).length === 0;
    return isLeft && (wishes.fridge || known.keeps) ? [{ dish, meal: next, before: true }] : [];
  });
}

/** The wanted dishes, spread over the days: those of earlier days that have not come are tried again. */
function wantedOn(
  { wishes, file }: Kitchen,
  days: readonly (readonly Serving[])[],
  locked: readonly (readonly Serving[])[],
  day: number,
): string[] {
  const has = new Set([...days, ...locked].flat().map(({ dish }) => dish));
  const isDue = (index: number) => Math.floor((index * wishes.days) / wishes.wanted.length) <= day;
  const liking = { file, wishes: { ...wishes, disliked: [] } };
  return wishes.wanted.filter((id, index) => isDue(index) && !has.has(id) && isSuitable(liking, id, day));
}
