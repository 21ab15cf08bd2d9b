import { isDay } from '#src/features/training/logic/days.ts';
import { isTime } from './clock-times.ts';
import { nextTimes } from './next-times.ts';
import type { WallTime } from './occurrences.ts';
import { isAppointment, loudOf, type ReminderForm, schedulesOf } from './reminder-form.ts';
import { needsWords, reminderLimits } from './topics.ts';

/** Characters of the words on an appointment, which its day and hour are added to. */
export const appointmentLength = 60;

export const problemCodes = [
  'topic',
  'text',
  'textLong',
  'weekdays',
  'day',
  'untilDay',
  'untilFirst',
  'time',
  'timeTwice',
  'quiet',
  'quietSame',
  'allQuiet',
  'ahead',
  'over',
  'never',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What is wrong in a form: the name of the control, and what it is. */
export interface FormProblem {
  name: string;
  code: ProblemCode;
}

/** The name of the field for a time of the day. */
export const timeName = (index: number): string => `time-${index}`;

/** The most characters that one's own words may have. */
export const textLength = (form: ReminderForm, isNew: boolean): number =>
  isAppointment(form, isNew) ? appointmentLength : reminderLimits.text;

/**
 * Everything that stands in the way of keeping a form, in the order of its fields.
 *
 * @param now on the clock of the form's place
 */
export function problemsOf(form: ReminderForm, isNew: boolean, now: WallTime): FormProblem[] {
  const found = [
    ...wordProblems(form, isNew),
    ...dayProblems(form),
    ...timeProblems(form, isNew),
    ...(isAppointment(form, isNew) ? [] : quietProblems(form)),
  ];
  return found.length > 0 ? found : endProblems(form, isNew, now);
}

function wordProblems(form: ReminderForm, isNew: boolean): FormProblem[] {
  if (form.topic === '') return [{ name: 'topic', code: 'topic' }];
  const words = form.text.trim();
  if (words === '' && needsWords(form.topic)) return [{ name: 'text', code: 'text' }];
  return words.length > textLength(form, isNew) ? [{ name: 'text', code: 'textLong' }] : [];
}

function dayProblems({ repeat, weekdays, from, until }: ReminderForm): FormProblem[] {
  return [
    ...(repeat === 'chosen' && weekdays.length === 0 ? [problem('weekday-0', 'weekdays')] : []),
    ...(isDay(from) ? [] : [problem('from', 'day')]),
    ...(repeat === 'once' || until === '' ? [] : untilProblems(from, until)),
  ];
}

function untilProblems(from: string, until: string): FormProblem[] {
  if (!isDay(until)) return [problem('until', 'untilDay')];
  return isDay(from) && until < from ? [problem('until', 'untilFirst')] : [];
}

function timeProblems(form: ReminderForm, isNew: boolean): FormProblem[] {
  const isAhead = isAppointment(form, isNew);
  const times = isAhead ? form.times.slice(0, 1) : form.times;
  return [
    ...times.flatMap((time, index) => {
      if (!isTime(time)) return [problem(timeName(index), 'time')];
      return times.indexOf(time) < index ? [problem(timeName(index), 'timeTwice')] : [];
    }),
    ...(isAhead && form.ahead.length === 0 ? [problem('ahead-0', 'ahead')] : []),
  ];
}

function quietProblems(form: ReminderForm): FormProblem[] {
  const { isQuiet, quietFrom, quietTo } = form;
  if (!isQuiet) return [];
  if (!isTime(quietFrom)) return [problem('quietFrom', 'quiet')];
  if (!isTime(quietTo)) return [problem('quietTo', 'quiet')];
  if (quietFrom === quietTo) return [problem('quietTo', 'quietSame')];
  return loudOf(form).length === 0 ? [problem('quietFrom', 'allQuiet')] : [];
}

/** What would never come, because it is over or because none of its days lies in its time. */
function endProblems(form: ReminderForm, isNew: boolean, now: WallTime): FormProblem[] {
  const schedules = schedulesOf(form, isNew);
  if (schedules.some((schedule) => nextTimes(schedule, now, 1).length > 0)) return [];
  if (form.repeat === 'once') return [problem('from', 'over')];
  const isEver = schedules.some(
    (schedule) => nextTimes(schedule, { day: '1000-01-01', time: '' }, 1).length > 0,
  );
  return [problem('until', isEver ? 'over' : 'never')];
}

const problem = (name: string, code: ProblemCode): FormProblem => ({ name, code });
