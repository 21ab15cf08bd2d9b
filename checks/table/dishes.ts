import type { Check } from '#checks/check.ts';
import { dishesOf, foodNamesOf, foodsOf, namedDishesOf } from '#checks/content/dish-views.ts';
import { checkNamedFoods } from '#checks/logic/dish-words.ts';
import { checkCooking, checkDishCount, checkIngredients, checkPortions } from '#checks/logic/dishes.ts';
import { checkFoodContents, checkFoodNames } from '#checks/logic/foods.ts';

/** What dishes and their foods are held to. */
export const dishChecks: readonly Check[] = [
  {
    name: 'there are enough dishes for menus that differ',
    looksAt: ['dishes'],
    severity: 'error',
    comparesAll: true,
    find: (content, { dishes: rules }) => checkDishCount(dishesOf(content), rules),
  },
  {
    name: 'every ingredient is a food of the list, once, and its home measure means its grams',
    looksAt: ['dishes', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content, { dishes: rules }) => checkIngredients(dishesOf(content), foodsOf(content), rules),
  },
  {
    name: 'a portion of a dish holds what its part of a meal calls for, and little salt',
    looksAt: ['dishes', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content, { dishes: rules }) => checkPortions(dishesOf(content), foodsOf(content), rules),
  },
  {
    name: 'the times, the fuel and the frying oil of a dish fit each other',
    looksAt: ['dishes'],
    severity: 'error',
    find: (content) => checkCooking(dishesOf(content)),
  },
  {
    name: 'no recipe names a food that some must not eat and that its ingredients lack',
    looksAt: ['dishes', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content) => checkNamedFoods(namedDishesOf(content), foodsOf(content)),
  },
  {
    name: 'every food has a name of its own in every language',
    looksAt: ['foods', 'lists'],
    severity: 'error',
    comparesAll: true,
    find: (content) => {
      const ids = Object.keys(foodsOf(content));
      return foodNamesOf(content).flatMap((names) => checkFoodNames(names, ids));
    },
  },
  {
    name: 'no food holds more than it weighs',
    looksAt: ['lists'],
    severity: 'error',
    find: (content) => checkFoodContents(foodsOf(content)),
  },
];
