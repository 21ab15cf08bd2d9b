import { wordsDigest } from '#src/words/words-digest.ts';
import type { ExerciseWords } from './schema.ts';

/** The digest of an exercise's words; the review and its date do not count. */
export function exerciseWordsDigest(words: ExerciseWords): string {
  const { name, summary, steps, cue, mistakes, breathing } = words;
  return wordsDigest([name, summary, steps, cue, mistakes, breathing]);
}
