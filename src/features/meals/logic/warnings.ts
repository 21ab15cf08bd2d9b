import type { Kitchen } from './kitchen.ts';
import type { Menu } from './menu.ts';
import { type Avoidance, avoidances, hasTag, type Wishes } from './wishes.ts';

/** Whether no day has food of animals. */
export const isWithoutAnimals = ({ avoid, fasting, days }: Wishes): boolean =>
  avoid.includes('vegan') ||
  Array.from({ length: days }, (_, day) => day).every((day) => fasting.includes(day));

/** A food of a menu of which some kinds hold what is left out. */
export interface FoodToRead {
  readonly food: string;
  /** What is left out, and may be in it. */
  readonly contents: readonly Avoidance[];
  /** The dishes of the menu that are made with it. */
  readonly dishes: readonly string[];
}

/** The foods of a menu whose label must be read, because some kinds hold what is left out. */
export function foodsToRead({ file, wishes }: Kitchen, { days }: Menu): FoodToRead[] {
  const ids = [...new Set(days.flat().map(({ dish }) => dish))];
  return Object.entries(file.foods).flatMap(([food, { mayHold }]) => {
    const contents = wishes.avoid.filter((name) => hasTag(mayHold, new Set(avoidances[name])));
    const dishes = ids.filter((id) => file.dishes[id]?.foods[food] !== undefined);
    return contents.length === 0 || dishes.length === 0 ? [] : [{ food, contents, dishes }];
  });
}
