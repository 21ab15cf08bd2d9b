import { wordsDigest } from '#src/words/words-digest.ts';
import type { PlanFacts, PlanWords } from './schema.ts';

/** The digest of a plan's words; the review and its date do not count. */
export function planWordsDigest(words: PlanWords): string {
  const { label, aim, description, dietTips, lifestyleTips } = words;
  return wordsDigest([label, aim, description, dietTips, lifestyleTips]);
}

/** The numbers that the texts of a plan may name, those of the generic plan included. */
export function planNumbers(facts: PlanFacts, generic: PlanFacts): Readonly<Record<string, number>> {
  return { ...generic.numbers, ...facts.numbers };
}
