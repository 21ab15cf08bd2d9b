import { z } from 'zod';
import { pregnancyLimits } from '#src/features/exercises/logic/cautions.ts';
import { isStrength, levels } from '#src/features/exercises/logic/kinds.ts';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { type RepetitionTime, sessionSeconds } from '#src/reading/kinds/workout/logic/duration.ts';
import { sessionExercises } from '#src/reading/kinds/workout/logic/session-exercises.ts';
import type { Session, WorkoutFacts } from '#src/reading/kinds/workout/schema.ts';
import type { Problem } from './problem.ts';
import { musclesWithoutRest } from './rest-days.ts';

/** How far the time of a session may be from what the page promises. */
const tolerance = 0.1;
const parts = ['warm-up', 'main', 'cool-down'] as const;
/** The rest day of every weekly table, counted from Monday as 0. */
const thursday = 3;

const doseSchema = z.strictObject({
  rounds: z.int().positive(),
  repetitions: z.int().positive(),
  /** Seconds. */
  hold: z.int().positive(),
});

/** What content/rules/workouts.yaml says of the sessions of workouts. */
export const workoutRulesSchema = z.strictObject({
  /** Categories whose sessions hold no exercise that is to be left out in pregnancy. */
  forPregnancy: z.array(z.string()),
  /** Sessions in them that begin after the birth. */
  afterBirth: z.array(z.string()),
  /** The most that a main part asks for, by the level of the page. */
  doses: z.record(z.enum(levels), doseSchema),
});

export type WorkoutRules = z.infer<typeof workoutRulesSchema>;

/** A workout page as its check needs it. */
export interface WorkoutFile {
  file: string;
  /** The folder that holds the page, such as `cardio`. */
  category: string;
  facts: Pick<WorkoutFacts, 'sessions' | 'level' | 'week'>;
}

/** A session and where it is written. */
export interface SessionPlace {
  file: string;
  key: string;
  session: Session;
  level: WorkoutFacts['level'];
  exercises: ReadonlyMap<string, ExerciseFacts>;
}

/**
 * Every exercise of a session exists, every session warms up and cools down, takes the minutes that it promises within a
 * tenth and asks for no more than its level, the sessions for pregnancy hold no exercise that is to be left out in
 * pregnancy, and the days of a weekly table leave the muscles their rest.
 */
export function checkWorkouts(
  workouts: readonly WorkoutFile[],
  exercises: readonly ReadExercise[],
  rules: WorkoutRules,
): Problem[] {
  const byId = new Map(exercises.map(({ id, facts }) => [id, facts]));
  return workouts.flatMap(({ file, category, facts }) => [
    ...facts.sessions.flatMap((session) => {
      const { level } = facts;
      const place = { file, key: `sessions.${session.id}`, session, level, exercises: byId };
      const forPregnancy = rules.forPregnancy.includes(category) && !rules.afterBirth.includes(session.id);
      return [...checkSession(place, rules), ...(forPregnancy ? notForPregnancy(place) : [])];
    }),
    ...wrongWeek(file, facts, byId),
  ]);
}

/** What every session is held to, wherever it is written. */
export function checkSession(place: SessionPlace, { doses }: Pick<WorkoutRules, 'doses'>): Problem[] {
  const unknown = unknownExercises(place);
  return [
    ...unknown,
    ...missingParts(place),
    ...(unknown.length === 0 ? wrongMinutes(place) : []),
    ...aboveLevel(place, doses[place.level]),
  ];
}

function unknownExercises(place: SessionPlace): Problem[] {
  return sessionExercises(place.session.blocks)
    .filter((id) => !place.exercises.has(id))
    .map((id) =>
      problem(place, `There is no exercise “${id}”: write the id of a folder of content/exercises.`),
    );
}

function missingParts(place: SessionPlace): Problem[] {
  return parts
    .filter((part) => !place.session.blocks.some((block) => block.part === part))
    .map((part) => problem(place, `The session has no ${part}: add a block of that part.`));
}

