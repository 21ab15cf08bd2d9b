import { pregnancyLimits } from '#src/features/exercises/logic/cautions.ts';
import type { ReadExercise } from '#src/features/exercises/read-exercises.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { type RepetitionTime, sessionSeconds } from '#src/reading/kinds/workout/logic/duration.ts';
import { sessionExercises } from '#src/reading/kinds/workout/logic/session-exercises.ts';
import type { Session, WorkoutFacts } from '#src/reading/kinds/workout/schema.ts';
import type { Problem } from './problem.ts';

/** How far the time of a session may be from what the page promises. */
const tolerance = 0.1;
const parts = ['warm-up', 'main', 'cool-down'] as const;

/** A workout page as its check needs it. */
export interface WorkoutFile {
  file: string;
  /** The folder that holds the page, such as `cardio`. */
  category: string;
  facts: Pick<WorkoutFacts, 'sessions'>;
}

interface SessionPlace {
  file: string;
  key: string;
  session: Session;
  exercises: ReadonlyMap<string, ExerciseFacts>;
}

/**
 * Every exercise of a session exists, every session warms up and cools down and takes the minutes that it promises within a tenth,
 * and the sessions for pregnancy and after birth hold no exercise that is to be left out in pregnancy.
 *
 * @param forPregnancy the categories of such sessions
 */
export function checkWorkouts(
  workouts: readonly WorkoutFile[],
  exercises: readonly ReadExercise[],
  forPregnancy: readonly string[],
): Problem[] {
  const byId = new Map(exercises.map(({ id, facts }) => [id, facts]));
  return workouts.flatMap(({ file, category, facts }) =>
    facts.sessions.flatMap((session) => {
      const place = { file, key: `sessions.${session.id}`, session, exercises: byId };
      const unknown = unknownExercises(place);
      return [
        ...unknown,
        ...missingParts(place),
        ...(unknown.length === 0 ? wrongMinutes(place) : []),
        ...(forPregnancy.includes(category) ? notForPregnancy(place) : []),
      ];
    }),
  );
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

const problem = ({ file, key }: SessionPlace, message: string): Problem => ({ file, key, message });
