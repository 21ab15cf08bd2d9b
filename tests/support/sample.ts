import { createHash } from 'node:crypto';

/**
 * The day that decides which pages the rotating part of a sample holds. A run that failed is repeated with the day
 * that its tests name: SAMPLE_DATE=2026-11-22.
 */
export const sampleDate = process.env.SAMPLE_DATE ?? new Date().toISOString().slice(0, 10);

interface Sampled {
  path: string;
  kind: string;
  language: string;
  bytes: number;
}

/** The longest page of every kind in every language: what breaks a layout is most often a long page or a long word. */
export function longestPages<Page extends Sampled>(pages: readonly Page[]): Page[] {
  const groups = Map.groupBy(pages, ({ kind, language }) => `${kind} ${language}`);
  return [...groups.values()].flatMap((group) =>
    group.toSorted((one, other) => other.bytes - one.bytes || (one.path < other.path ? -1 : 1)).slice(0, 1),
  );
}

/**
 * As many pages as are asked for, other ones each day, until every page has had its turn.
 *
 * @param date such as 2026-11-22
 * @throws RangeError when the date is none
 */
export function pagesOfTheDay<Page extends Sampled>(
  pages: readonly Page[],
  count: number,
  date: string = sampleDate,
): Page[] {
  const day = dayNumber(date);
  const places = new Map(pages.map((page) => [page, placeOf(page.path)]));
  const ordered = pages.toSorted((one, other) =>
    (places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1,
  );
  const start = ordered.length === 0 ? 0 : (day * count) % ordered.length;
  return [...ordered.slice(start), ...ordered.slice(0, start)].slice(0, count);
}

/**
 * One page of each kind, its longest in one language: the next kind takes the next language, and the next day moves all
 * by one, so that every kind is seen in every language within as many days as there are languages.
 */
export function onePageOfEachKind<Page extends Sampled>(
  pages: readonly Page[],
  date: string = sampleDate,
): Page[] {
  const day = dayNumber(date);
  return [...Map.groupBy(longestPages(pages), ({ kind }) => kind).values()].flatMap((group, index) =>
    group
      .toSorted((one, other) => (one.language < other.language ? -1 : 1))
      .filter((_, place) => place === (index + day) % group.length),
  );
}

/**
 * An even part of some items, another each day: within as many days as there are parts each has its turn.
 *
 * @example partOfTheDay(['a', 'b', 'c', 'd', 'e'], 2) → ['a', 'c', 'e'] or ['b', 'd']
 */
export function partOfTheDay<Item>(items: readonly Item[], parts: number, date: string = sampleDate): Item[] {
  const day = dayNumber(date);
  return items.filter((_, index) => (index + day) % parts === 0);
}

/** The days since 1970. */
export function dayNumber(date: string = sampleDate): number {
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  if (!Number.isInteger(day)) throw new RangeError(`SAMPLE_DATE must be a day like 2026-11-22, not ${date}.`);
  return day;
}

/** A place in an order that has nothing to do with the alphabet. */
function placeOf(path: string): string {
  return createHash('sha256').update(path).digest('hex');
}
