import type { Day } from '#src/features/training/logic/days.ts';
import type { Kept } from '#src/features/training/logic/records.ts';
import { type CalendarEvent, readCivilDate } from '#src/features/week-plan/logic/calendar.ts';
import { wallTimes } from './occurrences.ts';
import { loudTimes } from './quiet-hours.ts';
import type { Reminder } from './reminder-schema.ts';

/** What a calendar shows of a reminder that the reminder itself does not say. */
interface Shown {
  title: string;
  text: string;
  /** The whole address of the page of reminders. */
  address: string;
  now: Date;
  /** The day on which the clock of the device stands: a calendar needs nothing of the days before. */
  today: Day;
}

/** A calendar draws what takes no time at all too thin to be read. */
const minutes = 10;

/**
 * A reminder as events of a calendar: one for each of its times outside of its quiet hours, with an alarm at its own moment. The
 * events float: they ring by the clock of the telephone, wherever it is, so the time zone of the reminder does not matter.
 *
 * @returns none for a reminder that is over
 */
export function reminderEvents(reminder: Kept<Reminder>, shown: Shown): CalendarEvent[] {
  const first = firstDay(reminder, shown.today);
  const date = first === undefined ? undefined : readCivilDate(first);
  if (date === undefined) return [];
  const { id, weekdays, until } = reminder;
  const last = until === undefined ? undefined : readCivilDate(until);
  return loudTimes(reminder.times, reminder.quiet).map((time, index) => ({
    // By its place among the times: a file of the same reminder at another hour then moves the event.
    uid: `${id}-${index + 1}@buzima.reminder`,
    date,
    hour: { time, minutes },
    weekly: weekdays.length === 0 ? false : last === undefined || { until: last },
    weekdays,
    free: true,
    title: shown.title,
    text: shown.text,
    address: shown.address,
    alarm: true,
    stamp: shown.now,
  }));
}

/** The first day from today on; a rule of a calendar must begin on a day that it names. */
function firstDay(reminder: Reminder, today: Day): Day | undefined {
  for (const { day } of wallTimes(reminder, today)) return day;
  return undefined;
}
