import { dentalCare, eyeCare, skinCareMen, skinCareWomen } from './cards-care.ts';
import { cancerPrevention, heartCare, sexualHealth } from './cards-clinic.ts';
import { hairCareMen, hairCareWomen } from './cards-hair.ts';
import { bmiCalculator, idealWeightCalculator } from './cards-measure.ts';
import { bodyCare, hairCare, mentalCare } from './cards-people.ts';
import { bloodPressureSheet, diabetesCheck } from './cards-sheets.ts';
import { digestiveHealth } from './cards-sips.ts';
import { buildBodyMen, buildBodyWomen, caloriesCalculator, planFeature } from './cards-strength.ts';
import { calculatorsFeature, proteinCalculator, tipsFeature } from './cards-things.ts';
import { diabetesPrevention, paralysisPrevention } from './cards-walks.ts';
import { mensGrooming, womensGrooming } from './cards-washing.ts';
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

/** Pages inside a category, and the self-help tools; the id is what their address ends with. */
export const topicCardScenes: readonly Scene[] = [
  heartCare,
  cancerPrevention,
  sexualHealth,
  hairCareMen,
  hairCareWomen,
  mensGrooming,
  womensGrooming,
  digestiveHealth,
  diabetesPrevention,
  paralysisPrevention,
  diabetesCheck,
  bloodPressureSheet,
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

export const cardScenes: readonly Scene[] = [
  ...tipCardScenes,
  ...topicCardScenes,
  ...calculatorCardScenes,
  ...featureCardScenes,
];
