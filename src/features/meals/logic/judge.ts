import { energyBand, grain, leastFat, littleCalcium, mostOfEnergy } from './goals.ts';
import { missingDishes, slowDishes, tooOften } from './judge-dishes.ts';
import { heavyMeals, longDawns, longFires, missingProduce, unwholePlates } from './judge-plates.ts';
import type { MealName } from './kinds.ts';
import type { Kitchen } from './kitchen.ts';
import { halvesOf, type Menu, mealsOfServing, type Serving } from './menu.ts';
import { costOfServings, foodsWithoutPrice } from './money.ts';
import { type PortionContents, usableCalciumOf } from './nutrition.ts';
import { isFast, mealsOf } from './wishes.ts';

/** What a day holds for the middle eater, as the bars show it. */
export const measures = [
  'energy',
  'protein',
  'produce',
  'fibre',
  'salt',
  'sugars',
  'fat',
  'saturated',
  'iron',
  'vitaminA',
  'calcium',
] as const;
export type MeasureName = (typeof measures)[number];

/** Amounts of a day: kilocalories, grams; iron and calcium in milligrams, vitamin A in micrograms. */
export type DayAmounts = Readonly<Record<MeasureName, number>>;

/** What a measure should be; a part of a day where not all meals are planned. Shown alone is what nobody enforces. */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

const caloriesOf = { fat: 9, saturated: 9, sugars: 4 } as const;

/** What of a portion counts to its measure: added sugars, and the calcium that the body can use. */
function amountIn(portion: PortionContents, name: MeasureName): number {
  if (name === 'sugars') return portion.addedSugars;
  return name === 'calcium' ? usableCalciumOf(portion) : portion[name];
}

/** What servings hold for the middle eater. */
export function amountsOf({ file }: Kitchen, servings: readonly Serving[]): DayAmounts {
  const sum = (name: MeasureName) =>
    servings.reduce((total, serving) => {
      const portion = file.dishes[serving.dish]?.portion;
      return total + (portion ? (amountIn(portion, name) * halvesOf(serving)) / 2 : 0);
    }, 0);
  return {
    energy: sum('energy'),
    protein: sum('protein'),
    produce: sum('produce'),
    fibre: sum('fibre'),
    salt: sum('salt'),
    sugars: sum('sugars'),
    fat: sum('fat'),
    saturated: sum('saturated'),
    iron: sum('iron'),
    vitaminA: sum('vitaminA'),
    calcium: sum('calcium'),
  };
}

/** The goals of a day with so much energy: what is a part of the energy goes by what is eaten. */
export function goalsOf({ target }: Kitchen, energy: number): Readonly<Partial<Record<MeasureName, Goal>>> {
  const most = (name: 'fat' | 'saturated' | 'sugars') => ({
    most: (energy * mostOfEnergy[name]) / caloriesOf[name],
  });
  return {
    energy: { least: target.energy * (1 - energyBand), most: target.energy * (1 + energyBand) },
    protein: { least: target.protein },
    produce: { least: target.produce },
    fibre: { least: target.fibre, most: target.mostFibre },
    salt: { most: target.salt },
    sugars: most('sugars'),
    fat: { least: (energy * leastFat) / caloriesOf.fat, ...most('fat') },
    saturated: most('saturated'),
    calcium: { least: target.calcium },
  };
}

/** A wish that a menu does not keep, and by how much. */
export type Unmet =
  | { readonly wish: 'meal'; readonly day: number; readonly meal: MealName }
  | { readonly wish: 'wanted'; readonly dish: string }
  | { readonly wish: 'locked'; readonly day: number; readonly dish: string }
  | {
      readonly wish: 'measure';
      readonly measure: MeasureName;
      readonly days: readonly number[];
      readonly by: number;
      readonly isOver: boolean;
    }
  | { readonly wish: 'budget'; readonly by: number; readonly cost: number }
  | { readonly wish: 'times'; readonly dish: string; readonly times: number }
  | { readonly wish: 'minutes'; readonly dish: string; readonly by: number }
  | { readonly wish: 'fuel' | 'dawnFire'; readonly days: readonly number[]; readonly by: number }
  | { readonly wish: 'proteinFood'; readonly day: number; readonly meal: MealName }
  | { readonly wish: 'leaves' | 'fruit'; readonly days: readonly number[] }
  | { readonly wish: 'weekly'; readonly food: string; readonly times: number }
  | { readonly wish: 'calcium'; readonly amount: number; readonly goal: number }
  | { readonly wish: 'heavy'; readonly day: number; readonly meal: MealName; readonly grams: number }
  | { readonly wish: 'fast' }
  | { readonly wish: 'tooYoung' | 'notForAll'; readonly dish: string }
  | { readonly wish: 'house'; readonly food: string; readonly grams: number };

