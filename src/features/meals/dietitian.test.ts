import { expect, test } from 'vitest';
import { alternativesFor } from './logic/alternatives.ts';
import type { Eater } from './logic/eaters.ts';
import {
  dawnFireOf,
  hasDrink,
  isDrunk,
  isMainMeal,
  isOfEggs,
  largestHelping,
  largestMeal,
  solidWeight,
} from './logic/helpings.ts';
import { amountsOf, unmetWishes } from './logic/judge.ts';
import { type Kitchen, kitchenOf } from './logic/kitchen.ts';
import { type Menu, mealsOfServing, type Serving } from './logic/menu.ts';
import { solveWeek } from './logic/solve-week.ts';
import { tenWishes } from './logic/ten-wishes.testing.ts';
import { mealsOf, mostDawnFire, usualWishes, type Wishes } from './logic/wishes.ts';
import { realDishes } from './real-dishes.testing.ts';

const file = realDishes();
const man: Eater = { kind: 'usual', sex: 'male' };
const girl: Eater = { kind: 'young', sex: 'female', age: 8 };
const boy: Eater = { kind: 'young', sex: 'male', age: 14 };

const weekOf = (own: Partial<Wishes>, seed = 1) => {
  const kitchen = kitchenOf(file, { ...usualWishes, ...own });
  const menu = solveWeek(kitchen, seed);
  return { kitchen, menu, unmet: unmetWishes(kitchen, menu) };
};

const dishOf = ({ dish }: Serving) => {
  const known = file.dishes[dish];
  if (!known) throw new Error(`There is no dish “${dish}”.`);
  return known;
};

const weeks = tenWishes.map(([name, own]) => [name, weekOf(own)] as const);

test.for(weeks)(
  '%s: helpings and meals are bearable as they are eaten, or the meal is named',
  ([_, week]) => {
    const { kitchen, menu, unmet } = week;
    for (const [day, servings] of menu.days.entries()) {
      for (const meal of mealsOf(kitchen.wishes)) {
        const eaten = servings.filter((one) => mealsOfServing(one).includes(meal));
        for (const share of kitchen.household.shares) {
          const grams = eaten.map((one) => (solidWeight(dishOf(one)) * one.halves * share) / 2);
          expect(Math.max(...grams, 0)).toBeLessThanOrEqual(largestHelping.grams + 1);
          const isNamed = unmet.some((one) => one.wish === 'heavy' && one.day === day && one.meal === meal);
          const whole = grams.reduce((sum, one) => sum + one, 0);
          expect([day, meal, isNamed || whole < largestMeal.told * 1.01]).toEqual([day, meal, true]);
        }
      }
    }
  },
);

test.for(weeks)('%s: a breakfast has something to drink, and a day has one dish of eggs', ([_, week]) => {
  const { kitchen, menu } = week;
  for (const servings of menu.days) {
    for (const meal of mealsOf(kitchen.wishes).filter((one) => hasDrink(kitchen.wishes, one))) {
      expect(servings.some((one) => one.meal === meal && isDrunk(dishOf(one)))).toBe(true);
    }
    expect(servings.filter((one) => !one.before && isOfEggs(dishOf(one))).length).toBeLessThanOrEqual(1);
  }
});

test.for(weeks)('%s: calcium comes near its goal, or the menu says that it is little', ([_, week]) => {
  const { kitchen, menu, unmet } = week;
  const mean = menu.days.reduce((sum, one) => sum + amountsOf(kitchen, one).calcium, 0) / menu.days.length;
  expect(mean).toBeGreaterThan(kitchen.target.calcium * 0.8);
  expect(unmet.some(({ wish }) => wish === 'calcium')).toBe(false);
});

test('a menu with little calcium says so, with what it holds and the goal', () => {
  const rich = Object.entries(file.dishes).filter(([, { portion }]) => portion.calcium > 90);
  const { unmet } = weekOf({ days: 1, disliked: rich.map(([id]) => id) });
  expect(unmet).toContainEqual(expect.objectContaining({ wish: 'calcium', goal: 1000 }));
});

