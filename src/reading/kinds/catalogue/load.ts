import { pictogramOf } from '#src/features/exercises/figure-files.ts';
import { loadExercise } from '#src/features/exercises/load.ts';
import type { EquipmentKind } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { loadPlanned } from '#src/features/workouts/load.ts';
import { equipmentFor } from '#src/features/workouts/logic/belongings.ts';
import { impactOf, mostTrained } from '#src/features/workouts/logic/planned-workout.ts';
import type { Pictogram } from '#src/figures/movements/draw-pictogram.ts';
import type { LoadMore } from '#src/reading/article.ts';
import { dayRange } from '#src/reading/kinds/workout/day-range.ts';
import { readersOf, shownBy } from '#src/reading/kinds/workout/load.ts';
import { sessionExercises } from '#src/reading/kinds/workout/logic/session-exercises.ts';
import { workoutMeasure } from '#src/reading/kinds/workout/measure.ts';
import { type WorkoutFacts, workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { allPages, childPaths, loadPage } from '#src/reading/pages.ts';
import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { catalogueSchemas } from './schema.ts';

/** A card that leads one level down. */
export interface CatalogueCard {
  path: Path;
  title: string;
  text: string;
  /** Of its first exercises. */
  pictograms: readonly Pictogram[];
  /** How long and how hard a workout is. */
  measure: ReturnType<typeof workoutMeasure> | undefined;
}

/** A workout as a row of the comparison of a category. */
export interface ComparedWorkout {
  path: Path;
  title: string;
  measure: ReturnType<typeof workoutMeasure>;
  /** On how many days a week, as the language says it. */
  days: string;
  equipment: readonly EquipmentKind[];
  /** Those that it trains most. */
  muscles: readonly Muscle[];
  impact: ReturnType<typeof impactOf>;
}

export interface CatalogueMore {
  /** Whether the cards lead to categories or to workouts. */
  level: 'categories' | 'workouts';
  cards: readonly CatalogueCard[];
  /** The workouts of a category that has more than one. */
  compared: readonly ComparedWorkout[];
}

/** The cards of a catalogue: what exists below it. */
export const loadMore: LoadMore<typeof catalogueSchemas, CatalogueMore> = async ({ path }, language) => {
  const catalogues = new Set(
    (await allPages()).filter(({ kind }) => kind === 'catalogue').map((page) => page.path),
  );
  const below = await childPaths(path);
  const isTop = below.some((child) => catalogues.has(child));
  const workouts = below.filter((child) => !catalogues.has(child));
  return {
    level: isTop ? 'categories' : 'workouts',
    cards: await Promise.all(
      below.map((child) =>
        catalogues.has(child) ? loadCategory(child, language) : loadWorkout(child, language),
      ),
    ),
    compared:
      workouts.length > 1 ? await Promise.all(workouts.map((child) => loadCompared(child, language))) : [],
  };
};

const comparedMuscles = 3;

async function loadCompared(path: Path, language: BuiltLanguage): Promise<ComparedWorkout> {
  const { words, facts } = await loadPage(workoutSchemas, path, language);
  const planned = await loadPlanned(path, facts);
  return {
    path,
    title: words.heading,
    measure: workoutMeasure(facts, language),
    days: dayRange(facts.daysPerWeek, language),
    equipment: equipmentFor(planned),
    muscles: mostTrained(planned, comparedMuscles),
    impact: impactOf(planned),
  };
}

async function loadWorkout(path: Path, language: BuiltLanguage): Promise<CatalogueCard> {
  const { words, facts } = await loadPage(workoutSchemas, path, language);
  return {
    path,
    title: words.heading,
    text: words.description,
    pictograms: await loadPictograms(path, facts, language),
    measure: workoutMeasure(facts, language),
  };
}

/** A category is shown by the first of its workouts. */
async function loadCategory(path: Path, language: BuiltLanguage): Promise<CatalogueCard> {
  const { words } = await loadPage(catalogueSchemas, path, language);
  const [first] = await childPaths(path, 'workout');
  const pictograms = first === undefined ? [] : (await loadWorkout(first, language)).pictograms;
  return { path, title: words.heading, text: words.card, pictograms, measure: undefined };
}

const picturesOnCard = 3;

/** What the main part begins with. */
async function loadPictograms(
  path: Path,
  { sessions }: WorkoutFacts,
  language: BuiltLanguage,
): Promise<Pictogram[]> {
  const main = sessions.flatMap(({ blocks }) => blocks).filter(({ part }) => part === 'main');
  const ids = sessionExercises(main).slice(0, picturesOnCard);
  const exercises = await Promise.all(ids.map((id) => loadExercise(id, language)));
  return exercises.map(({ facts }) => pictogramOf(facts.movement, shownBy(readersOf(path))));
}
