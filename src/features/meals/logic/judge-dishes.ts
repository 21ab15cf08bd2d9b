import type { Unmet } from './judge.ts';
import { isCounted, isForOlder, isNotForAll, type Kitchen } from './kitchen.ts';
import type { Menu, Serving } from './menu.ts';

/** Dishes that are wanted and do not come, or were locked and had to go. */
export function missingDishes(
  kitchen: Kitchen,
  { days }: Menu,
  locked: readonly (readonly Serving[])[],
): Unmet[] {
  const { wishes, file } = kitchen;
  const has = new Set(days.flat().map(({ dish }) => dish));
  const lost = locked.flatMap((servings, day) =>
    servings
      .filter((kept) => !days[day]?.some((one) => one.dish === kept.dish && one.meal === kept.meal))
      .map(({ dish }): Unmet => ({ wish: 'locked', day, dish })),
  );
  return [
    ...wishes.wanted
      .filter((dish) => !has.has(dish))
      .map((id): Unmet => {
        const dish = file.dishes[id];
        if (dish && isForOlder(kitchen, dish)) return { wish: 'tooYoung', dish: id };
        return { wish: dish && isNotForAll(kitchen, dish) ? 'notForAll' : 'wanted', dish: id };
      }),
    ...lost,
  ];
}

/** Main dishes and breakfasts that come more often than they should. */
export function tooOften({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  const times = new Map<string, number>();
  for (const { dish, before } of days.flat()) if (!before) times.set(dish, (times.get(dish) ?? 0) + 1);
  return [...times].flatMap(([id, count]): Unmet[] => {
    const dish = file.dishes[id];
    return dish && isCounted(dish) && count > wishes.times ? [{ wish: 'times', dish: id, times: count }] : [];
  });
}

/** Dishes that take longer than they should. */
export function slowDishes({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  return [...new Set(days.flat().map(({ dish }) => dish))].flatMap((id): Unmet[] => {
    const dish = file.dishes[id];
    if (!dish) return [];
    const by = wishes.minutes === null ? 0 : dish.minutes.total - wishes.minutes;
    return by > 0 ? [{ wish: 'minutes', dish: id, by }] : [];
  });
}
