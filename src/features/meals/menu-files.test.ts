import { expect, test } from 'vitest';
import { menuFiles, type NamedDish, type NamedFood, tagsOf } from './menu-files.ts';

const food = (id: string, facts: Partial<NamedFood['facts']> = {}): NamedFood => ({
  id,
  name: `the ${id}`,
  facts: {
    row: '00000',
    sources: ['table'],
    refuse: 0,
    tags: [],
    produce: false,
    stall: 'shop',
    measures: { spoon: 10 },
    per100: { energy: 100, protein: 1, fat: 1, carbohydrate: 1, sodium: 1 },
    ...facts,
  },
});

const foods = [
  food('potato', { refuse: 25, stall: 'tubers' }),
  food('egg', { tags: ['egg', 'animal'], nearest: 'Eggs of ducks.' }),
  food('vegetable-oil', { per100: { energy: 884, protein: 0, fat: 100, carbohydrate: 0, sodium: 0 } }),
  food('caviar', { tags: ['fish', 'animal'] }),
];

const chips: NamedDish = {
  id: 'chips-and-eggs',
  facts: {
    role: 'whole',
    meals: ['lunch'],
    serves: 3,
    ingredients: [
      { food: 'potato', grams: 600 },
      { food: 'egg', grams: 100, home: { amount: 2, measure: 'piece' } },
      { food: 'vegetable-oil', grams: 130 },
    ],
    oilLeft: 100,
    minutes: { total: 40, work: 20, fire: 25 },
    fuel: 'little',
    pots: 1,
    price: 2,
    keeps: false,
    countries: ['rw'],
  },
  words: { name: 'Chips and eggs', summary: 'Both fried.', steps: ['Fry them.'] },
};

const { dishes, recipes } = menuFiles([chips], foods);

test('a dish is what menus choose from: for one portion, without how it is made', () => {
  expect(dishes.dishes['chips-and-eggs']).toMatchObject({
    name: 'Chips and eggs',
    role: 'whole',
    tags: ['egg', 'animal'],
    // The oil is bought as it is poured in, to a tenth of a gram.
    foods: { potato: 200, egg: 33.3, 'vegetable-oil': 43.3 },
    // Eaten is what does not stay in the pan: (600 + 100 + 30 × 8.84) / 3.
    portion: { energy: 322, fat: 12.3 },
    // The egg has no group here, and the oil that stays in the pan is not on the plate: (600 + 100 + 30) / 3.
    plate: { weight: 243, drink: 0, proteinFood: 0, leaves: 0, fruit: 0 },
  });
  expect(JSON.stringify(dishes)).not.toContain('Fry them.');
});

test('a food that no dish needs stays out, and what is none is left away', () => {
  expect(dishes.foods).toEqual({
    potato: { name: 'the potato', stall: 'tubers', refuse: 25 },
    egg: { name: 'the egg', stall: 'shop', nearest: true, tags: ['egg', 'animal'] },
    'vegetable-oil': { name: 'the vegetable-oil', stall: 'shop' },
  });
  expect(Object.keys(recipes.measures)).toEqual(['potato', 'egg', 'vegetable-oil']);
});

test('a recipe is for all servings together', () => {
  expect(recipes.recipes['chips-and-eggs']).toEqual({
    serves: 3,
    ingredients: chips.facts.ingredients,
    steps: ['Fry them.'],
    oilLeft: 100,
  });
});

test('a dish has the tags of all its foods, each once', () => {
  const known = Object.fromEntries(foods.map(({ id, facts }) => [id, facts]));
  const ingredients = ['caviar', 'egg', 'potato'].map((id) => ({ food: id, grams: 1 }));
  expect(tagsOf({ ingredients }, known)).toEqual(['fish', 'egg', 'animal']);
});
