import { wordsDigest } from '#src/words/words-digest.ts';
import type { PlanFacts, PlanWords } from './schema.ts';

/** The digest of a plan's words; the review and its date do not count. */
export function planWordsDigest(words: PlanWords): string {
  const { label, aim, description, days, dietTips, lifestyleTips } = words;
  return wordsDigest([label, aim, description, days, dietTips, lifestyleTips]);
}

/** The numbers that each text of a plan may name, those of the generic plan included. */
export function planNumbers(facts: PlanFacts, generic: PlanFacts) {
  const ofPlan = { ...generic.numbers, ...facts.numbers };
  return {
    ofPlan,
    ofDay: facts.days.map(({ minutes, numbers }) => ({
      ...ofPlan,
      ...(minutes === undefined ? {} : { minutes }),
      ...numbers,
    })),
  };
}
