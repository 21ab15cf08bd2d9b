import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import type { DayValue } from '#src/features/health/logic/day-values.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import { isByWeek, type Span } from '#src/features/health/logic/spans.ts';
import { addDays, type Day } from '#src/features/training/logic/days.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { writeDate } from './write-values.ts';

/** What the picture of one kind is made of. */
export interface KindProps {
  texts: HealthTexts;
  person: Kept<Person>;
  /** All readings of the person: a trend begins before what is shown. */
  readings: readonly Kept<Reading>[];
  span: Span;
  today: Day;
}

/** Where the mark of a week stands: in its middle, and never outside of what is shown. */
export function middleOfWeek<Point extends { readonly day: Day }>(point: Point, span: Span): Point {
  const middle = addDays(point.day, 3);
  if (middle < span.from) return { ...point, day: span.from };
  if (middle > span.to) return { ...point, day: span.to };
  return { ...point, day: middle };
}

/** Days, or in a long time the weeks that `join` makes of them, and the same as they stand in the picture. */
export function marksOf<Point extends { readonly day: Day } = DayValue>(
  days: readonly Point[],
  span: Span,
  join: (days: readonly Point[]) => Point[],
): { rows: readonly Point[]; points: readonly Point[] } {
  if (!isByWeek(span)) return { rows: days, points: days };
  const weeks = join(days);
  return { rows: weeks, points: weeks.map((week) => middleOfWeek(week, span)) };
}

interface Said {
  kind: keyof HealthTexts['pictures']['kinds'];
  least: string;
  most: string;
  last: string;
}

/** What a picture shows, as a sentence for those who do not see it. */
export function say({ texts, span }: Pick<KindProps, 'texts' | 'span'>, { kind, ...said }: Said): string {
  return fillTemplate(texts.pictures.says, {
    ...said,
    kind: texts.pictures.kinds[kind],
    from: writeDate(span.from, texts),
    to: writeDate(span.to, texts),
  });
}
