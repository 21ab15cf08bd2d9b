import { addDays, type Day, daysBetween } from '#src/features/training/logic/days.ts';

/** For how long back something is shown. */
export const spanNames = ['fourWeeks', 'threeMonths', 'year', 'all'] as const;
export type SpanName = (typeof spanNames)[number];

/** From one day to another, both included. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

const lengths: Readonly<Record<Exclude<SpanName, 'all'>, number>> = {
  fourWeeks: 28,
  threeMonths: 91,
  year: 365,
};

/** More days than these are shown by weeks: a telephone has no room for so many marks. */
const mostSingleDays = 120;

/**
 * A span that ends today.
 *
 * @param first the earliest day with a value; all of the time is four weeks at least
 */
export function spanOf(name: SpanName, today: Day, first: Day | undefined): Span {
  const fourWeeks = addDays(today, 1 - lengths.fourWeeks);
  if (name === 'all')
    return { from: first !== undefined && first < fourWeeks ? first : fourWeeks, to: today };
  return { from: addDays(today, 1 - lengths[name]), to: today };
}

/** How many days a span has. */
export const daysOfSpan = ({ from, to }: Span): number => daysBetween(from, to) + 1;

/** Whether a span is shown by weeks instead of days. */
export const isByWeek = (span: Span): boolean => daysOfSpan(span) > mostSingleDays;

/** Those of some days that lie in a span. */
export const daysWithin = <Item extends { readonly day: Day }>(items: readonly Item[], span: Span): Item[] =>
  items.filter(({ day }) => day >= span.from && day <= span.to);

/** Those of some readings that lie in a span. */
export const momentsWithin = <Item extends { readonly at: string }>(
  items: readonly Item[],
  span: Span,
): Item[] => items.filter(({ at }) => at.slice(0, 10) >= span.from && at.slice(0, 10) <= span.to);
