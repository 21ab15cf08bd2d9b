import { addDays, type Day, isDay } from '#src/features/training/logic/days.ts';
import { timeBefore } from './clock-times.ts';
import type { WallTime } from './occurrences.ts';
import { loudTimes } from './quiet-hours.ts';
import type { Reminder } from './reminder-schema.ts';
import type { ReminderTopic } from './topics.ts';

/** How the days are chosen. */
export const repeats = ['daily', 'workdays', 'chosen', 'once'] as const;
export type Repeat = (typeof repeats)[number];

/** How long before an appointment one may be reminded, in minutes: a day, an hour, not at all before. */
export const aheads = [1440, 60, 0] as const;

/** What is typed and chosen in the form, as it is: a day or a time that is not chosen yet is empty. */
export interface ReminderForm {
  topic: ReminderTopic | '';
  text: string;
  repeat: Repeat;
  /** 0 for Monday to 6 for Sunday; counts where the days are chosen one by one. */
  weekdays: readonly number[];
  /** The first day; of what comes once, its day. */
  from: string;
  until: string;
  times: readonly string[];
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
  /** How long before a new appointment it comes, in minutes: one reminder for each. */
  ahead: readonly number[];
  zone: string;
  mail: boolean;
  push: boolean;
  paused: boolean;
}

const workdays = [0, 1, 2, 3, 4];
const everyDay = [...workdays, 5, 6];

/** A form in which nothing is chosen but what most people would. */
export function blankForm(today: Day, zone: string): ReminderForm {
  return {
    topic: '',
    text: '',
    repeat: 'daily',
    weekdays: [],
    from: today,
    until: '',
    times: ['08:00'],
    isQuiet: false,
    quietFrom: '22:00',
    quietTo: '06:00',
    ahead: [1440, 60],
    zone,
    mail: false,
    push: false,
    paused: false,
  };
}

/** The days of the week that are chosen; none for what comes once. */
export function weekdaysOf({ repeat, weekdays }: Pick<ReminderForm, 'repeat' | 'weekdays'>): number[] {
  switch (repeat) {
    case 'daily':
      return everyDay;
    case 'workdays':
      return workdays;
    case 'chosen':
      return [...weekdays].sort();
    case 'once':
      return [];
  }
}

/** The choice of days that stands for the weekdays of a reminder. */
export function repeatOf(weekdays: readonly number[]): Repeat {
  if (weekdays.length === 0) return 'once';
  const days = [...weekdays].sort().join();
  if (days === everyDay.join()) return 'daily';
  return days === workdays.join() ? 'workdays' : 'chosen';
}

/** The form that changes a reminder. */
export function formOf(reminder: Reminder): ReminderForm {
  const { topic, text, from, until, weekdays, times, quiet, zone, mail, push, paused } = reminder;
  return {
    ...blankForm(from, zone),
    topic,
    text,
    repeat: repeatOf(weekdays),
    weekdays,
    until: until ?? '',
    times,
    ...(quiet && { isQuiet: true, quietFrom: quiet.from, quietTo: quiet.to }),
    ahead: [0],
    mail,
    push,
    paused: paused === true,
  };
}

/** Whether the form asks for the hour of an appointment and how long before it one is reminded. */
export const isAppointment = ({ topic, repeat }: ReminderForm, isNew: boolean): boolean =>
  isNew && topic === 'appointment' && repeat === 'once';

/** The form's times, without those that are empty or stand twice, the earliest first. */
export const timesOf = ({ times }: Pick<ReminderForm, 'times'>): string[] =>
  [...new Set(times.filter((time) => time !== ''))].sort();

/** When the reminder of a form comes. Of a new appointment that is once for each choice of how long before. */
export function schedulesOf(form: ReminderForm, isNew: boolean) {
  const quiet = form.isQuiet ? { from: form.quietFrom, to: form.quietTo } : undefined;
  if (!isAppointment(form, isNew)) {
    const until = form.repeat === 'once' || form.until === '' ? {} : { until: form.until };
    return [
      {
        from: form.from,
        ...until,
        weekdays: weekdaysOf(form),
        times: timesOf(form),
        ...(quiet && { quiet }),
      },
    ];
  }
  const [time] = form.times;
  if (!isDay(form.from) || !time) return [];
  return [...form.ahead]
    .sort((one, other) => other - one)
    .map((minutes) => {
      const at = timeBefore(time, minutes);
      return { from: addDays(form.from, -at.days), weekdays: [], times: [at.time] };
    });
}

/** What a form is kept as. */
interface Saving {
  isNew: boolean;
  language: Reminder['language'];
  /** What a reminder of an appointment says, with the moment of the appointment in it. */
  appointmentText: (words: string, moment: WallTime) => string;
  /** On the clock of the form's place; what would have come before is left out. */
  now: WallTime;
}

/** The reminders that a form without problems makes: one, or one for each time before a new appointment. */
export function remindersOfForm(form: ReminderForm, saving: Saving): Reminder[] {
  const { topic, zone, mail, push } = form;
  if (topic === '') return [];
  const words = form.text.trim();
  const isAhead = isAppointment(form, saving.isNew);
  const appointment = { day: form.from, time: form.times[0] ?? '' };
  const text = isAhead ? saving.appointmentText(words, appointment) : words;
  const all = schedulesOf(form, saving.isNew).map((schedule) => ({
    topic,
    text,
    ...schedule,
    zone,
    language: saving.language,
    mail,
    push,
    ...(form.paused && { paused: true }),
  }));
  return isAhead ? all.filter(({ from, times }) => isAfter(saving.now, from, times[0])) : all;
}

const isAfter = (now: WallTime, day: Day, time = ''): boolean =>
  day > now.day || (day === now.day && time > now.time);

/** The times of a form that are not in its quiet hours. */
export const loudOf = (form: ReminderForm): string[] =>
  loudTimes(timesOf(form), form.isQuiet ? { from: form.quietFrom, to: form.quietTo } : undefined);
