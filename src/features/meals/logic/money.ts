import { costOfPortion, type Kitchen } from './kitchen.ts';
import { halvesOf, type Serving } from './menu.ts';

/** What servings cost for all who eat, by the prices that are known. */
export function costOfServings(kitchen: Kitchen, servings: readonly Serving[]): number {
  const shares = kitchen.household.shares.reduce((sum, share) => sum + share, 0);
  return servings.reduce((sum, serving) => {
    const dish = kitchen.file.dishes[serving.dish];
    return sum + (dish ? (costOfPortion(kitchen, dish) * halvesOf(serving) * shares) / 2 : 0);
  }, 0);
}

/** The foods of servings, and those of them that have no price. */
export function foodsWithoutPrice(kitchen: Kitchen, servings: readonly Serving[]): string[] {
  const foods = new Set(servings.flatMap(({ dish }) => Object.keys(kitchen.file.dishes[dish]?.foods ?? {})));
  const { prices } = kitchen.wishes;
  return [...foods].filter(
    (food) => kitchen.file.foods[food]?.stall !== 'home' && !((prices[food] ?? 0) > 0),
  );
}
