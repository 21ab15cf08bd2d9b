import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type CountedFood, gramsToBuy, portionContents, roundedContents, saltOf } from './nutrition.ts';

const foods: Record<string, CountedFood> = parse(readFileSync('content/lists/foods.yaml', 'utf8'));

describe('what a portion holds', () => {
  // By hand from the rows: 400 g dry beans are 4 × 337 = 1,348 kcal and 4 × 22.53 = 90.12 g of protein; 40 g oil are
  // 353.6 kcal; 200 g onion are 80 kcal and 2.2 g; 4 g salt hold 1,550.32 mg of sodium. A quarter of the sums:
  const beans = {
    serves: 4,
    ingredients: [
      { food: 'beans', grams: 400 },
      { food: 'onion', grams: 200 },
      { food: 'vegetable-oil', grams: 40 },
      { food: 'salt', grams: 4 },
    ],
  };

  test('is the share of each ingredient before cooking', () => {
    const portion = portionContents(beans, foods);
    expect(portion.energy).toBeCloseTo((1348 + 80 + 353.6) / 4);
    expect(portion.protein).toBeCloseTo((90.12 + 2.2) / 4);
    expect(portion.sodium).toBeCloseTo((48 + 8 + 1550.32) / 4);
    expect(portion.salt).toBeCloseTo(1.004, 3);
    expect(portion.produce).toBe(50);
    expect(portion.addedSugars).toBe(0);
  });

  test('is written as finely as a recipe deserves', () => {
    const rounded = roundedContents(portionContents(beans, foods));
    expect(rounded).toMatchObject({ energy: 445, protein: 23.1, sodium: 402, salt: 1, produce: 50 });
    expect(rounded).not.toHaveProperty('incomplete');
  });

  test('holds of the frying oil only what is eaten', () => {
    const chips = {
      serves: 2,
      ingredients: [
        { food: 'potato', grams: 600 },
        { food: 'vegetable-oil', grams: 200 },
      ],
      oilLeft: 150,
    };
    // 600 g potatoes are 462 kcal and 0.54 g of fat, 50 g oil are 442 kcal and 50 g.
    expect(portionContents(chips, foods).energy).toBeCloseTo(452);
    expect(portionContents(chips, foods).fat).toBeCloseTo(25.27);
    expect(() => portionContents({ ...chips, oilLeft: 201 }, foods)).toThrow(RangeError);
  });

  test('counts the sugars of sugar and jam as added, those of fruit and milk not', () => {
    const drink = {
      serves: 1,
      ingredients: [
        { food: 'milk', grams: 200 },
        { food: 'sugar', grams: 10 },
        { food: 'banana', grams: 100 },
      ],
    };
    const { addedSugars, sugars, produce } = portionContents(drink, foods);
    expect(addedSugars).toBeCloseTo(9.98);
    expect(sugars).toBeCloseTo(10.1 + 9.98 + 12.23);
    expect(produce).toBe(100);
  });

  test('says which sums lack what nobody measured, unless it is a pinch', () => {
    const one = (leaves: number) => ({
      serves: 1,
      ingredients: [
        { food: 'amaranth-leaves', grams: leaves },
        { food: 'tomato', grams: 200 },
      ],
    });
    expect(portionContents(one(100), foods).incomplete).toEqual(['sugars', 'fibre']);
    expect(portionContents(one(1), foods).incomplete).toBeUndefined();
  });

  test('asks for foods that are there and for somebody who eats', () => {
    expect(() => portionContents({ ...beans, serves: 0 }, foods)).toThrow(RangeError);
    const unknown = { serves: 1, ingredients: [{ food: 'toString', grams: 1 }] };
    expect(() => portionContents(unknown, foods)).toThrow('There is no food “toString”.');
  });

  test('grows with the amounts and shrinks with the number of portions', () => {
    const ingredient = fc.record({
      food: fc.constantFrom(...Object.keys(foods)),
      grams: fc.double({ min: 0.1, max: 2000, noNaN: true }),
    });
    const ingredients = fc.array(ingredient, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(ingredients, fc.integer({ min: 1, max: 12 }), (some, serves) => {
        const one = portionContents({ serves: 1, ingredients: some }, foods);
        const shared = portionContents({ serves, ingredients: some }, foods);
        expect(shared.energy * serves).toBeCloseTo(one.energy, 4);
        expect(shared.salt * serves).toBeCloseTo(one.salt, 6);
        expect(one.addedSugars).toBeLessThanOrEqual(one.sugars + 1e-9);
        expect(one.produce).toBeLessThanOrEqual(some.reduce((sum, { grams }) => sum + grams, 0) + 1e-9);
      }),
    );
  });
});

test('two grams of sodium are five grams of salt', () => {
  expect(saltOf(2000)).toBe(5);
  // What a teaspoon of salt holds by its row: 6 g.
  expect(saltOf(38758 * 0.06)).toBeCloseTo(5.81, 2);
});

test('peel and bones are bought too', () => {
  expect(gramsToBuy(64, 36)).toBe(100);
  expect(gramsToBuy(50)).toBe(50);
});

test('energy of the rows fits what they hold, by the factors 4, 4, 9 and 2 for fibre', () => {
  const apart = Object.entries(foods).filter(([, { per100 }]) => {
    const { energy = 0, protein = 0, fat = 0, carbohydrate = 0, fibre = 0 } = per100;
    const reckoned = 4 * protein + 9 * fat + 4 * (carbohydrate - fibre) + 2 * fibre;
    return Math.abs(reckoned - energy) > Math.max(25, energy * 0.2);
  });
  // The table reckons these with factors of their own: bitter stuff, fibre and baking acids that feed nobody.
  expect(apart.map(([id]) => id)).toEqual(['cloves', 'baking-powder', 'cocoa']);
});
