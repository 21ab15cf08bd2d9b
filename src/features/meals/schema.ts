import { z } from 'zod';
import { reviewFields } from '#src/site/schemas.ts';
import { diets, dishRoles, foodGroups, fuels, homeMeasures, mealNames, stalls } from './logic/kinds.ts';

const positive = z.number().positive();
const amount = z.number().nonnegative();

/** What 100 grams of the edible part of a food hold; absent where nobody measured it. */
export const nutrientsSchema = z.strictObject({
  /** Kilocalories. */
  energy: amount,
  /** Grams of each, down to the salt. */
  protein: amount,
  fat: amount,
  saturated: amount.optional(),
  carbohydrate: amount,
  /** All sugars, those of fruit and milk included. */
  sugars: amount.optional(),
  fibre: amount.optional(),
  /** Milligrams, from here on. */
  sodium: amount,
  potassium: amount.optional(),
  calcium: amount.optional(),
  iron: amount.optional(),
  zinc: amount.optional(),
  vitaminC: amount.optional(),
  /** Micrograms of retinol activity equivalents. */
  vitaminA: amount.optional(),
  /** Micrograms of dietary folate equivalents. */
  folate: amount.optional(),
});

/** One food, by its id: what it holds, who does not eat it, where it is sold. */
export const foodSchema = z.strictObject({
  /** The number of the row in the food table it is taken from. */
  row: z.string().regex(/^\d{5}$/),
  /** Why the row is not the food itself but the nearest one, where it is so. */
  nearest: z.string().optional(),
  /** The food table itself, as a row of the sources. */
  sources: z.array(z.string()).min(1),
  /** Grams that are thrown away of 100 grams as bought: peel, bones. */
  refuse: z.number().min(0).max(90),
  /** Who does not eat it, and what of it makes some people ill. */
  tags: z.array(z.enum(diets)),
  /** What some kinds of it hold, too seldom to leave out every dish with it: the menu names those dishes. */
  mayHold: z.array(z.enum(diets)).min(1).optional(),
  /** Whether its weight counts to the 400 grams of vegetables and fruit a day: cassava, potatoes and plantain do not. */
  produce: z.boolean(),
  /** The group of foods that a day or a main meal should have, where it belongs to one. */
  group: z.enum(foodGroups).optional(),
  /** Whether nobody should eat it more than once a week: liver, for its retinol. */
  weekly: z.literal(true).optional(),
  /** Whether its sugars are added ones (sugar, honey), of which one eats little. */
  free: z.boolean().optional(),
  /** The part of its calcium that counts to the goal of a day, where oxalate holds the rest back; absent where all of it does. */
  usableCalcium: z.number().positive().max(1).optional(),
  /** Grams on the plate of one gram before cooking, where a dry food takes up water; absent where it does not. */
  swells: z.number().min(1).max(4).optional(),
  /** `home` for what nobody buys at a market: water. */
  stall: z.enum([...stalls, 'home']),
  /** Grams of one home measure, for those in which this food is measured. */
  measures: z.partialRecord(z.enum(homeMeasures), positive),
  per100: nutrientsSchema,
});

/** The names of a food in a language: as on a shopping list. */
export const foodWordsSchema = z.strictObject({
  ...reviewFields,
  names: z.record(z.string(), z.string().min(1)),
});

const ingredientSchema = z.strictObject({
  food: z.string(),
  /** Grams of the edible part before cooking, for all servings together. */
  grams: positive,
  /** The same in a measure of the kitchen: the shown amount, for all servings together. */
  home: z.strictObject({ amount: positive, measure: z.enum(homeMeasures) }).optional(),
});

export const dishFactsSchema = z.strictObject({
  role: z.enum(dishRoles),
  meals: z.array(z.enum(mealNames)).min(1),
  /** Adults whom the amounts feed, each with one portion. */
  serves: z.number().int().min(1).max(12),
  ingredients: z.array(ingredientSchema).min(1),
  /** Grams of vegetable oil for frying that stay in the pan, of all that are poured in. */
  oilLeft: amount.optional(),
  /** Minutes in all, minutes at work, minutes on the fire; soaking is not counted. */
  minutes: z.strictObject({ total: positive, work: amount, fire: amount }),
  /** Hours of soaking or standing before. */
  ahead: positive.optional(),
  fuel: z.enum(fuels),
  pots: z.number().int().min(0).max(3),
  /** 1 cheap, 2 middle, 3 dear, for the market of a small town. */
  price: z.literal([1, 2, 3]),
  /** Whether it stays good to the next day without a fridge: dry and uncooked things alone. */
  keeps: z.boolean(),
  /** Countries where it is everyday food, as codes. */
  countries: z.array(z.enum(['rw', 'bi', 'cd', 'tz', 'ke', 'ug'])).min(1),
});

export const dishWordsSchema = z.strictObject({
  ...reviewFields,
  name: z.string().min(1),
  /** One line: what it is. */
  summary: z.string().min(1),
  steps: z.array(z.string().min(1)).min(1).max(8),
  /** What makes it better, cheaper or safer. */
  tip: z.string().optional(),
});

export type FoodFacts = z.infer<typeof foodSchema>;
export type FoodWords = z.infer<typeof foodWordsSchema>;
export type DishFacts = z.infer<typeof dishFactsSchema>;
export type DishWords = z.infer<typeof dishWordsSchema>;
export type Nutrients = z.infer<typeof nutrientsSchema>;
