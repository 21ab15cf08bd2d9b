import { addDays, type Day, mondayOf } from '#src/features/training/logic/days.ts';

/** Something that was measured at a minute, as one number. */
export interface TimedValue {
  /** The minute by the clock of the device: `2026-11-23T07:30`. */
  readonly at: string;
  readonly value: number;
}

/** What the values of one day, or of one week by its Monday, come to. */
export interface DayValue {
  readonly day: Day;
  readonly value: number;
  /** How many values, or of a week how many days, it was made of. */
  readonly count: number;
}

/** @example dayAt('2026-11-23T07:30') → '2026-11-23' */
export const dayAt = (at: string): Day => at.slice(0, 10);

/**
 * The mean of some numbers. It lies between the least and the greatest of them, whatever the rounding of sums does.
 *
 * @returns NaN without a number
 */
export function meanOf(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const mean = sumOf(values) / values.length;
  return Math.min(Math.max(mean, leastOf(values)), greatestOf(values));
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

// Not Math.min(...values): thousands of arguments are more than an old browser takes.
/** The least of some numbers; infinite without one. */
export const leastOf = (values: readonly number[]): number =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);

/** The greatest of some numbers; minus infinite without one. */
export const greatestOf = (values: readonly number[]): number =>
  values.reduce((greatest, value) => Math.max(greatest, value), Number.NEGATIVE_INFINITY);

/** Items by their key, the keys in rising order. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}

const byDay = (values: readonly TimedValue[], join: (values: readonly number[]) => number): DayValue[] =>
  groupBy(values, ({ at }) => dayAt(at)).map(([day, own]) => ({
    day,
    // The order in which they came must not change the last digit of a sum.
    value: join(own.map(({ value }) => value).sort((one, other) => one - other)),
    count: own.length,
  }));

/** Each day with the mean of its values, the earliest first. */
export const dayMeans = (values: readonly TimedValue[]): DayValue[] => byDay(values, meanOf);

/** Each day with the sum of its values, the earliest first. */
export const daySums = (values: readonly TimedValue[]): DayValue[] => byDay(values, sumOf);

const byWeek = (days: readonly DayValue[], join: (values: readonly number[]) => number): DayValue[] =>
  groupBy(days, ({ day }) => mondayOf(day)).map(([monday, own]) => ({
    day: monday,
    value: join(own.map(({ value }) => value)),
    count: own.length,
  }));

/** Each week, by its Monday, with the mean of its days: a day with many values weighs no more than another. */
export const weekMeans = (days: readonly DayValue[]): DayValue[] => byWeek(days, meanOf);

/** Each week, by its Monday, with the sum of its days. */
export const weekSums = (days: readonly DayValue[]): DayValue[] => byWeek(days, sumOf);

/** The weeks from one day to another, by their Mondays. */
export function mondaysBetween(from: Day, to: Day): Day[] {
  const mondays: Day[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}
