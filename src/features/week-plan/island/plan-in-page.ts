import type { CalendarDay } from '#src/features/week-plan/logic/calendar.ts';
import type { BodyPreference } from '#src/features/week-plan/logic/options.ts';

/*
 * The page holds every plan as words and pictures, readable without scripts. To send them once more, for the generator to
 * build, would double what they weigh; so it takes from the page what it shows.
 */

/** What a plan is called, and what it is for. */
export interface PlanNames {
  label: string;
  aim: string;
  /** The language of both, where it is not that of the page. */
  language: string | undefined;
}

/** The list of all plans. */
export function allPlansOfPage(): HTMLElement | null {
  return document.querySelector('[data-all-plans]');
}

/** Copies of what the page says of one plan, or of the tips for a preference that there is none of, between what holds for all. */
export function planOfPage(id: BodyPreference | 'generic'): Node[] {
  const forAll = (place: 'before' | 'after') => allPlansOfPage()?.querySelector(`[data-${place}-plan]`);
  return [forAll('before'), articleOf(id), forAll('after')].flatMap((part) => part?.cloneNode(true) ?? []);
}

/** What the page calls a plan. */
export function namesOfPlan(id: BodyPreference): PlanNames {
  const summary = articleOf(id)?.closest('details')?.querySelector('summary') ?? null;
  const [label = '', aim = ''] = [...(summary?.children ?? [])].map(textOf);
  return { label, aim, language: summary?.lang || undefined };
}

function articleOf(id: BodyPreference | 'generic'): Element | null | undefined {
  return allPlansOfPage()?.querySelector(`[data-plan="${id}"]`);
}

/**
 * The name of a plan with what it is for.
 *
 * @example { label: 'V shape', aim: 'upper body leads' } → 'V shape – upper body leads'
 */
export function fullName({ label, aim }: PlanNames): string {
  return `${label} – ${aim}`;
}

/** The days of a printed plan as a calendar notes them. */
export function calendarDaysIn(plan: Element): CalendarDay[] {
  return [...plan.querySelectorAll<HTMLElement>('[data-day]')].map((day) => {
    const { minutes } = day.dataset;
    return {
      title: textOf(day.querySelector('[data-day-focus]')),
      text: [...day.querySelectorAll('[data-day-line]')].map(textOf).concat(partsOf(day)).join('\n'),
      minutes: minutes === undefined ? null : Number(minutes),
    };
  });
}

/** A line for each part of a session: what it is called, then its moves with their doses. */
function partsOf(day: Element): string[] {
  return [...day.querySelectorAll('[data-part]')].map((part) => {
    const head = [...part.querySelectorAll(':scope > p > *')].map(textOf).join(' ');
    return `${head}: ${[...part.querySelectorAll('li')].map(textOf).join('; ')}`;
  });
}

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
