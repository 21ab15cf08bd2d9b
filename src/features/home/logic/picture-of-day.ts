const millisecondsPerDay = 86_400_000;

/**
 * The number of the picture that a day begins with, by the visitor's own calendar: another one than the day before, and each
 * of them once in as many days as there are pictures.
 *
 * @example pictureOfDay(new Date(1970, 0, 14), 13) → 0
 */
export function pictureOfDay(date: Date, count: number): number {
  // The clock's changes between summer and winter time leave the number of the day alone.
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / millisecondsPerDay;
  return day % count;
}
