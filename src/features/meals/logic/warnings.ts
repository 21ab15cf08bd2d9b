import type { Diet } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import type { Menu } from './menu.ts';
import { type Avoidance, avoidances, hasTag } from './wishes.ts';

const ofAnimals: ReadonlySet<Diet> = new Set(avoidances.vegan);
// The milk of bread is a trace, and often not there at all.
const ofBread: ReadonlySet<Diet> = new Set(avoidances.gluten);

/**
 * Whether a menu has no food of animals, for whatever reason: somebody may leave out meat, fish, eggs and milk one by one. Such
 * a menu holds no vitamin B12: WHO/FAO, Vitamin and mineral requirements in human nutrition, second edition, 2004, chapter 14.
 */
export function isWithoutAnimals({ file }: Kitchen, { days }: Menu): boolean {
  const foods = days.flat().flatMap(({ dish }) => Object.keys(file.dishes[dish]?.foods ?? {}));
  return !foods.some((food) => {
    const tags = file.foods[food]?.tags;
    return hasTag(tags, ofAnimals) && !hasTag(tags, ofBread);
  });
}

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
