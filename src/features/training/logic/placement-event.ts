import { type CalendarEvent, readCivilDate } from '#src/features/week-plan/logic/calendar.ts';
import { sessionQuery } from './library.ts';
import type { Kept, Placement } from './records.ts';
import { minutesOf } from './week.ts';

/**
 * A placement as an event of a calendar, with the same identifier in every file; nothing where it names no day of the
 * calendar.
 *
 * @param changed when it was changed last
 * @param player the whole address of the player
 */
export function placementEvent(placement: Kept<Placement>, changed: Date, player: string): CalendarEvent[] {
  const { id, name, time, weekly, until } = placement;
  const date = readCivilDate(placement.date);
  if (date === undefined) return [];
  const last = until === undefined ? undefined : readCivilDate(until);
  return [
    {
      uid: `${id}@buzima.training`,
      date,
      hour: { time, minutes: minutesOf(placement) },
      weekly: weekly && last !== undefined ? { until: last } : weekly,
      title: name,
      address: `${player}${sessionQuery(placement)}`,
      alarm: true,
      stamp: changed,
      changed,
    },
  ];
}
