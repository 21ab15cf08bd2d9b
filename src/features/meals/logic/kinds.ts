/** What a dish is in a meal: a staple needs a relish or vegetables beside it, a whole dish needs nothing. */
export const dishRoles = [
  'staple',
  'relish',
  'vegetable',
  'whole',
  'breakfast',
  'snack',
  'fruit',
  'drink',
] as const;
export type DishRole = (typeof dishRoles)[number];

export const mealNames = ['breakfast', 'lunch', 'supper', 'snack'] as const;
export type MealName = (typeof mealNames)[number];

/** What a dish burns: nothing, less than half an hour on the fire, up to an hour, more. Menus count the minutes themselves. */
export const fuels = ['none', 'little', 'middle', 'much'] as const;
export type Fuel = (typeof fuels)[number];

/** How a kitchen measures: cup 250 ml, spoon 15 ml, teaspoon 5 ml. */
export const homeMeasures = [
  'cup',
  'spoon',
  'teaspoon',
  'handful',
  'piece',
  'bunch',
  'clove',
  'slice',
  'pinch',
] as const;
export type HomeMeasure = (typeof homeMeasures)[number];

/** What a food is, for those who do not eat it or must not. */
export const diets = [
  'meat',
  'pork',
  'poultry',
  'fish',
  'shellfish',
  'egg',
  'milk',
  'gluten',
  'groundnut',
  'nuts',
  'soy',
  'sesame',
  'alcohol',
  'animal',
] as const;
export type Diet = (typeof diets)[number];

/** Groups of foods that a menu looks at; what belongs to none of them has none. */
export const foodGroups = ['pulses', 'nuts', 'eggs', 'fish', 'meat', 'milk', 'leaves', 'fruit'] as const;
export type FoodGroup = (typeof foodGroups)[number];

/** Where a food is bought at the market. */
export const stalls = [
  'vegetables',
  'fruit',
  'tubers',
  'grains',
  'pulses',
  'meat',
  'fish',
  'dairy',
  'shop',
] as const;
export type Stall = (typeof stalls)[number];
