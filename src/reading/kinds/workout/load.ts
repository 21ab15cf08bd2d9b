import { type Figure, pictogramAddress } from '#src/features/exercises/figure-files.ts';
import { type Exercise, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import type { EquipmentKind } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import { toMovement } from '#src/figures/movements/movement-schema.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import { loadAbove } from '#src/reading/kinds/catalogue/load.ts';
import { loadLinks, loadPage, type PageLink, type PageOf } from '#src/reading/load-pages.ts';
import { workoutPath } from '#src/reading/page-paths.ts';
import { allEntries, entryData } from '#src/site/entries.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { planKilocalories } from './logic/plan-energy.ts';
import { planExercises } from './logic/plan-exercises.ts';
import type { WorkoutPlan } from './schema.ts';

export interface PlannedExercise {
  exercise: Exercise;
  figure: Figure;
  /** Address that holds a small still picture, for as long as the moving one is not fetched. */
  pictogram: string;
  repetitions: number | undefined;
  seconds: number | undefined;
  rest: number | undefined;
}

export interface PlannedBlock {
  part: WorkoutPlan['blocks'][number]['part'];
  rounds: number;
  roundRest: number | undefined;
  items: readonly PlannedExercise[];
}

export interface Workout {
  page: PageOf<'workout'>;
  plans: readonly { id: string; minutes: number; blocks: readonly PlannedBlock[] }[];
  /** Of the longest plan, for a person of 70 kg, to the nearest 10. */
  kilocalories: number;
  muscles: { primary: readonly Muscle[]; secondary: readonly Muscle[] };
  equipment: readonly EquipmentKind[];
}

/** The weight that the estimate of energy is given for. */
const referenceKilograms = 70;

/** A workout with its exercises, in a language; figures are of the audience's sex. */
export async function loadWorkout(id: string, language: BuiltLanguage): Promise<Workout> {
  const page = await loadPage('workout', id, language);
  const ids = planExercises(page.facts.plans.flatMap(({ blocks }) => blocks));
  const exercises = new Map<string, Exercise>();
  const mets = new Map<string, number>();
  for (const exerciseId of ids) {
    const exercise = await loadExercise(exerciseId, language);
    exercises.set(exerciseId, exercise);
    mets.set(exerciseId, (await entryData('compendium', exercise.facts.compendium)).met);
  }
  const person: PersonName = id.startsWith('men/') ? 'man' : 'woman';
  const known = (exerciseId: string): Exercise => {
    const exercise = exercises.get(exerciseId);
    if (exercise === undefined) throw new Error(`There is no exercise "${exerciseId}".`);
    return exercise;
  };
  const costOf = (exerciseId: string) => ({
    time: repetitionTime(known(exerciseId).facts),
    met: mets.get(exerciseId) ?? 1,
  });
  const energies = page.facts.plans.map(({ blocks }) => planKilocalories(blocks, costOf, referenceKilograms));
  return {
    page,
    plans: page.facts.plans.map(({ id: planId, minutes, blocks }) => ({
      id: planId,
      minutes,
      blocks: blocks.map(({ part, rounds, roundRest, items }) => ({
        part,
        rounds,
        roundRest,
        items: items.map(({ exercise, repetitions, seconds, rest }) => ({
          exercise: known(exercise),
          figure: figuresOf(known(exercise))[person],
          pictogram: pictogramAddress(toMovement(known(exercise).facts.movement), person),
          repetitions,
          seconds,
          rest,
        })),
      })),
    })),
    kilocalories: Math.round(Math.max(...energies) / 10) * 10,
    ...trained([...exercises.values()], page.facts.plans),
  };
}

/** What the main parts train, and all that the plans need. */
function trained(
  exercises: readonly Exercise[],
  plans: readonly WorkoutPlan[],
): Pick<Workout, 'muscles' | 'equipment'> {
  const blocks = plans.flatMap((plan) => plan.blocks);
  const main = planExercises(blocks.filter(({ part }) => part === 'main'));
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

/** The workouts whose plans hold an exercise, as links. */
export async function workoutsWith(exerciseId: string, language: BuiltLanguage): Promise<PageLink[]> {
  const entries = await allEntries('workoutFacts');
  const paths = entries
    .filter(({ data }) => planExercises(data.plans.flatMap(({ blocks }) => blocks)).includes(exerciseId))
    .map(({ id }) => workoutPath(id.replace(/\/facts$/, '')));
  return loadLinks(paths, language);
}

/** All that the page of a workout shows. */
export async function loadWorkoutPage(id: string, language: BuiltLanguage) {
  const workout = await loadWorkout(id, language);
  return {
    workout,
    links: await loadLinks(workout.page.facts.related, language),
    above: await loadAbove(id, language),
  };
}