test.for([1, 2])(
  'before dawn there is little fire, and after sunset a drink and fruit come first',
  (seed) => {
    const { menu } = weekOf({ ramadan: true, eaters: [man] }, seed);
    for (const servings of menu.days) {
      const dawn = servings.filter(({ meal }) => meal === 'breakfast').map(dishOf);
      expect(dawn.length).toBeGreaterThan(0);
      expect(dawn.reduce((sum, dish) => sum + dawnFireOf(dish), 0)).toBeLessThanOrEqual(mostDawnFire);
      const [first, second] = servings.filter(({ meal }) => meal === 'supper').map(dishOf);
      expect([first?.role, second?.role]).toEqual(['drink', 'fruit']);
    }
  },
);

test('with a fridge, what is left of the evening is warmed up before dawn', () => {
  const { menu } = weekOf({ ramadan: true, eaters: [man], fridge: true, leftovers: 'nextDay', days: 4 }, 2);
  const warmed = menu.days.flat().filter(({ before }) => before);
  expect(warmed.length).toBeGreaterThan(0);
  expect(new Set(warmed.map(({ meal }) => meal))).toEqual(new Set(['breakfast']));
});

test('nobody under 18 is planned a fast, and the menu says why', () => {
  const { kitchen, unmet } = weekOf({ ramadan: true, eaters: [man, boy], days: 1 });
  expect(mealsOf(kitchen.wishes)).toEqual(['breakfast', 'lunch', 'supper']);
  expect(unmet).toContainEqual({ wish: 'fast' });
});

test('fibre stays under the limit of each eater, which is lower for children', () => {
  const { kitchen, menu } = weekOf({ eaters: [{ kind: 'usual', sex: 'female' }, man, girl, boy] });
  const most = [60, 60, 42, 50];
  for (const servings of menu.days) {
    const { fibre } = amountsOf(kitchen, servings);
    for (const [index, share] of kitchen.household.shares.entries()) {
      expect(fibre * share).toBeLessThanOrEqual((most[index] ?? 0) * 1.006);
    }
  }
});

test('liver and coffee are not for small children, and a wish for liver is answered', () => {
  const { menu, unmet } = weekOf({ eaters: [man, girl], wanted: ['beef-liver-onion'], days: 3 });
  const foods = menu.days.flat().flatMap((one) => Object.keys(dishOf(one).foods));
  expect(foods).not.toContain('beef-liver');
  expect(foods).not.toContain('coffee');
  expect(unmet).toContainEqual({ wish: 'tooYoung', dish: 'beef-liver-onion' });
  expect(weekOf({ wanted: ['beef-liver-onion'], days: 1 }).unmet).toEqual([]);
});

const withLiver = Object.entries(file.dishes).flatMap(([id, { foods }]) =>
  foods['beef-liver'] === undefined ? [] : [id],
);

/** Every dish that a menu offers in the place of another. */
const offersOf = (kitchen: Kitchen, menu: Menu, days: readonly number[]) =>
  days.flatMap((day) =>
    (menu.days[day] ?? []).flatMap((_, index) => alternativesFor(kitchen, menu, day, index)),
  );

test('a menu for the others of a home has no liver: not by a wish, a lock or a swap', () => {
  const own = { isForOthers: true, wanted: ['beef-liver-onion'], days: 1 } as const;
  const { kitchen, menu, unmet } = weekOf(own);
  expect(unmet).toEqual([{ wish: 'notForAll', dish: 'beef-liver-onion' }]);
  const locked: Serving[] = [{ dish: 'beef-liver-onion', meal: 'lunch', halves: 2, locked: true }];
  const again = solveWeek(kitchen, 2, [locked]);
  const offered = offersOf(kitchen, menu, [0]).map(({ dish }) => dish);
  expect(offered.length).toBeGreaterThan(10);
  for (const id of withLiver) {
    expect([...menu.days.flat(), ...again.days.flat()].map(({ dish }) => dish)).not.toContain(id);
    expect(offered).not.toContain(id);
  }
});

/** Minutes of fire before dawn, with what is left of the evening and roasted the evening before left out. */
const dawnOf = (servings: readonly Serving[]) =>
  servings
    .filter(({ meal, before }) => meal === 'breakfast' && !before)
    .reduce((sum, one) => sum + dawnFireOf(dishOf(one)), 0);

