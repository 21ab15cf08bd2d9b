import type { Schedule } from '#src/features/reminders/logic/next-times.ts';
import type { WallTime } from '#src/features/reminders/logic/occurrences.ts';
import { loudTimes } from '#src/features/reminders/logic/quiet-hours.ts';
import { repeatOf } from '#src/features/reminders/logic/reminder-form.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import type { ReminderTopic } from '#src/features/reminders/logic/topics.ts';
import { addDays, type Day, datePartsOf } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { RemindersTexts } from './reminders-texts.ts';

/** More times than this are told by the first, the last and their number. */
const writtenTimes = 4;

/** What a reminder says: one's own words or, where there are none, what its topic means. */
export const titleOf = ({ topic, text }: Pick<Reminder, 'topic' | 'text'>, texts: RemindersTexts): string =>
  text.trim() || topicTitle(topic, texts);

// A group of texts with the key `other` would be the forms of what is counted.
const keyOf = (topic: ReminderTopic) => (topic === 'other' ? 'else' : topic);

/** What one is reminded of, in a word or two. */
export const topicName = (topic: ReminderTopic, { topics }: RemindersTexts): string => topics[keyOf(topic)];

/** What a reminder says where nobody has written own words. */
export const topicTitle = (topic: ReminderTopic, { titles }: RemindersTexts): string => titles[keyOf(topic)];

/**
 * When a reminder comes, in words.
 *
 * @param today a first day before it need not be told
 * @example 'Mon, Wed, Fri at 07:00 and 19:00, until 31 December 2026'
 */
export function whenText(schedule: Schedule, today: Day, texts: RemindersTexts): string {
  const { when } = texts;
  const { from, until, weekdays } = schedule;
  const days = daysText(schedule, texts);
  const text = timesText(days, schedule, texts);
  if (weekdays.length === 0) return text;
  if (from > today && until !== undefined) {
    const values = { when: text, from: dateText(from, texts), until: dateText(until, texts) };
    return fillTemplate(when.fromUntil, values);
  }
  if (from > today) return fillTemplate(when.from, { when: text, day: dateText(from, texts) });
  return until === undefined ? text : fillTemplate(when.until, { when: text, day: dateText(until, texts) });
}

function daysText({ from, weekdays }: Schedule, texts: RemindersTexts): string {
  switch (repeatOf(weekdays)) {
    case 'once':
      return atTheStart(dayText(from, texts));
    case 'daily':
      return texts.when.daily;
    case 'workdays':
      return texts.when.workdays;
    case 'chosen':
      return [...weekdays]
        .sort()
        .map((weekday) => texts.shortWeekdays[weekday] ?? '')
        .join(', ');
  }
}

function timesText(
  days: string,
  { times, quiet }: Schedule,
  { when, numberLocales }: RemindersTexts,
): string {
  const loud = loudTimes(times, quiet);
  const last = loud.at(-1) ?? '';
  const [first = '', ...others] = loud;
  if (loud.length > writtenTimes) {
    return fillTemplate(when.manyTimes, { days, count: loud.length, first, last }, numberLocales);
  }
  const before = [first, ...others.slice(0, -1)].join(', ');
  const list = others.length === 0 ? first : fillTemplate(when.and, { before, last });
  return fillTemplate(when.at, { days, times: list });
}

/** When it comes next: today, tomorrow, or on a day. */
export function nextText({ day, time }: WallTime, today: Day, texts: RemindersTexts): string {
  const { next } = texts;
  if (day === today) return fillTemplate(next.today, { time });
  if (day === addDays(today, 1)) return fillTemplate(next.tomorrow, { time });
  return fillTemplate(next.day, { day: dayText(day, texts), time });
}

/** @example 'Friday, 20 November 2026' */
export const dayText = (day: Day, texts: RemindersTexts): string =>
  fillTemplate(texts.day, datePartsOf(day, texts));

/** @example '20 November 2026' */
export const dateText = (day: Day, texts: RemindersTexts): string =>
  fillTemplate(texts.when.date, datePartsOf(day, texts));

/** A French day is written small inside a sentence, and begins one with a capital letter. */
const atTheStart = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
