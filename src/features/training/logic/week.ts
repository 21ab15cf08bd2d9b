import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { addDays, type Day, daysPerWeek, weekdayOf, weekOf } from './days.ts';
import type { Kept, Placement } from './records.ts';
import { commonMuscles } from './rest-days.ts';

/** A session on one day, of those that a placement stands for. */
export interface Placed {
  readonly placement: Kept<Placement>;
  readonly day: Day;
}

/** What has to be written, and what deleted, for a change of the plan. */
export interface PlanEdit {
  /** Without an id it is a new one. */
  readonly save: readonly { readonly id?: string; readonly content: Placement }[];
  readonly remove: readonly string[];
}

/** Whether a placement stands on a day. */
export function isOn({ date, weekly, until }: Placement, day: Day): boolean {
  if (!weekly) return date === day;
  return day >= date && (until === undefined || day <= until) && weekdayOf(day) === weekdayOf(date);
}

/** The last day on which a placement stands; undefined for one that comes back for ever. */
export function lastDayOf({ date, weekly, until }: Placement): string | undefined {
  return weekly ? until : date;
}

/** What stands on some days, each day by the clock. */
export function placedOn(placements: readonly Kept<Placement>[], days: readonly Day[]): Placed[] {
  return days.flatMap((day) =>
    placements
      .filter((placement) => isOn(placement, day))
      .sort((one, other) => (one.time < other.time ? -1 : 1))
      .map((placement) => ({ placement, day })),
  );
}

/** Minutes that a placement takes, with the steps that it was led on or back. */
export const minutesOf = ({ minutes, step, extra }: Placement): number => Math.max(1, minutes + step * extra);

/**
 * A session with another day, hour or size, from one of its days on: the weeks before stay as they were.
 *
 * @param change `date` is the new day of this session
 */
export function changeFrom(
  { placement, day }: Placed,
  change: Partial<Pick<Placement, 'date' | 'time' | 'weekly' | 'extra'>>,
): PlanEdit {
  const { id, ...content } = placement;
  const date = change.date ?? day;
  const isResized = change.extra !== undefined && change.extra !== content.extra;
  const next = contentFrom({ ...content, ...change, date, since: isResized ? date : content.since });
  if (!content.weekly || content.date === day) return { save: [{ id, content: next }], remove: [] };
  const before = { ...content, until: addDays(day, -1) };
  return { save: [{ id, content: before }, { content: next }], remove: [] };
}

/** A placement that ends before it begins again, or that comes once, has no last day. */
function contentFrom({ until, ...content }: Placement): Placement {
  return content.weekly && until !== undefined && until >= content.date ? { ...content, until } : content;
}

/** Takes a session out of the plan, from one of its days on. */
export function removeFrom({ placement, day }: Placed): PlanEdit {
  const { id, ...content } = placement;
  return content.weekly && content.date < day
    ? { save: [{ id, content: { ...content, until: addDays(day, -1) } }], remove: [] }
    : { save: [], remove: [id] };
}

/** Two sessions on days that follow each other, which work the same muscles hard. */
export interface WithoutRest {
  readonly first: Placed;
  readonly second: Placed;
  readonly muscles: readonly Muscle[];
}

/**
 * The pairs of a week that leave muscles less than about 48 hours of rest, with the Sunday before and the Monday after.
 *
 * @param day any day of the week
 */
export function withoutRest(placements: readonly Kept<Placement>[], day: Day): WithoutRest[] {
  const week = weekOf(day);
  const [monday = day] = week;
  const days = [addDays(monday, -1), ...week, addDays(monday, daysPerWeek)];
  return days.slice(0, -1).flatMap((today, index) => {
    const next = placedOn(placements, days.slice(index + 1, index + 2));
    return placedOn(placements, [today]).flatMap((first) =>
      next.flatMap((second) => {
        const muscles = commonMuscles(first.placement.hard, second.placement.hard);
        return muscles.length === 0 ? [] : [{ first, second, muscles }];
      }),
    );
  });
}

/** What a week holds: minutes in all, minutes that count towards 150, and days that strengthen muscles. */
export function sumsOf(placed: readonly Placed[]): {
  minutes: number;
  counted: number;
  strengthDays: number;
} {
  const strong = placed.filter(({ placement }) => placement.strength).map(({ day }) => day);
  return {
    minutes: placed.reduce((sum, { placement }) => sum + minutesOf(placement), 0),
    counted: placed.reduce((sum, { placement }) => sum + placement.counted, 0),
    strengthDays: new Set(strong).size,
  };
}
