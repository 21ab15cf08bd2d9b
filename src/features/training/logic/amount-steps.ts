interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Steps of seconds grow with the time: nobody wants to press a button a hundred times. */
const secondSteps = [
  { below: 60, step: 5 },
  { below: 180, step: 15 },
  { below: 600, step: 30 },
  { below: Number.POSITIVE_INFINITY, step: 60 },
] as const;

/**
 * The next greater or smaller amount for a button: repetitions and rounds one by one, seconds in steps that grow with them.
 *
 * @returns the same amount at the end of the limits
 * @example nextAmount(30, 'up', 'seconds', { least: 5, most: 1800 }) → 35
 */
export function nextAmount(
  amount: number,
  direction: 'up' | 'down',
  unit: 'count' | 'seconds',
  { least, most }: Limits,
): number {
  const size = direction === 'up' ? amount : amount - 1;
  const step = unit === 'count' ? 1 : (secondSteps.find(({ below }) => size < below)?.step ?? 1);
  const whole = direction === 'up' ? Math.floor(amount / step) + 1 : Math.ceil(amount / step) - 1;
  return Math.min(most, Math.max(least, whole * step));
}

/**
 * A whole number within limits, as somebody typed it.
 *
 * @returns undefined for anything else
 * @example readAmount(' 12 ', { least: 1, most: 60 }) → 12
 */
export function readAmount(text: string, { least, most }: Limits): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,6}$/.test(trimmed)) return undefined;
  const number = Number(trimmed);
  return number >= least && number <= most ? number : undefined;
}
