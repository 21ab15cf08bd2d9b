/** How much each point of an answer counts, so that the score goes from 0 to 100. */
const factor = 4;

/**
 * The score of the WHO-5: the sum of the five answers times 4, from 0 (the worst well-being) to 100 (the best).
 *
 * @param answers five whole numbers from 0 to 5
 * @see Topp, Østergaard, Søndergaard & Bech, The WHO-5 Well-Being Index: a systematic review, Psychotherapy and
 *   Psychosomatics 84, 2015, https://doi.org/10.1159/000376585
 * @example who5Score([5, 4, 3, 4, 1]) → 68
 */
export function who5Score(answers: readonly number[]): number {
  return answers.reduce((sum, answer) => sum + answer, 0) * factor;
}
