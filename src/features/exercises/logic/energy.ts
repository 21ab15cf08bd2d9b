/** A stretch of activity by one person. */
export interface Exertion {
  /** Energy as a multiple of that at rest, as the Compendium of Physical Activities gives it; 1 is rest. */
  readonly met: number;
  /** Body mass. */
  readonly kilograms: number;
  /** Time spent on it. */
  readonly seconds: number;
}

const kilocaloriesPerKilogramHour = 1;
const secondsPerHour = 3600;

/**
 * Kilocalories that an exertion costs an adult: MET × kilograms × hours, with 1 MET = 1 kcal for each kilogram and hour. What
 * the body would have used at rest meanwhile is in it; the share above rest is that of one MET less.
 *
 * An estimate for adults of 19 to 59 years, not a measurement. The 1 MET of the convention is not the rest of the one who
 * moves: 769 adults used 0.84 kcal on average, and most of what set them apart was how much of the body is fat. Show it
 * rounded, as “about”, and never for a child.
 *
 * @param exertion none of the three may be negative; nothing is checked or rounded here
 * @returns kilocalories
 * @see Herrmann et al., J Sport Health Sci 2024;13:6-12 (the 2024 Adult Compendium)
 * @see Byrne et al., J Appl Physiol 2005;99:1112-1119 (what 1 MET is worth)
 */
export function estimateKilocalories({ met, kilograms, seconds }: Exertion): number {
  return (met * kilocaloriesPerKilogramHour * kilograms * seconds) / secondsPerHour;
}
