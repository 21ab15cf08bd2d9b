import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { planNumbers } from '#src/features/week-plan/plan-words.ts';
import {
  type PlanFacts,
  type PlanWords,
  planFactsSchema,
  planWordsSchema,
} from '#src/features/week-plan/schema.ts';
import { languageCodes } from '#src/words/languages.ts';
import { readYaml } from './yaml.ts';

/** The facts of each plan by its id. */
export const facts = new Map<string, PlanFacts>(
  globSync('content/week-plans/*/facts.yaml').map((file) => [
    basename(dirname(file)),
    planFactsSchema.parse(readYaml(file)),
  ]),
);

/** The words of each plan in each language that it has. */
export const words = globSync(`content/week-plans/*/{${languageCodes.join(',')}}.yaml`)
  .sort()
  .map((file) => ({
    file,
    id: basename(dirname(file)),
    language: basename(file, '.yaml'),
    words: planWordsSchema.parse(readYaml(file)),
  }));

/** The English words of each plan by its id. */
export const english = new Map(
  words.filter(({ language }) => language === 'en').map(({ id, words: texts }) => [id, texts]),
);

/** The facts of one plan. */
export function factsOf(id: string): PlanFacts {
  const found = facts.get(id);
  if (found === undefined) throw new Error(`content/week-plans/${id} has no facts.yaml.`);
  return found;
}

/** Every text of a plan by its key, with the numbers that it may name. */
export function textsOf(id: string, texts: PlanWords) {
  const numbers = planNumbers(factsOf(id), factsOf('generic'));
  const ofPlan = Object.keys(numbers.ofPlan);
  return [
    ...Object.entries({ label: texts.label, aim: texts.aim, description: texts.description }).map(
      ([key, text]) => ({ key, text, names: ofPlan }),
    ),
    ...texts.days.map((text, index) => ({
      key: `days.${index}`,
      text,
      names: Object.keys(numbers.ofDay[index] ?? {}),
    })),
    ...texts.dietTips.map((text, index) => ({ key: `dietTips.${index}`, text, names: ofPlan })),
    ...texts.lifestyleTips.map((text, index) => ({ key: `lifestyleTips.${index}`, text, names: ofPlan })),
  ];
}

/** The numbers that a text names, sorted. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
}
