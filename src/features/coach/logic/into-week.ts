import { addDays, type Day, daysPerWeek, weekOf } from '#src/features/training/logic/days.ts';
import { ownSessions, weekPlans } from '#src/features/training/logic/library.ts';
import type { Kept, OwnSession, Placement } from '#src/features/training/logic/records.ts';
import { type PlanEdit, placedOn } from '#src/features/training/logic/week.ts';
import type { ProposedSession } from './compose.ts';
import { knownWalk, walkSession, walkSummary } from './walk.ts';

/** What has to be written so that a proposal stands in the plan. */
export interface WeekEdit extends PlanEdit {
  /** Walks that become sessions of one's own, under ids that the placements name. */
  readonly own: readonly { readonly id: string; readonly content: OwnSession }[];
}

interface Wanted {
  readonly sessions: readonly ProposedSession[];
  readonly own: readonly Kept<OwnSession>[];
  /** What a walk of so many minutes is called. */
  readonly nameOfWalk: (minutes: number) => string;
  readonly newId: () => string;
}

/** By the clock: the first session of a day, and the second. */
const times = ['07:00', '17:00'] as const;

/** The sessions of a proposal as placements of one week, with the walks that they need. */
export function placementsOf({ sessions, own, nameOfWalk, newId }: Wanted): WeekEdit {
  const lengths = [...new Set(sessions.filter(({ part }) => part === 'walk').map(({ minutes }) => minutes))];
  const walks = lengths.map((minutes) => {
    const known = knownWalk(own, minutes);
    return { minutes, known, id: known ?? newId() };
  });
  const save = sessions.map((session, index): { content: Placement } => {
    const before = sessions.slice(0, index).filter(({ day }) => day === session.day).length;
    const when = { date: session.day, time: times[before] ?? times[1], weekly: false, since: session.day };
    const walk = walks.find(({ minutes }) => session.choice === undefined && minutes === session.minutes);
    return { content: { ...whatOf(session, walk?.id, nameOfWalk), ...when, extra: session.extra } };
  });
  const added = walks
    .filter(({ known }) => known === undefined)
    .map(({ id, minutes }) => ({ id, content: walkSession(minutes, nameOfWalk(minutes)) }));
  return { save, remove: [], own: added };
}

function whatOf(
  { choice, minutes }: ProposedSession,
  walk: string | undefined,
  nameOfWalk: Wanted['nameOfWalk'],
) {
  if (choice === undefined) {
    const { hard: _, ...summary } = walkSummary(minutes);
    return { workout: ownSessions, session: walk ?? '', name: nameOfWalk(minutes), ...summary, hard: [] };
  }
  const { workout, session, name, counted, strength, hard, step } = choice;
  return {
    workout: workout || weekPlans,
    session,
    name,
    minutes: choice.minutes,
    counted,
    strength,
    hard: [...hard],
    step,
  };
}

/**
 * Takes what stands in one week out of the plan. What comes back every week is left out once, and goes on in the week after.
 *
 * @param monday of the week
 */
export function emptyWeek(placements: readonly Kept<Placement>[], monday: Day): PlanEdit {
  const edits = placedOn(placements, weekOf(monday)).map(({ placement, day }): PlanEdit => {
    const { id, ...content } = placement;
    const { until } = content;
    if (!content.weekly) return { save: [], remove: [id] };
    const next = addDays(day, daysPerWeek);
    const goesOn = until === undefined || until >= next;
    const later = goesOn ? [{ content: { ...content, date: next } }] : [];
    return content.date < day
      ? { save: [{ id, content: { ...content, until: addDays(day, -1) } }, ...later], remove: [] }
      : { save: later, remove: [id] };
  });
  return { save: edits.flatMap(({ save }) => save), remove: edits.flatMap(({ remove }) => remove) };
}
