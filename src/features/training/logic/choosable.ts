import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import { ownSessions, type PlayedExercises, weekPlans } from '#src/features/training/logic/library.ts';
import type { Kept, OwnSession, Placement } from '#src/features/training/logic/records.ts';
import { type SessionSummary, summaryOf } from '#src/features/training/logic/summary.ts';

/** A session that can be placed, under the name that it gets in the plan. */
export interface Choosable extends SessionSummary {
  readonly workout: string;
  readonly session: string;
  readonly name: string;
}

/** Sessions below the heading of the pages above them. */
export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choosable[];
}

/** Every session of the workouts, by the pages above them. */
export function choosableWorkouts({ workouts }: Catalogue): ChoiceGroup[] {
  const groups = new Map<string, Choosable[]>();
  for (const [workout, { group = '', sessions }] of Object.entries(workouts)) {
    if (workout === weekPlans) continue;
    const choices = Object.entries(sessions).map(([session, row]) => ({ ...row, workout, session }));
    groups.set(group, [...(groups.get(group) ?? []), ...choices]);
  }
  return [...groups].map(([label, choices]) => ({ label, choices }));
}

/** One's own sessions; one with an exercise that the library has no more cannot be placed. */
export function choosableOwn(own: readonly Kept<OwnSession>[], exercises: PlayedExercises): Choosable[] {
  return own.flatMap(({ id, name, blocks }) => {
    const isKnown = blocks.every(({ items }) => items.every(({ exercise }) => exercises[exercise]));
    return isKnown && blocks.some(({ items }) => items.length > 0)
      ? [{ ...summaryOf(blocks, (exercise) => exercises[exercise]), workout: ownSessions, session: id, name }]
      : [];
  });
}

/** The sessions of a week of the generator, each with its day, counted from Monday as 0. */
export function choosableWeek(
  { workouts, plans }: Catalogue,
  plan: string,
): { day: number; choice: Choosable }[] {
  const page = workouts[weekPlans];
  return (plans[plan]?.days ?? []).flatMap((session, day) => {
    const summary = session === null ? undefined : page?.sessions[session];
    return session === null || summary === undefined
      ? []
      : [{ day, choice: { ...summary, workout: weekPlans, session } }];
  });
}

/** A placement of a session as its page has it. */
export function placementOf(
  { workout, session, name, minutes, counted, strength, hard, step }: Choosable,
  when: Pick<Placement, 'date' | 'time' | 'weekly'>,
): Placement {
  const summary = { minutes, counted, strength, hard: [...hard], step };
  return { workout, session, name, ...summary, ...when, since: when.date, extra: 0 };
}
