import type { CalendarDay } from '#src/features/week-plan/logic/calendar.ts';

/**
 * The days of a plan as its HTML shows them. The texts stand in the page once, so the calendar reads them from there.
 *
 * @param plan an element that holds the days: each marked `data-day`, with its minutes in `data-minutes` if it has any
 */
export function readDays(plan: HTMLElement): CalendarDay[] {
  return [...plan.querySelectorAll<HTMLElement>('[data-day]')].map((day) => ({
    title: textOf(day, '[data-day-focus]'),
    text: textOf(day, '[data-day-line]'),
    minutes: day.dataset.minutes === undefined ? null : Number(day.dataset.minutes),
  }));
}

function textOf(element: HTMLElement, selector: string): string {
  return element.querySelector(selector)?.textContent.trim() ?? '';
}
