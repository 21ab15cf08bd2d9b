import { mirrorTexts } from '#src/i18n/mirror-texts.ts';
import type { ExerciseWords } from './exercise-schemas.ts';
import { wordsDigest } from './words-digest.ts';

/** The digest of an exercise's words; the review and its date do not count. */
export function exerciseWordsDigest(words: ExerciseWords): string {
  const { name, summary, steps, cue, mistakes, breathing } = words;
  return wordsDigest([name, summary, steps, cue, mistakes, breathing]);
}

/** An exercise's words in mirrored English, for the right-to-left test build. */
export function mirrorExerciseWords(words: ExerciseWords): ExerciseWords {
  const { name, summary, cue, breathing } = words;
  const mirror = (text: string) => mirrorTexts({ text }).text;
  return {
    ...words,
    ...mirrorTexts({ name, summary, cue, breathing }),
    steps: words.steps.map(mirror),
    mistakes: words.mistakes.map(mirror),
  };
}
