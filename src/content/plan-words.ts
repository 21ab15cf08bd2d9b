import { mirrorTexts } from '#src/i18n/mirror-texts.ts';
import type { PlanFacts, PlanWords } from './plan-schemas.ts';
import { wordsDigest } from './words-digest.ts';

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

/** A plan's words in mirrored English, for the right-to-left test build. */
export function mirrorPlanWords(words: PlanWords): PlanWords {
  const mirror = (text: string) => mirrorTexts({ text }).text;
  return {
    ...words,
    label: mirror(words.label),
    aim: mirror(words.aim),
    description: mirror(words.description),
    days: words.days.map(mirror),
    dietTips: words.dietTips.map(mirror),
    lifestyleTips: words.lifestyleTips.map(mirror),
  };
}