function wrongMinutes(place: SessionPlace): Problem[] {
  const { session, exercises } = place;
  const timeOf = (id: string): RepetitionTime => {
    const facts = exercises.get(id);
    if (facts === undefined) throw new RangeError(`There is no exercise “${id}”.`);
    return repetitionTime(facts);
  };
  const minutes = sessionSeconds(session.blocks, timeOf) / 60;
  return Math.abs(minutes - session.minutes) <= session.minutes * tolerance
    ? []
    : [
        problem(
          place,
          `The session takes ${minutes.toFixed(1)} minutes and promises ${session.minutes}: change one of them.`,
        ),
      ];
}

function notForPregnancy(place: SessionPlace): Problem[] {
  return sessionExercises(place.session.blocks)
    .filter((id) => {
      const facts = place.exercises.get(id);
      return facts !== undefined && pregnancyLimits(facts).length > 0;
    })
    .map((id) =>
      problem(place, `“${id}” is to be left out in pregnancy: take an exercise that suits pregnancy.`),
    );
}

/** Strength sets of a main part that are more than their level bears, and exercises that are too hard for it. */
function aboveLevel(place: SessionPlace, most: z.infer<typeof doseSchema>): Problem[] {
  const { session, level, exercises } = place;
  const sets = session.blocks
    .filter(({ part }) => part === 'main')
    .flatMap(({ rounds, items }) => items.map((item) => ({ ...item, rounds })));
  const faults = sets.flatMap(({ exercise: id, rounds, repetitions = 0, seconds = 0, easier }) => {
    const facts = exercises.get(id);
    if (facts === undefined || !isStrength(facts.pattern)) return [];
    // A short time in intervals is no set: its rounds make up the time, and each ends before the muscle does.
    const isCounted = repetitions > 0 || facts.pattern === 'core';
    const above = levels.indexOf(facts.level) - levels.indexOf(level);
    return [
      isCounted && rounds > most.rounds ? `${rounds} rounds of “${id}”; at most ${most.rounds}` : '',
      repetitions > most.repetitions ? `${repetitions} times “${id}”; at most ${most.repetitions}` : '',
      facts.pattern === 'core' && seconds > most.hold
        ? `“${id}” for ${seconds} seconds; at most ${most.hold}`
        : '',
      above > 1 ? `“${id}” is two levels harder; take an easier exercise` : '',
      above === 1 && easier === undefined && facts.easier === undefined
        ? `“${id}” is a level harder; name an easier exercise beside it`
        : '',
    ].filter((fault) => fault !== '');
  });
  return faults.map((fault) => problem(place, `Too much for the level ${level}: ${fault}.`));
}

/** A weekly table that does not rest on Thursday, names a session that is none, or works a muscle on two days in a row. */
function wrongWeek(
  file: string,
  { sessions, week }: WorkoutFile['facts'],
  exercises: SessionPlace['exercises'],
): Problem[] {
  if (week === undefined) return [];
  const days = week.sessions.map((id) => sessions.find((session) => session.id === id) ?? null);
  const unknown = week.sessions.filter((id, day) => id !== null && days[day] === null);
  const late = days.flatMap((session, day) =>
    session === null || session.minutes === week.minutes[day] ? [] : [session.id],
  );
  const messages = [
    ...(week.minutes[thursday] === null ? [] : ['Thursday is the rest day of every week.']),
    ...unknown.map((id) => `There is no session “${id}”.`),
    ...late.map((id) => `A day of “${id}” says other minutes than the session.`),
    ...musclesWithoutRest(days, exercises).map(
      ({ day, muscles }) =>
        `Days ${day + 1} and ${((day + 1) % days.length) + 1} both work ${muscles.join(', ')}: part them.`,
    ),
  ];
  return messages.map((message) => ({ file, key: 'week', message }));
}

const problem = ({ file, key }: SessionPlace, message: string): Problem => ({ file, key, message });
