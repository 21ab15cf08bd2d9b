import { type PlantedFault, remove, set, swap } from './plant.testing.ts';

const salad = 'content/dishes/beetroot-carrot-salad';

/** Faults of dishes and foods. */
export const dishFaults: readonly PlantedFault[] = [
  {
    check: 'there are enough dishes for menus that differ',
    fault: 'more dishes wanted than there are',
    file: 'content/rules/dishes.yaml',
    plant: set('least', '100000'),
  },
  {
    check: 'every ingredient is a food of the list, once, and its home measure means its grams',
    fault: 'four beetroots as heavy as eight',
    file: `${salad}/facts.yaml`,
    plant: swap('grams: 400', 'grams: 800'),
  },
  {
    check: 'a portion of a dish holds what its part of a meal calls for, and little salt',
    fault: 'ten times the salt',
    file: `${salad}/facts.yaml`,
    plant: swap('salt, grams: 3', 'salt, grams: 30'),
  },
  {
    check: 'the times, the fuel and the frying oil of a dish fit each other',
    fault: 'much time on the fire with little fuel',
    file: `${salad}/facts.yaml`,
    plant: set('fuel', 'little'),
  },
  {
    check: 'every food has a name of its own in every language',
    fault: 'a food without its name',
    file: 'content/foods/rw.yaml',
    plant: swap('  beans: ibishyimbo byumye\n', ''),
  },
  {
    check: 'every food has a name of its own in every language',
    fault: 'a language without names',
    file: 'content/foods/sw.yaml',
    plant: remove,
  },
  {
    check: 'no food holds more than it weighs',
    fault: 'more protein than food',
    file: 'content/lists/foods.yaml',
    plant: swap('protein: 8.12', 'protein: 81.2'),
  },
  {
    check: 'no recipe names a food that some must not eat and that its ingredients lack',
    fault: 'an egg that is no ingredient',
    file: `${salad}/en.yaml`,
    plant: set('name', 'Beetroot and egg salad'),
  },
];
