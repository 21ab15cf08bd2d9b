import { type Figure, pictogramAddress } from '#src/features/exercises/figure-files.ts';
import { type Exercise, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import type { EquipmentKind } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import type { LoadMore } from '#src/reading/article.ts';
import { allPages, loadLinks, loadPage, type PageLink } from '#src/reading/pages.ts';
import { entryData } from '#src/site/entries.ts';
import type { Path } from '#src/site/routes.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { sessionKilocalories } from './logic/session-energy.ts';
import { sessionExercises } from './logic/session-exercises.ts';
import { type Session, workoutSchemas } from './schema.ts';

export interface SessionExercise {
  exercise: Exercise;
  figure: Figure;
  /** Address that holds a small still picture, for as long as the moving one is not fetched. */
  pictogram: string;
  repetitions: number | undefined;
  seconds: number | undefined;
  rest: number | undefined;
}

export interface SessionBlock {
  part: Session['blocks'][number]['part'];
  rounds: number;
  roundRest: number | undefined;
  items: readonly SessionExercise[];
}

export interface WorkoutMore {
  sessions: readonly { id: string; minutes: number; blocks: readonly SessionBlock[] }[];
  /** Of the longest session, for a person of 70 kg, to the nearest 10. */
  kilocalories: number;
  muscles: { primary: readonly Muscle[]; secondary: readonly Muscle[] };
  equipment: readonly EquipmentKind[];
}

/** The weight that the estimate of energy is given for. */
const referenceKilograms = 70;

/** The sessions of a workout with their exercises; figures are of the audience's sex. */
export const loadMore: LoadMore<typeof workoutSchemas, WorkoutMore> = async ({ path, facts }, language) => {
  const ids = sessionExercises(facts.sessions.flatMap(({ blocks }) => blocks));
  const exercises = new Map<string, Exercise>();
  const mets = new Map<string, number>();
  for (const exerciseId of ids) {
    const exercise = await loadExercise(exerciseId, language);
    exercises.set(exerciseId, exercise);
    mets.set(exerciseId, (await entryData('compendium', exercise.facts.compendium)).met);
  }
  const person: PersonName = /^\/(build-body-)?men\//.test(path) ? 'man' : 'woman';
  const known = (exerciseId: string): Exercise => {
    const exercise = exercises.get(exerciseId);
    if (exercise === undefined) throw new Error(`There is no exercise "${exerciseId}".`);
    return exercise;
  };
  const costOf = (exerciseId: string) => ({
    time: repetitionTime(known(exerciseId).facts),
    met: mets.get(exerciseId) ?? 1,
  });
  const energies = facts.sessions.map(({ blocks }) =>
    sessionKilocalories(blocks, costOf, referenceKilograms),
  );
  return {
    sessions: facts.sessions.map(({ id, minutes, blocks }) => ({
      id,
      minutes,
      blocks: blocks.map(({ part, rounds, roundRest, items }) => ({
        part,
        rounds,
        roundRest,
        items: items.map(({ exercise, repetitions, seconds, rest }) => ({
          exercise: known(exercise),
          figure: figuresOf(known(exercise))[person],
          pictogram: pictogramAddress(known(exercise).facts.movement, person),
          repetitions,
          seconds,
          rest,
        })),
      })),
    })),
    kilocalories: Math.round(Math.max(...energies) / 10) * 10,
    ...trained([...exercises.values()], facts.sessions),
  };
};

/** What the main parts train, and all that the sessions need. */
function trained(
  exercises: readonly Exercise[],
  sessions: readonly Session[],
): Pick<WorkoutMore, 'muscles' | 'equipment'> {
  const blocks = sessions.flatMap((session) => session.blocks);
  const main = sessionExercises(blocks.filter(({ part }) => part === 'main'));
  const mainFacts = exercises.filter(({ id }) => main.includes(id)).map(({ facts }) => facts);
  const primary = new Set(mainFacts.flatMap(({ muscles }) => muscles.primary));
  const secondary = new Set(mainFacts.flatMap(({ muscles }) => muscles.secondary));
  const equipment = new Set(exercises.flatMap(({ facts }) => facts.equipment));
  equipment.delete('none');
  return {
    muscles: { primary: [...primary], secondary: [...secondary].filter((muscle) => !primary.has(muscle)) },
    equipment: equipment.size === 0 ? ['none'] : [...equipment],
  };
}

let workoutsByExercise: Promise<ReadonlyMap<string, readonly Path[]>> | undefined;

/** Which workouts hold an exercise, gathered once for all pages of exercises. */
async function gatherWorkouts(): Promise<ReadonlyMap<string, readonly Path[]>> {
  const workouts = (await allPages()).filter(({ kind }) => kind === 'workout');
  const found = new Map<string, Path[]>();
  for (const { path } of workouts) {
    const { facts } = await loadPage(workoutSchemas, path, fallbackLanguage);
    for (const exercise of sessionExercises(facts.sessions.flatMap(({ blocks }) => blocks))) {
      found.set(exercise, [...(found.get(exercise) ?? []), path]);
    }
  }
  return found;
}

/** The workouts whose sessions hold an exercise, as links. */
export async function workoutsWith(exerciseId: string, language: BuiltLanguage): Promise<PageLink[]> {
  const gathered = (import.meta.env.DEV ? undefined : workoutsByExercise) ?? gatherWorkouts();
  workoutsByExercise = gathered;
  return loadLinks((await gathered).get(exerciseId) ?? [], language);
}
