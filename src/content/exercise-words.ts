import { createHash } from 'node:crypto';
import type { ExerciseWords } from './exercise-schemas.ts';

/**
 * Names the state of an exercise's words, so that a translation can say which English it was made from and a stale one
 * is found. The review and its date do not count.
 *
 * @returns twelve hexadecimal digits
 */
export function exerciseWordsDigest(words: ExerciseWords): string {
  const { name, summary, steps, cue, mistakes, breathing } = words;
  const texts = JSON.stringify([name, summary, steps, cue, mistakes, breathing]);
  return createHash('sha256').update(texts).digest('hex').slice(0, 12);
}
