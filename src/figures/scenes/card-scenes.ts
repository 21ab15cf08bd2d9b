import { dentalCare, eyeCare, skinCareMen, skinCareWomen } from './cards-care.ts';
import { bmiCalculator, idealWeightCalculator } from './cards-measure.ts';
import { bodyCare, hairCare, mentalCare } from './cards-people.ts';
import { buildBodyMen, buildBodyWomen, caloriesCalculator, planFeature } from './cards-strength.ts';
import { calculatorsFeature, proteinCalculator, tipsFeature } from './cards-things.ts';
import { increaseWeight, maintainWeight, reduceWeight, waterCalculator } from './cards-weight.ts';
import type { Scene } from './scene.ts';

/** One for each category of tips; the id is the category's. */
export const tipCardScenes: readonly Scene[] = [
  reduceWeight,
  maintainWeight,
  increaseWeight,
  buildBodyMen,
  buildBodyWomen,
  skinCareMen,
  skinCareWomen,
  dentalCare,
  eyeCare,
  bodyCare,
  hairCare,
  mentalCare,
];

/** One for each calculator. */
export const calculatorCardScenes: readonly Scene[] = [
  bmiCalculator,
  idealWeightCalculator,
  caloriesCalculator,
  proteinCalculator,
  waterCalculator,
];

/** The three doors of the home page. */
export const featureCardScenes: readonly Scene[] = [calculatorsFeature, planFeature, tipsFeature];

export const cardScenes: readonly Scene[] = [...tipCardScenes, ...calculatorCardScenes, ...featureCardScenes];
