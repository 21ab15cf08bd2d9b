import type { Entry } from '#src/features/entries/contract.ts';
import type { CalendarEvent } from '#src/features/week-plan/logic/calendar.ts';
import { placementEvent } from './placement-event.ts';
import { placementSchema } from './record-schemas.ts';
import type { Kept, Placement } from './records.ts';
import { lastDayOf } from './week.ts';

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
    placementsIn(entry)
      .filter((placement) => (lastDayOf(placement) ?? since) >= since)
      .flatMap((placement) => placementEvent(placement, new Date(entry.changed), player)),
  );
}

// An account holds what its devices send, so it is compared here with what a placement may say.
function placementsIn({ id, kind, content }: Entry): Kept<Placement>[] {
  const placement = kind === 'placement' ? placementSchema.safeParse(content).data : undefined;
  return placement === undefined ? [] : [{ ...placement, id }];
}
