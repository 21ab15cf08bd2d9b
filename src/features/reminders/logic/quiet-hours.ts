/** From when to when it is quiet, as clock times; over midnight where the end comes before the beginning. */
export interface QuietHours {
  from: string;
  to: string;
}

/**
 * Whether a clock time lies in quiet hours. Their beginning is quiet, their end is not: who wants quiet until 06:00 may be
 * reminded at 06:00.
 *
 * @example isQuiet('23:30', { from: '22:00', to: '06:00' }) → true
 * @example isQuiet('06:00', { from: '22:00', to: '06:00' }) → false
 */
export function isQuiet(time: string, quiet: QuietHours | undefined): boolean {
  if (quiet === undefined) return false;
  const { from, to } = quiet;
  return from <= to ? from <= time && time < to : time >= from || time < to;
}

/** The times of a day that are not in quiet hours. */
export const loudTimes = (times: readonly string[], quiet: QuietHours | undefined): string[] =>
  times.filter((time) => !isQuiet(time, quiet));
