import { expect, test } from 'vitest';
import { siteRules } from '#checks/rules/rules.testing.ts';
import type { DishFacts, FoodFacts } from '#src/features/meals/schema.ts';
import { checkNamedFoods } from './dish-words.ts';
import { checkCooking, checkDishCount, checkIngredients, checkPortions } from './dishes.ts';

const rules = siteRules.dishes;
const { least } = rules;

const food = (change: Partial<FoodFacts> = {}): FoodFacts => ({
  row: '00000',
  sources: ['table'],
  refuse: 0,
  tags: [],
  produce: false,
  stall: 'pulses',
  measures: { cup: 200 },
  per100: { energy: 300, protein: 20, fat: 1, carbohydrate: 60, sodium: 10 },
  ...change,
});

const foods = {
  beans: food(),
  egg: food({ tags: ['egg', 'animal'] }),
  salt: food({
    measures: { teaspoon: 6 },
    per100: { energy: 0, protein: 0, fat: 0, carbohydrate: 0, sodium: 38_758 },
  }),
  'vegetable-oil': food({ per100: { energy: 884, protein: 0, fat: 100, carbohydrate: 0, sodium: 0 } }),
};

const dish = (change: Partial<DishFacts> = {}) => ({
  id: 'bean-pot',
  file: 'content/dishes/bean-pot/facts.yaml',
  facts: {
    role: 'relish',
    meals: ['lunch'],
    serves: 2,
    ingredients: [
      { food: 'beans', grams: 200, home: { amount: 1, measure: 'cup' } },
      { food: 'salt', grams: 3, home: { amount: 0.5, measure: 'teaspoon' } },
    ],
    minutes: { total: 100, work: 10, fire: 90 },
    fuel: 'much',
    pots: 1,
    price: 1,
    keeps: false,
    countries: ['rw'],
    ...change,
  } satisfies DishFacts as DishFacts,
});

const beans = (grams: number) => ({ food: 'beans', grams });

test('a sound dish is no problem', () => {
  const dishes = [dish()];
  expect(checkIngredients(dishes, foods, rules)).toEqual([]);
  expect(checkPortions(dishes, foods, rules)).toEqual([]);
  expect(checkCooking(dishes)).toEqual([]);
});

test('too few dishes are reported', () => {
  expect(
    checkDishCount(
      Array.from({ length: least }, () => dish()),
      rules,
    ),
  ).toEqual([]);
  expect(
    checkDishCount(
      Array.from({ length: least - 1 }, () => dish()),
      rules,
    ),
  ).toHaveLength(1);
});

test.each([
  ['a food that is not there', { food: 'stones', grams: 10 }],
  ['a name of the language itself', { food: 'constructor', grams: 10 }],
  ['a measure that the food does not have', { ...beans(10), home: { amount: 1, measure: 'bunch' } }],
  ['too much for the measure', { ...beans(251), home: { amount: 0.9, measure: 'cup' } }],
  ['too little for the measure', { ...beans(159), home: { amount: 1, measure: 'cup' } }],
] as const)('%s is reported', (_fault, ingredient) => {
  expect(checkIngredients([dish({ ingredients: [ingredient] })], foods, rules)).toHaveLength(1);
});

test('a quarter more or less is how a kitchen measures', () => {
  const ingredients = [{ ...beans(160), home: { amount: 1, measure: 'cup' as const } }];
  expect(checkIngredients([dish({ ingredients })], foods, rules)).toEqual([]);
});

test('a food that stands twice is reported at the second place', () => {
  const problems = checkIngredients([dish({ ingredients: [beans(100), beans(100)] })], foods, rules);
  expect(problems.map(({ key }) => key)).toEqual(['ingredients.1']);
});

test('energy is that of one portion, in the range of the role', () => {
  const faulty = (change: Partial<DishFacts>) => checkPortions([dish(change)], foods, rules).length;
  expect(faulty({ ingredients: [beans(333)] })).toBe(0);
  expect(faulty({ ingredients: [beans(334)] })).toBe(1);
  expect(faulty({ ingredients: [beans(334)], role: 'whole' })).toBe(0);
  expect(faulty({ ingredients: [beans(334)], serves: 3 })).toBe(0);
  expect(faulty({ ingredients: [beans(60)] })).toBe(1);
});

test('salt counts with the sodium of every food', () => {
  const salty = (grams: number) =>
    checkPortions([dish({ ingredients: [beans(200), { food: 'salt', grams }] })], foods, rules);
  expect(salty(3)).toEqual([]);
  // 3.1 g of salt hold 1,201 mg of sodium and the beans 20: 1.53 g of salt for each of two.
  expect(salty(3.1).map(({ message }) => message)).toEqual([
    'A portion holds 1.53 g of salt: more than 1.5 g is too much.',
  ]);
});

test.each([
  ['work that outlasts the whole', { minutes: { total: 100, work: 101, fire: 90 } }],
  ['a fire that outlasts the whole', { minutes: { total: 80, work: 10, fire: 90 } }],
  ['little fuel for a long fire', { fuel: 'little' }],
  ['fuel without a fire', { minutes: { total: 10, work: 10, fire: 0 } }],
  ['more oil left than poured in', { oilLeft: 5 }],
] as const)('%s is reported', (_fault, change) => {
  expect(checkCooking([dish(change)])).toHaveLength(1);
});

/** What the recipe of a dish names and its ingredients lack. */
function lacking(name: string, steps: string[], foodsOfDish: string[]) {
  const { facts, ...named } = dish({ ingredients: foodsOfDish.map((id) => ({ food: id, grams: 50 })) });
  const words = { review: 'draft', reviewed: new Date(0), name, summary: 'Good with fish.', steps } as const;
  const english = { file: 'en.yaml', data: undefined };
  return checkNamedFoods([{ ...named, facts, english, words: { ...words, tip: 'Add an egg.' } }], {
    ...foods,
    'coconut-milk': food(),
  }).map(({ key }) => key);
}

test('an egg in the recipe of a dish without eggs is reported, what goes with it not', () => {
  expect(lacking('Beans and eggplants', ['Fry them.'], ['beans'])).toEqual([]);
  expect(lacking('Beans and eggs', ['Beat the egg.'], ['beans'])).toEqual(['name', 'steps.0']);
  expect(lacking('Beans and eggs', ['Beat the egg.'], ['beans', 'egg'])).toEqual([]);
});

test('a step may name the milk of the coconut', () => {
  expect(lacking('Beans', ['Pour in the milk.'], ['beans', 'coconut-milk'])).toEqual([]);
  expect(lacking('Beans', ['Pour in the milk.'], ['beans'])).toEqual(['steps.0']);
});
