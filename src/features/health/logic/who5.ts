/** How many sentences the WHO-5 has, and the highest answer to each. */
export const who5Items = 5;
export const who5Most = 5;

/**
 * At or below this score one should look into how a person feels; at or below the second it may be depression.
 *
 * @see Topp, Østergaard, Søndergaard, Bech: The WHO-5 Well-Being Index: a systematic review of the literature. Psychother
 * Psychosom 2015;84:167–176
 */
export const who5Limits = { talk: 50, see: 28 } as const;

/**
 * The score of the WHO-5: the sum of the five answers times 4, from 0 (the worst imaginable well-being) to 100 (the best).
 *
 * @param answers five whole numbers from 0 (at no time) to 5 (all of the time)
 * @see World Health Organization: The World Health Organization-Five Well-Being Index (WHO-5), 2024
 * @example who5Score([3, 3, 2, 3, 4]) → 60
 */
export function who5Score(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0) * 4;
}