/** Every wish that a menu does not keep, the weightiest first; none where it keeps them all. */
export function unmetWishes(
  kitchen: Kitchen,
  menu: Menu,
  locked: readonly (readonly Serving[])[] = [],
): Unmet[] {
  const { ramadan } = kitchen.wishes;
  return [
    ...(ramadan && !isFast(kitchen.wishes) ? [{ wish: 'fast' } as const] : []),
    ...missingMeals(kitchen, menu),
    ...missingDishes(kitchen, menu, locked),
    ...unwholePlates(kitchen, menu),
    ...missedMeasures(kitchen, menu),
    ...overBudget(kitchen, menu),
    ...tooOften(kitchen, menu),
    ...longFires(kitchen, menu),
    ...longDawns(kitchen, menu),
    ...slowDishes(kitchen, menu),
    ...heavyMeals(kitchen, menu),
    ...missingProduce(kitchen, menu),
    ...littleOfCalcium(kitchen, menu),
    ...leftInHouse(kitchen, menu),
  ];
}

function missingMeals({ wishes, file }: Kitchen, { days }: Menu): Unmet[] {
  return days.flatMap((servings, day) =>
    mealsOf(wishes)
      .filter(
        (meal) =>
          !servings.some(
            (one) => mealsOfServing(one).includes(meal) && isMealOf(file.dishes[one.dish]?.role, meal),
          ),
      )
      .map((meal): Unmet => ({ wish: 'meal', day, meal })),
  );
}

const isMealOf = (role: string | undefined, meal: MealName) =>
  role === 'whole' ||
  role === 'staple' ||
  role === 'breakfast' ||
  (meal === 'snack' && (role === 'snack' || role === 'fruit'));

function missedMeasures(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const missed = days.map((servings) => {
    const amounts = amountsOf(kitchen, servings);
    const goals = goalsOf(kitchen, amounts.energy);
    // Calcium is for all days together: see `littleOfCalcium`.
    return measures.map((measure) => (measure === 'calcium' ? 0 : missOf(amounts[measure], goals[measure])));
  });
  return measures.flatMap((measure, index) =>
    [true, false].flatMap((isOver): Unmet[] => {
      const parts = missed.map((day) => day[index] ?? 0).map((part) => (isOver ? part : -part));
      const those = parts.flatMap((part, day) => (part > grain ? [day] : []));
      return those.length === 0
        ? []
        : [{ wish: 'measure', measure, days: those, by: Math.max(...parts), isOver }];
    }),
  );
}

/** Whether an amount keeps its goal, but for the rounding of sums. */
export const keepsGoal = (amount: number, goal: Goal): boolean => Math.abs(missOf(amount, goal)) <= grain;

/** The part of its goal by which an amount is over (above 0) or under it. */
function missOf(amount: number, goal: Goal | undefined): number {
  if (goal?.most !== undefined && goal.most > 0 && amount > goal.most) return amount / goal.most - 1;
  if (goal?.least !== undefined && goal.least > 0 && amount < goal.least) return amount / goal.least - 1;
  return 0;
}

function overBudget(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const { budget } = kitchen.wishes;
  const cost = costOfServings(kitchen, days.flat());
  return budget !== null && cost > budget * (1 + grain) ? [{ wish: 'budget', by: cost - budget, cost }] : [];
}

/** A menu whose days hold too little calcium on average. */
function littleOfCalcium(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const sum = days.reduce((total, servings) => total + amountsOf(kitchen, servings).calcium, 0);
  const amount = sum / Math.max(1, days.length);
  const goal = kitchen.target.calcium;
  return amount < goal * littleCalcium ? [{ wish: 'calcium', amount, goal }] : [];
}

function leftInHouse(kitchen: Kitchen, { days }: Menu): Unmet[] {
  const used = gramsOfFoods(kitchen, days.flat());
  return Object.entries(kitchen.wishes.house).flatMap(([food, grams]): Unmet[] => {
    const left = grams - (used[food] ?? 0);
    // A rest of a tenth makes no meal.
    return left > Math.max(20, grams * 0.1) ? [{ wish: 'house', food, grams: left }] : [];
  });
}

/** Grams as bought of each food in servings, for all who eat. */
export function gramsOfFoods(
  { file, household }: Kitchen,
  servings: readonly Serving[],
): Readonly<Record<string, number>> {
  const shares = household.shares.reduce((sum, share) => sum + share, 0);
  const grams: Record<string, number> = {};
  for (const serving of servings) {
    for (const [food, edible] of Object.entries(file.dishes[serving.dish]?.foods ?? {})) {
      const bought = edible / (1 - (file.foods[food]?.refuse ?? 0) / 100);
      grams[food] = (grams[food] ?? 0) + bought * (halvesOf(serving) / 2) * shares;
    }
  }
  return grams;
}

/** What a menu costs by the known prices, and the foods that have none. */
export function costOf(kitchen: Kitchen, { days }: Menu) {
  return { cost: costOfServings(kitchen, days.flat()), unpriced: foodsWithoutPrice(kitchen, days.flat()) };
}
