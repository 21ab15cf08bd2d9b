import type { Entry } from '#src/features/entries/contract.ts';
import { type CalendarEvent, readCivilDate } from '#src/features/week-plan/logic/calendar.ts';
import { type Placement, recordsOf } from './records.ts';

/** The last day on which a placement stands; undefined for one that comes back for ever. */
export function lastDayOf({ date, weekly, until }: Placement): string | undefined {
  return weekly ? until : date;
}

/**
 * The placements among entries as events of a calendar, each with the same identifier in every file. What names no day
 * of the calendar is left out.
 *
 * @param player the whole address of the player
 * @param since the first day of interest; what ended before is left out
 */
export function placementEvents(
  entries: readonly Entry[],
  { player, since = '' }: { player: string; since?: string | undefined },
): CalendarEvent[] {
  return entries.flatMap((entry) =>
    recordsOf('placement', [entry])
      .filter((placement) => (lastDayOf(placement) ?? since) >= since)
      .flatMap((placement) => placementEvent(placement, new Date(entry.changed), player)),
  );
}

function placementEvent(
  placement: Placement & { readonly id: string },
  changed: Date,
  player: string,
): CalendarEvent[] {
  const { id, name, minutes, time, weekly, until } = placement;
  const date = readCivilDate(placement.date);
  if (date === undefined) return [];
  const last = until === undefined ? undefined : readCivilDate(until);
  return [
    {
      uid: `${id}@buzima.training`,
      date,
      hour: { time, minutes },
      weekly: weekly && last !== undefined ? { until: last } : weekly,
      title: name,
      address: `${player}${sessionSearch(placement)}`,
      alarm: true,
      stamp: changed,
      changed,
    },
  ];
}

/** What follows the address of the player, so that it opens the session. */
function sessionSearch({ workout, session }: Placement): string {
  return `?${new URLSearchParams({ session, workout })}`;
}
