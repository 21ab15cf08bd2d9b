import { isPlannableProtein } from '#src/features/meals/logic/eaters.ts';

/**
 * The grams of protein a day that another page has worked out, where the address has them and they are ones to plan with.
 *
 * @example proteinOfAddress('?protein=56.00') → 56
 */
export function proteinOfAddress(search: string): number | undefined {
  const text = new URLSearchParams(search).get('protein') ?? '';
  const value = Number(text);
  return /^\d+(\.\d+)?$/.test(text) && isPlannableProtein(value) ? value : undefined;
}
