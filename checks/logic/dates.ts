import type { ContentFile } from '#checks/content/files.ts';
import type { Problem } from './problem.ts';

const aDay = 24 * 60 * 60 * 1000;

/** The dates that say when something was last looked at. */
const dateNames = ['checked', 'lastVerified', 'reviewed', 'date'] as const;
type DateName = (typeof dateNames)[number];

interface Dated {
  file: string;
  /** Dotted path of the date in the file. */
  key: string;
  name: DateName;
  date: Date;
}

/** Every date at any depth of a file. */
function datesIn(file: string, content: unknown, path: readonly string[] = []): Dated[] {
  if (typeof content !== 'object' || content === null || content instanceof Date) return [];
  return Object.entries(content).flatMap(([key, value]): Dated[] => {
    const name = dateNames.find((known) => known === key);
    const date = value instanceof Date || typeof value === 'string' ? new Date(value) : undefined;
    return name !== undefined && date !== undefined && !Number.isNaN(date.getTime())
      ? [{ file, key: [...path, key].join('.'), name, date }]
      : datesIn(file, value, [...path, key]);
  });
}

/** Nothing was looked at on a day that is still to come; the clocks of the world differ by up to a day. */
export function checkPast(files: Iterable<ContentFile>, today: Date): Problem[] {
  return [...files]
    .flatMap(({ file, data }) => datesIn(file, data))
    .filter(({ date }) => date.getTime() > today.getTime() + aDay)
    .map(({ file, key, date }) => ({
      file,
      key,
      message: `${isoDay(date)} is still to come: write the day on which it was done.`,
    }));
}

/**
 * What was last compared with its sources too long ago, the oldest first: facts after a year, emergency numbers after half
 * of one. Time makes this list longer by itself, so it is a report, and no check.
 */
export function agedFacts(files: Iterable<ContentFile>, today: Date): Problem[] {
  const monthsAgo = (months: number) => {
    const then = new Date(today);
    then.setUTCMonth(then.getUTCMonth() - months);
    return then;
  };
  const limits: Partial<Record<DateName, Date>> = { checked: monthsAgo(12), lastVerified: monthsAgo(6) };
  return [...files]
    .flatMap(({ file, data }) => datesIn(file, data))
    .filter(({ name, date }) => date < (limits[name] ?? new Date(0)))
    .sort((one, other) => one.date.getTime() - other.date.getTime())
    .map(({ file, key, date }) => ({
      file,
      key,
      message: `Last compared with its sources on ${isoDay(date)}: compare again, then write the day.`,
    }));
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
