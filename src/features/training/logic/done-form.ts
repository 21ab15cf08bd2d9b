import { type Activity, canCount, countedMinutes, efforts, isActivity, withMinutes } from './activities.ts';
import { type Day, isDay } from './days.ts';
import { type Feeling, feelings } from './feelings.ts';
import type { Done, Kept } from './records.ts';

/** What the form of the log asks, by the names of its fields. */
type Values = Readonly<Record<string, string>>;

export type DoneField = 'date' | 'activity' | 'name' | 'minutes' | 'effort';
export type DoneProblem = 'missing' | 'future';

/** The longest name in one's own words, in UTF-16 code units as `maxLength` counts them. */
export const nameLength = 120;

const mostMinutes = 600;

/**
 * The minutes that somebody has typed.
 *
 * @returns undefined for anything but a whole number from 1 to 600
 */
export function readMinutes(typed: string): number | undefined {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= mostMinutes ? minutes : undefined;
}

const dayProblem =
  (today: Day) =>
  (typed: string): DoneProblem | undefined => {
    if (!isDay(typed)) return 'missing';
    return typed > today ? 'future' : undefined;
  };

const unless = (isRight: boolean): DoneProblem | undefined => (isRight ? undefined : 'missing');

const minutesProblem = (typed: string) => unless(readMinutes(typed) !== undefined);

/** The checks of what changes a session that stands in the log. */
export const changeChecks = (today: Day) => ({ date: dayProblem(today), minutes: minutesProblem });

/** The checks of what adds something that was done without the player. What the form does not ask is not missing. */
export const addChecks = (today: Day) => ({
  date: dayProblem(today),
  activity: (typed: string) => unless(isActivity(typed)),
  name: (typed: string, { activity }: Values) => unless(activity !== 'else' || typed.trim() !== ''),
  minutes: minutesProblem,
  effort: (typed: string, { activity = '' }: Values) =>
    unless(!isActivity(activity) || !canCount(activity) || isOneOf(efforts, typed)),
});

/**
 * What somebody did without the player, as the log keeps it.
 *
 * @param values of a form that has passed its checks
 * @param names of the activities in the reader's language
 */
export function addedSession(values: Values, names: Readonly<Record<Activity, string>>): Done {
  const { date = '', activity = '', name = '', minutes: typed = '', effort = '', felt = '' } = values;
  const kind = isActivity(activity) ? activity : 'else';
  const minutes = readMinutes(typed) ?? 0;
  return {
    date,
    name: kind === 'else' ? name.trim() : names[kind],
    minutes,
    counted: countedMinutes(kind, minutes, isOneOf(efforts, effort) ? effort : 'easy'),
    strength: kind === 'strength' || values.strength !== undefined,
    whole: true,
    ...feltOf(felt),
    exercises: [],
  };
}

/** A session of the log with another day, other minutes, or another feeling. */
export function changedSession(session: Kept<Done>, values: Values): Kept<Done> {
  const { felt: _, ...rest } = withMinutes(session, readMinutes(values.minutes ?? '') ?? session.minutes);
  return { ...rest, date: values.date ?? session.date, ...feltOf(values.felt ?? '') };
}

function feltOf(value: string): { felt?: Feeling } {
  return isOneOf(feelings, value) ? { felt: value } : {};
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value);
}
