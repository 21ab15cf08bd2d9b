import type { Entry } from '#src/features/entries/contract.ts';
import { isDay } from '#src/features/training/logic/days.ts';
import type { Kept } from '#src/features/training/logic/records.ts';
import { momentIn, nextTimes } from './next-times.ts';
import type { WallTime } from './occurrences.ts';
import type { Reminder } from './reminder-schema.ts';
import { isTopic } from './topics.ts';

/**
 * The reminders among the entries. What comes from a file or from another device was compared with the schema at the door;
 * here only what could not be shown is left out, without the weight of the schema.
 */
export function remindersOf(entries: readonly Entry[]): Kept<Reminder>[] {
  return entries.flatMap(({ id, kind, content }) =>
    kind === 'reminder' && isReminder(content) ? [{ ...content, id }] : [],
  );
}

function isReminder(content: Entry['content']): content is Reminder & Record<string, unknown> {
  if (content === null) return false;
  const { topic, text, from, until, weekdays, times, zone } = content;
  return (
    isTopic(topic) &&
    typeof text === 'string' &&
    typeof zone === 'string' &&
    isWrittenDay(from) &&
    (until === undefined || isWrittenDay(until)) &&
    Array.isArray(weekdays) &&
    Array.isArray(times) &&
    times.length > 0
  );
}

const isWrittenDay = (value: unknown): boolean => typeof value === 'string' && isDay(value);

/** A reminder, and when it comes next on the clock of its own place; undefined where it rests or is over. */
export interface Listed {
  reminder: Kept<Reminder>;
  next: WallTime | undefined;
}

/** Reminders with their next times, the soonest first; those that rest or are over stand last. */
export function inOrder(reminders: readonly Kept<Reminder>[], now: Date): Listed[] {
  const rank = ({ reminder, next }: Listed) =>
    next ? `0 ${next.day} ${next.time}` : `${reminder.paused ? 1 : 2}`;
  const listed = reminders.map((reminder) => ({ reminder, next: nextOf(reminder, now) }));
  return listed.sort((one, other) => rank(one).localeCompare(rank(other), 'en'));
}

function nextOf(reminder: Reminder, now: Date): WallTime | undefined {
  return reminder.paused ? undefined : nextTimes(reminder, momentIn(reminder.zone, now), 1)[0];
}

/** How many times are still to come today, each on the clock of its own place. */
export function leftToday(reminders: readonly Reminder[], now: Date): number {
  return reminders
    .filter(({ paused }) => !paused)
    .reduce((sum, reminder) => {
      const moment = momentIn(reminder.zone, now);
      const ahead = nextTimes(reminder, moment, reminder.times.length);
      return sum + ahead.filter(({ day }) => day === moment.day).length;
    }, 0);
}
