import { dayOf } from './moments.ts';
import type { Kept, Reading, ReadingKind } from './records.ts';

export interface ReadingDay {
  readonly day: string;
  /** The latest first. */
  readonly readings: readonly Kept<Reading>[];
}

export interface ReadingMonth {
  /** `2026-11` */
  readonly month: string;
  readonly count: number;
  /** The latest first. */
  readonly days: readonly ReadingDay[];
}

/** Readings by month and day, the latest of everything first. */
export function byMonth(readings: readonly Kept<Reading>[], kind?: ReadingKind): ReadingMonth[] {
  const shown = readings
    .filter(({ what }) => kind === undefined || what === kind)
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : one.id < other.id ? 1 : -1));
  const days = groups(shown, ({ at }) => dayOf(at)).map(([day, own]) => ({ day, readings: own }));
  return groups(days, ({ day }) => day.slice(0, 7)).map(([month, own]) => ({
    month,
    count: own.reduce((sum, { readings: ofDay }) => sum + ofDay.length, 0),
    days: own,
  }));
}

/** The latest reading of a kind; undefined where there is none. */
export function latestOf<Kind extends ReadingKind>(
  kind: Kind,
  readings: readonly Kept<Reading>[],
): Kept<Extract<Reading, { what: Kind }>> | undefined {
  return ofKind(kind, readings).reduce<Kept<Extract<Reading, { what: Kind }>> | undefined>(
    (latest, one) => (latest === undefined || one.at > latest.at ? one : latest),
    undefined,
  );
}

/** The readings of one kind. */
export function ofKind<Kind extends ReadingKind>(
  kind: Kind,
  readings: readonly Kept<Reading>[],
): Kept<Extract<Reading, { what: Kind }>>[] {
  const isOfKind = (reading: Kept<Reading>): reading is Kept<Extract<Reading, { what: Kind }>> =>
    reading.what === kind;
  return readings.filter(isOfKind);
}

// Not Map.groupBy: telephones of before 2023 do not know it.
function groups<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const group = found.get(keyOf(item));
    if (group) group.push(item);
    else found.set(keyOf(item), [item]);
  }
  return [...found];
}
