import { parseDecimal } from '#src/features/calculators/logic/decimal.ts';

/**
 * What was typed as a number: a point and a comma are both decimal signs. Undefined for anything else.
 *
 * @example readNumber('70,5') → 70.5
 */
export const readNumber = (typed: string): number | undefined => parseDecimal(typed)?.toNumber();
