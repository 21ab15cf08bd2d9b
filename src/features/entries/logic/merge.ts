import type { Entry } from '#src/features/entries/contract.ts';

/**
 * The one of two versions of an entry that stands: the last change wins, and of changes at the same moment the one whose
 * text is the greater, so that all devices agree.
 */
export function laterOf(one: Entry, other: Entry): Entry {
  if (one.changed !== other.changed) return one.changed > other.changed ? one : other;
  return textOf(one) >= textOf(other) ? one : other;
}

/** Whether two versions of an entry say the same, and were changed at the same moment. */
export function isSame(one: Entry, other: Entry): boolean {
  return one.changed === other.changed && textOf(one) === textOf(other);
}

/** The content with its keys in order, because a database and a network may change their order. */
function textOf({ kind, content }: Entry): string {
  return JSON.stringify([kind, content], (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/**
 * The moment of a change: now, but after the change before, also where the clock of the device runs behind.
 *
 * @param now milliseconds since 1970
 */
export function momentOfChange(before: Entry | undefined, now: number): number {
  return Math.max(now, (before?.changed ?? -1) + 1);
}
