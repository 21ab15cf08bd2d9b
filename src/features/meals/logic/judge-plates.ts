import type { DishFile } from './dish-file.ts';
import { grain, leastProteinFood } from './goals.ts';
import {
  dawnFireOf,
  isMainMeal,
  largestMeal,
  largestShare,
  produceWished,
  solidWeight,
  weeklyFoods,
} from './helpings.ts';
import type { Unmet } from './judge.ts';
import type { Kitchen } from './kitchen.ts';
import { halvesOf, type Menu, mealsOfServing, type Serving } from './menu.ts';
import type { Plate } from './plate.ts';
import { isFast, mealsOf, mostDawnFire, mostFire } from './wishes.ts';

/** Main meals without a protein food, and foods that come more than once a week. */
export function unwholePlates({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  const mains = mealsOf(wishes).filter((meal) => isMainMeal(wishes, meal));
  const without = days.flatMap((servings, day) =>
    mains
      .filter((meal) => {
        const eaten = servings.filter((one) => mealsOfServing(one).includes(meal));
        const protein = eaten.reduce(
          (sum, { dish, halves }) => sum + (plateOfDish(file, dish, 'proteinFood') * halves) / 2,
          0,
        );
        return protein < leastProteinFood * (1 - grain);
      })
      .map((meal): Unmet => ({ wish: 'proteinFood', day, meal })),
  );
  const times = new Map<string, number>();
  for (const serving of days.flat()) {
    for (const food of weeklyFoods(file, file.dishes[serving.dish]?.foods ?? {})) {
      times.set(food, (times.get(food) ?? 0) + mealsOfServing(serving).length);
    }
  }
  const often = [...times].filter(([, count]) => count > 1);
  return [...without, ...often.map(([food, count]): Unmet => ({ wish: 'weekly', food, times: count }))];
}

const plateOfDish = (file: DishFile, dish: string, name: keyof Plate): number =>
  file.dishes[dish]?.plate[name] ?? 0;

/** Meals that weigh more than the hungriest eater should have before him at once. */
export function heavyMeals(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const { wishes, file } = kitchen;
  return days.flatMap((servings, day) =>
    mealsOf(wishes).flatMap((meal): Unmet[] => {
      const middle = servings
        .filter((one) => mealsOfServing(one).includes(meal))
        .reduce((sum, { dish, halves }) => {
          const known = file.dishes[dish];
          return sum + (known ? (solidWeight(known) * halves) / 2 : 0);
        }, 0);
      const grams = middle * largestShare(kitchen);
      return grams > largestMeal.told * (1 + grain) ? [{ wish: 'heavy', day, meal, grams }] : [];
    }),
  );
}

/** Days with less green leaves or fruit than a day should have. */
export function missingProduce(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const wished = produceWished(kitchen);
  return (['leaves', 'fruit'] as const).flatMap((wish): Unmet[] => {
    const those = days.flatMap((servings, day) => {
      const grams = servings.reduce(
        (sum, one) => sum + (plateOfDish(kitchen.file, one.dish, wish) * halvesOf(one)) / 2,
        0,
      );
      return grams < wished[wish] * (1 - grain) ? [day] : [];
    });
    return those.length === 0 ? [] : [{ wish, days: those }];
  });
}

/** Days on which the fire burns for longer than little fuel allows. */
export function longFires({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  const over = days.map((servings) => fireOf(file, servings) - mostFire);
  const those = over.flatMap((by, day) => (by > 0 ? [day] : []));
  return wishes.littleFuel && those.length > 0 ? [{ wish: 'fuel', days: those, by: Math.max(...over) }] : [];
}

/** Days of fasting on which the meal before dawn needs more fire than it should. */
export function longDawns({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  const over = days.map((servings) => dawnFireIn(file, servings) - mostDawnFire);
  const those = over.flatMap((by, day) => (by > 0 ? [day] : []));
  return isFast(wishes) && those.length > 0 ? [{ wish: 'dawnFire', days: those, by: Math.max(...over) }] : [];
}

/** Minutes of fire that the first meal of a day needs in the morning: what was cooked the evening before is warmed up. */
export const dawnFireIn = ({ dishes }: DishFile, servings: readonly Serving[]): number =>
  servings.reduce((sum, { dish, meal, before }) => {
    const known = dishes[dish];
    return sum + (known && meal === 'breakfast' && !before ? dawnFireOf(known) : 0);
  }, 0);

/** Minutes for which the dishes of a day stand on the fire, one after the other; what was cooked the day before is warmed up. */
export const fireOf = ({ dishes }: DishFile, servings: readonly Serving[]): number =>
  servings.reduce((sum, { dish, before }) => sum + (before ? 0 : (dishes[dish]?.minutes.fire ?? 0)), 0);
