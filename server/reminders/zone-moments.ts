import { Temporal } from 'temporal-polyfill';
import { type WallTime, wallTimes } from '#src/features/reminders/logic/occurrences.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { addDays } from '#src/features/training/logic/days.ts';

/** A moment at which a reminder is due, and what the clocks of its place were meant to show. */
export interface Occurrence {
  at: Date;
  planned: WallTime;
}

/** Whether this server knows the rules of a zone. Names only: an offset such as `+02:00` has no summer time. */
export function isKnownZone(zone: string): boolean {
  if (!/^[a-z][\w+/-]*$/i.test(zone)) return false;
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * The moment at which the clocks of a zone show a time. One that they skip is the first moment after the gap, and of one
 * that they show twice it is the first.
 */
export function momentOf({ day, time }: WallTime, zone: string): Date {
  const plain = Temporal.PlainDateTime.from(`${day}T${time}`);
  const first = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (first.toPlainDateTime().equals(plain)) return new Date(first.epochMilliseconds);
  // Before the gap, so the next change of the clocks is the gap itself.
  const gap = first.getTimeZoneTransition('next');
  return new Date((gap ?? first).epochMilliseconds);
}

function dayAt(moment: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .toString();
}

/** When a reminder is due after a moment, in order. What the clocks turn into the same moment comes once. */
function* occurrencesAfter(reminder: Reminder, after: Date): Generator<Occurrence> {
  const { zone } = reminder;
  // A day earlier, because a zone may skip a whole one.
  const since = addDays(dayAt(after, zone), -1);
  let last = after.getTime();
  for (const planned of wallTimes(reminder, since)) {
    const at = momentOf(planned, zone);
    if (at.getTime() <= last) continue;
    last = at.getTime();
    yield { at, planned };
  }
}

/**
 * The first moment after another at which a reminder is due; undefined when there is none any more.
 *
 * @param reminder its zone must be known
 */
export function nextMoment(reminder: Reminder, after: Date): Date | undefined {
  for (const { at } of occurrencesAfter(reminder, after)) return at;
  return undefined;
}

/** When a reminder is due after one moment and up to another, itself included. */
export function occurrencesBetween(reminder: Reminder, after: Date, until: Date): Occurrence[] {
  const found: Occurrence[] = [];
  for (const occurrence of occurrencesAfter(reminder, after)) {
    if (occurrence.at > until) break;
    found.push(occurrence);
  }
  return found;
}
