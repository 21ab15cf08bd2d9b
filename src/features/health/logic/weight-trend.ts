import { type Day, daysBetween } from '#src/features/training/logic/days.ts';
import type { DayValue } from './day-values.ts';

/** A day on which somebody was weighed, and where the trend stands then. */
export interface TrendDay {
  readonly day: Day;
  /** The mean of the day. */
  readonly value: number;
  readonly trend: number;
}

/** How much of the way to the weight of a day the trend goes. */
const smoothing = 0.1;
/** Over how many days the change is read off. */
const changeDays = 28;
/** A change a week is not told of less than a week. */
const leastDays = 7;

/**
 * The trend of a weight: it begins at the first day, and each day goes a tenth of the way to the weight of that day, so that
 * water and salt move it little. Days without a weight count too: after `n` days the old trend holds 0.9ⁿ of its weight, as if
 * the new weight had held on each of them.
 *
 * @param days one value a day, the earliest first
 * @see J. Walker, The Hacker's Diet, 1991: exponentially smoothed moving average with a smoothing of 10 % a day
 * @see S. W. Roberts, Control chart tests based on geometric moving averages, Technometrics 1, 1959
 * @example trendOf([{ day: '2026-11-01', value: 70, count: 1 }, { day: '2026-11-02', value: 71, count: 1 }])[1].trend → 70.1
 */
export function trendOf(days: readonly DayValue[]): TrendDay[] {
  const trend: TrendDay[] = [];
  for (const { day, value } of days) {
    const before = trend.at(-1);
    const kept = before === undefined ? 0 : (1 - smoothing) ** daysBetween(before.day, day);
    // Written as a step from the old trend, so that a weight that stays the same moves it by nothing at all.
    const start = before?.trend ?? value;
    trend.push({ day, value, trend: start + (1 - kept) * (value - start) });
  }
  return trend;
}

/**
 * How much the trend changes in a week: the slope of the straight line that fits its last four weeks best (least squares).
 *
 * @returns undefined where those days lie less than a week apart
 */
export function weeklyChange(trend: readonly TrendDay[]): number | undefined {
  const last = trend.at(-1);
  if (last === undefined) return undefined;
  const points = trend
    .map((point) => ({ x: daysBetween(last.day, point.day), y: point.trend }))
    .filter(({ x }) => x > -changeDays);
  const first = points[0]?.x ?? 0;
  if (-first < leastDays) return undefined;
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const common = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - last.trend), 0);
  return (common / spread) * 7;
}
