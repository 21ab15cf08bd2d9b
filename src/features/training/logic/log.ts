import { addDays, type Day, daysPerWeek, mondayOf } from './days.ts';
import type { Done } from './records.ts';

/** What several sessions come to. */
export interface LogSums {
  readonly sessions: number;
  /** Minutes of training in all. */
  readonly minutes: number;
  /** Minutes that count towards the 150 of a week. */
  readonly counted: number;
  /** Days on which muscles were strengthened, however often. */
  readonly strengthDays: number;
}

export interface LogWeek extends LogSums {
  readonly monday: Day;
}

export interface LogDay extends LogSums {
  readonly day: Day;
  /** Whether a session was done to its end, and not only begun. */
  readonly whole: boolean;
}

/** What sessions come to; what counts of each stands in it, by the rule of `summaryOf` and `countedMinutes`. */
export function sumsOf(sessions: readonly Done[]): LogSums {
  const sum = (minutesOf: (session: Done) => number) =>
    sessions.reduce((total, session) => total + minutesOf(session), 0);
  return {
    sessions: sessions.length,
    minutes: sum(({ minutes }) => minutes),
    counted: sum(({ counted }) => counted),
    strengthDays: new Set(sessions.filter(({ strength }) => strength).map(({ date }) => date)).size,
  };
}

/**
 * The last weeks, from the earliest to that of `today`. A week in which nothing was done is a week like the others.
 *
 * @param count how many weeks, the one of today included
 */
export function lastWeeks(sessions: readonly Done[], today: Day, count: number): LogWeek[] {
  const byWeek = groupBy(sessions, ({ date }) => mondayOf(date));
  return Array.from({ length: count }, (_, index) => {
    const monday = addDays(mondayOf(today), (index + 1 - count) * daysPerWeek);
    return { monday, ...sumsOf(byWeek.get(monday) ?? []) };
  });
}

/** The days on which something was done, the earliest first. */
export function daysOf(sessions: readonly Done[]): LogDay[] {
  return [...groupBy(sessions, ({ date }) => date)]
    .map(([day, own]) => ({ day, whole: own.some(({ whole }) => whole), ...sumsOf(own) }))
    .sort((one, other) => compare(one.day, other.day));
}

/** The sessions with the latest first; of a day those without a time come last. */
export function latestFirst<Session extends Done>(sessions: readonly Session[]): Session[] {
  const moment = ({ date, time = '' }: Done) => `${date} ${time}`;
  return [...sessions].sort((one, other) => compare(moment(other), moment(one)));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

// Not Map.groupBy: telephones of before 2023 do not know it.
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
