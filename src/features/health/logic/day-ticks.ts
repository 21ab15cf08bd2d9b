import { addDays, type Day, daysBetween } from '#src/features/training/logic/days.ts';
import { firstDayOf, monthOf, nextMonth } from '#src/features/training/logic/months.ts';
import type { Span } from './spans.ts';

/** The days below an axis, and whether each stands for its month. */
export interface DayTicks {
  readonly days: readonly Day[];
  readonly areMonths: boolean;
}

const daySteps = [1, 2, 7, 14, 28];
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120];
/** In longer spans a month says more than a day. */
const mostDays = 150;

/**
 * Which days stand below an axis: evenly, so that the last day is one of them, or the first days of months where the span is
 * long.
 *
 * @param most how many have room; at least one is given where the span holds any
 * @example dayTicks({ from: '2026-11-01', to: '2026-11-10' }, 3).days → ['2026-11-10', '2026-11-03'] in rising order
 */
export function dayTicks(span: Span, most: number): DayTicks {
  const length = daysBetween(span.from, span.to) + 1;
  if (length <= mostDays) {
    const step = daySteps.find((days) => Math.ceil(length / days) <= most) ?? length;
    const count = Math.ceil(length / step);
    const days = Array.from({ length: count }, (_, index) => addDays(span.to, (index - count + 1) * step));
    return { days, areMonths: false };
  }
  const firsts: Day[] = [];
  for (let month = monthOf(span.from); firstDayOf(month) <= span.to; month = nextMonth(month)) {
    if (firstDayOf(month) >= span.from) firsts.push(firstDayOf(month));
  }
  const monthStep = monthSteps.find((step) => Math.ceil(firsts.length / step) <= most) ?? firsts.length;
  return { days: firsts.filter((_, index) => index % monthStep === 0), areMonths: true };
}
