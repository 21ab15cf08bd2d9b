import { pictogramOf } from '#src/features/exercises/figure-files.ts';
import { loadExercise } from '#src/features/exercises/load.ts';
import type { Pictogram } from '#src/figures/movements/draw-pictogram.ts';
import { readersOf, shownBy } from '#src/reading/kinds/workout/load.ts';
import { sessionExercises } from '#src/reading/kinds/workout/logic/session-exercises.ts';
import { workoutMeasure } from '#src/reading/kinds/workout/measure.ts';
import { type WorkoutFacts, workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { allPages, loadPage } from '#src/reading/pages.ts';
import type { Path } from '#src/site/routes.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { aimsOf, choiceValues } from './logic/choice-values.ts';
import type { PlannedExercise, PlannedWorkout } from './logic/planned-workout.ts';
import { type Aim, type Audience, aims, type ChoiceName } from './logic/workout-choices.ts';

/** A workout as a card of the list of all. */
export interface ListedWorkout {
  path: Path;
  heading: string;
  /** The language of the heading: English where the translation is missing. */
  language: BuiltLanguage;
  measure: ReturnType<typeof workoutMeasure>;
  planned: PlannedWorkout;
  /** Of its first exercise. */
  pictogram: Pictogram;
  /** What the filter asks for, by the names of the choices. */
  values: Record<ChoiceName, string>;
}

export interface WorkoutGroup {
  aim: Aim;
  workouts: readonly ListedWorkout[];
}

/** A workout's plan with what each exercise asks of a body and of a place; the same in every language. */
export async function loadPlanned(
  path: Path,
  { sessions }: Pick<WorkoutFacts, 'sessions'>,
): Promise<PlannedWorkout> {
  const blocks = sessions.flatMap((session) => session.blocks);
  const exercises = new Map<string, PlannedExercise>();
  for (const { exercise: id, easier } of blocks.flatMap(({ items }) => items)) {
    const { facts } = await loadExercise(id, fallbackLanguage);
    const easierId = easier ?? facts.easier;
    exercises.set(id, {
      facts,
      easier: easierId === undefined ? undefined : (await loadExercise(easierId, fallbackLanguage)).facts,
    });
  }
  const main = sessionExercises(blocks.filter(({ part }) => part === 'main'));
  return {
    category: path.split('/')[2] ?? '',
    minutes: Math.max(...sessions.map(({ minutes }) => minutes)),
    exercises: [...exercises.values()],
    main: main.flatMap((id) => exercises.get(id) ?? []),
  };
}

/** All workouts of the site by what they are first of all for, those for women before those for men. */
export async function loadWorkoutGroups(language: BuiltLanguage): Promise<WorkoutGroup[]> {
  const pages = (await allPages()).filter(({ kind }) => kind === 'workout');
  const workouts = await Promise.all(pages.map(({ path }) => loadListed(path, language)));
  const inOrder = workouts.sort((one, other) => place(one) - place(other));
  return aims
    .map((aim) => ({ aim, workouts: inOrder.filter(({ planned }) => aimsOf(planned)[0] === aim) }))
    .filter((group) => group.workouts.length > 0);
}

const place = ({ path }: ListedWorkout) => (readersOf(path) === 'men' ? 1 : 0);

async function loadListed(path: Path, language: BuiltLanguage): Promise<ListedWorkout> {
  const page = await loadPage(workoutSchemas, path, language);
  const planned = await loadPlanned(path, page.facts);
  const person = shownBy(readersOf(path));
  const [first] = sessionExercises(
    page.facts.sessions.flatMap(({ blocks }) => blocks).filter(({ part }) => part === 'main'),
  );
  if (first === undefined) throw new Error(`The workout at "${path}" has no main part.`);
  const { facts } = await loadExercise(first, language);
  return {
    path,
    heading: page.words.heading,
    language: page.language,
    measure: workoutMeasure(page.facts, language),
    planned,
    pictogram: pictogramOf(facts.movement, person),
    values: { ...choiceValues(planned), level: page.facts.level, who: audiencesOf(path).join(' ') },
  };
}

/** Who a workout is listed for: a sport page is for everybody, a page for mothers for women. */
function audiencesOf(path: Path): readonly Audience[] {
  const readers = readersOf(path);
  if (readers === 'everyone') return ['women', 'men'];
  return readers === 'men' ? ['men'] : ['women'];
}