test.for([1, 2])('what stands beside a main meal is one portion, also before dawn', (seed) => {
  const { kitchen, menu } = weekOf({ ramadan: true, eaters: [man] }, seed);
  const beside = menu.days
    .flat()
    .filter((one) => isMainMeal(kitchen.wishes, one.meal) && dishOf(one).role === 'snack');
  expect(beside.length).toBeGreaterThan(0);
  expect(Math.max(...beside.map(({ halves }) => halves))).toBe(2);
});

test('seeds and groundnuts are roasted the evening before', () => {
  const fires = ['pumpkin-seeds-roasted', 'roasted-groundnuts', 'uji-millet-sesame'].map((dish) =>
    dawnFireOf(dishOf({ dish, meal: 'breakfast', halves: 2 })),
  );
  expect(fires).toEqual([0, 0, 15]);
});

test.for([1, 2, 3])('without milk and groundnuts too, a longer fire before dawn is named', (seed) => {
  const { menu, unmet } = weekOf({ ramadan: true, avoid: ['milk', 'groundnut'] }, seed);
  const over = menu.days.flatMap((servings, day) => (dawnOf(servings) > mostDawnFire ? [day] : []));
  const named = unmet.flatMap((one) => (one.wish === 'dawnFire' ? one.days : []));
  expect(named).toEqual(over);
});

test('a swap before dawn offers no longer fire, and a menu that has one says by how much', () => {
  const { kitchen, menu } = weekOf({ ramadan: true, days: 1 });
  const offers = offersOf(kitchen, menu, [0]);
  expect(offers.length).toBeGreaterThan(10);
  for (const { servings } of offers) expect(dawnOf(servings)).toBeLessThanOrEqual(mostDawnFire);
  const slow: Menu = {
    seed: 1,
    days: [[{ dish: 'fermented-porridge', meal: 'breakfast', halves: 2 }]],
  };
  expect(unmetWishes(kitchen, slow)).toContainEqual({ wish: 'dawnFire', days: [0], by: 10 });
  expect(unmetWishes({ ...kitchen, wishes: usualWishes }, slow).map(({ wish }) => wish)).not.toContain(
    'dawnFire',
  );
});

test('a fast has no coffee, and is opened without tea', () => {
  const { kitchen, menu, unmet } = weekOf({ ramadan: true, wanted: ['coffee-with-milk'], days: 3 });
  expect(unmet).toContainEqual({ wish: 'wanted', dish: 'coffee-with-milk' });
  const menus = [1, 2, 3, 4, 5, 6].map((seed) => solveWeek(kitchen, seed));
  for (const serving of [menu, ...menus].flatMap(({ days }) => days.flat())) {
    const { foods } = dishOf(serving);
    expect(foods.coffee).toBeUndefined();
    if (serving.meal === 'supper') expect(foods['tea-leaves']).toBeUndefined();
  }
});

test('tea is not for children under 12, and a wish for it is answered', () => {
  const wanted = ['black-tea'];
  const { menu, unmet } = weekOf({ eaters: [man, girl], wanted, days: 2 });
  expect(menu.days.flat().filter((one) => dishOf(one).foods['tea-leaves'])).toEqual([]);
  expect(unmet).toContainEqual({ wish: 'tooYoung', dish: 'black-tea' });
  expect(weekOf({ eaters: [man, boy], wanted, days: 1 }).unmet).toEqual([]);
});

test('of the calcium of amaranth and spinach a third counts to the goal, and all of that of other leaves', () => {
  const { kitchen } = weekOf({ days: 1 });
  const usable = (dish: string) => amountsOf(kitchen, [{ dish, meal: 'lunch', halves: 2 }]).calcium;
  const whole = (dish: string) => file.dishes[dish]?.portion.calcium ?? 0;
  expect(usable('sukuma-wiki')).toBe(whole('sukuma-wiki'));
  const { foods } = dishOf({ dish: 'amaranth-dodo', meal: 'lunch', halves: 2 });
  const ofLeaves = ((foods['amaranth-leaves'] ?? 0) * 215) / 100;
  expect(usable('amaranth-dodo')).toBeCloseTo(whole('amaranth-dodo') - (ofLeaves * 2) / 3, -1);
  expect(usable('spinach-groundnut')).toBeLessThan(whole('spinach-groundnut') / 2);
});
