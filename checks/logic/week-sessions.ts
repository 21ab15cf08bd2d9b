import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import type { WorkedDay } from '#src/features/training/logic/rest-days.ts';
import { isRestDay } from '#src/features/week-plan/logic/schedule.ts';
import {
  type PlanFacts,
  type SessionPart,
  type WeekSession,
  wholeSession,
} from '#src/features/week-plan/schema.ts';
import type { Session } from '#src/reading/kinds/workout/schema.ts';
import type { Problem } from './problem.ts';
import { hardMusclesOf, musclesWithoutRest } from './rest-days.ts';
import type { WeekPlan } from './week-plans.ts';
import { checkSession, type WorkoutRules } from './workouts.ts';

/** What the days of the week plans do: the rows of week-sessions.yaml and of session-parts.yaml. */
export interface WeekSessions {
  sessions: Readonly<Record<string, WeekSession>>;
  parts: Readonly<Record<string, SessionPart>>;
}

type Exercises = ReadonlyMap<string, ExerciseFacts>;

const sessionsFile = 'content/lists/week-sessions.yaml';
const partsFile = 'content/lists/session-parts.yaml';
/** Muscles that stand for the legs, for pushing and for pulling: each is to be trained on so many days of a week. */
const groups = { legs: 'quadriceps', push: 'pectorals', pull: 'latissimus-dorsi' } as const satisfies Record<
  string,
  Muscle
>;
const leastDaysOfGroup = 2;

/** Every session of the week plans is sound, and is one that a plan does; so is every shared part. */
export function checkWeekSessions(
  plans: readonly WeekPlan[],
  { sessions, parts }: WeekSessions,
  exercises: readonly ReadExercise[],
  rules: Pick<WorkoutRules, 'doses'>,
): Problem[] {
  const byId = new Map(exercises.map(({ id, facts }) => [id, facts]));
  const done = new Set(plans.flatMap(({ facts }) => facts.days.map(({ session }) => session)));
  const named = new Set(Object.values(sessions).flatMap(({ blocks }) => blocks));
  return [
    ...Object.entries(sessions).flatMap(([id, row]) => {
      const session = known(id, { sessions, parts });
      const place = { file: sessionsFile, key: id };
      if (session === undefined) {
        const lost = row.blocks.filter((block) => typeof block === 'string' && !Object.hasOwn(parts, block));
        return [{ ...place, message: `${partsFile} has no ${lost.join(', ')}.` }];
      }
      return [
        ...(done.has(id) ? [] : [{ ...place, message: 'No day of a plan does this session: remove it.' }]),
        // The plans are for those who have trained before; who is new takes the easier exercises, which the page names.
        ...checkSession({ ...place, session, level: 'intermediate', exercises: byId }, rules),
      ];
    }),
    ...Object.keys(parts)
      .filter((id) => !named.has(id))
      .map((id) => ({ file: partsFile, key: id, message: 'No session has this part: remove it.' })),
  ];
}

/** Every day of training has its session and a workout page of its sex; a day of rest has no session. */
export function checkTrainingDays(
  plans: readonly WeekPlan[],
  sessions: WeekSessions['sessions'],
  exercises: readonly ReadExercise[],
): Problem[] {
  const ids = new Set(exercises.map(({ id }) => id));
  return plans.flatMap(({ file, facts }) =>
    facts.days.flatMap((day, index) =>
      [...dayFaults(day, sessions), ...pageFaults(day, facts.sex), ...unknownIn(day, ids)].map((message) => ({
        file,
        key: `days.${index}`,
        message,
      })),
    ),
  );
}

type Day = PlanFacts['days'][number];

function dayFaults(day: Day, sessions: WeekSessions['sessions']): string[] {
  const { session, minutes, exercises, swaps } = day;
  if (isRestDay(day)) {
    return session === undefined && swaps === undefined ? [] : ['A day of rest has no session.'];
  }
  if (session === undefined) return ['A day of training names its session.'];
  const row = Object.hasOwn(sessions, session) ? sessions[session] : undefined;
  if (row === undefined) return [`${sessionsFile} has no “${session}”.`];
  return [
    ...(row.minutes === minutes ? [] : [`The session promises ${row.minutes} minutes.`]),
    ...(exercises === undefined ? [] : ['The exercises of a day of training are those of its session.']),
  ];
}

function pageFaults(day: Day, sex: PlanFacts['sex']): string[] {
  const { workout } = day;
  if (workout === undefined) return isRestDay(day) ? [] : ['A day of training names its workout page.'];
  const starts = sex === 'female' ? ['/build-body-women/'] : ['/build-body-men/', '/men/'];
  return starts.some((start) => workout.startsWith(start)) ? [] : ['The workout page is of the other sex.'];
}

function unknownIn({ exercises = [], swaps = [] }: Day, ids: ReadonlySet<string>): string[] {
  return [...exercises, ...swaps].filter((id) => !ids.has(id)).map((id) => `There is no exercise “${id}”.`);
}

/** No week works a muscle hard on two days in a row, and each trains legs, push and pull on two days or more. */
export function checkWeekRest(
  plans: readonly WeekPlan[],
  rows: WeekSessions,
  exercises: readonly ReadExercise[],
): Problem[] {
  const byId: Exercises = new Map(exercises.map(({ id, facts }) => [id, facts]));
  return plans
    .filter(({ id }) => id !== 'generic')
    .flatMap(({ file, facts }) => {
      const days = facts.days.map(({ session, effort }): WorkedDay | null => {
        const own = session === undefined ? undefined : known(session, rows);
        return own === undefined ? null : { blocks: own.blocks, isHard: effort === 'hard' };
      });
      const muscles = days.map((day) => (day === null ? new Set<Muscle>() : hardMusclesOf(day, byId)));
      const messages = [
        ...musclesWithoutRest(days, byId).map(
          ({ day, muscles: both }) =>
            `Days ${day + 1} and ${((day + 1) % days.length) + 1} both work ${both.join(', ')}: part them.`,
        ),
        ...Object.entries(groups)
          .filter(([, muscle]) => muscles.filter((day) => day.has(muscle)).length < leastDaysOfGroup)
          .map(([group]) => `The week trains ${group} on fewer than ${leastDaysOfGroup} days.`),
      ];
      return messages.map((message) => ({ file, key: 'days', message }));
    });
}

/** A session with its shared parts; undefined where it, or one of its parts, is not there. */
function known(id: string, { sessions, parts }: WeekSessions): Session | undefined {
  const row = Object.hasOwn(sessions, id) ? sessions[id] : undefined;
  const isWhole = row?.blocks.every((block) => typeof block !== 'string' || Object.hasOwn(parts, block));
  return row === undefined || !isWhole ? undefined : wholeSession(id, row, parts);
}
