import { pictogramAddress } from '#src/features/exercises/figure-files.ts';
import { loadExercise } from '#src/features/exercises/load.ts';
import type { LoadMore } from '#src/reading/article.ts';
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
  /** Addresses that hold small pictures of its first exercises. */
  pictograms: readonly string[];
  /** How long and how hard a workout is. */
  measure: ReturnType<typeof workoutMeasure> | undefined;
}

export interface CatalogueMore {
  /** Whether the cards lead to categories or to workouts. */
  level: 'categories' | 'workouts';
  cards: readonly CatalogueCard[];
}

/** The cards of a catalogue: what exists below it. */
export const loadMore: LoadMore<typeof catalogueSchemas, CatalogueMore> = async ({ path }, language) => {
  const catalogues = new Set(
    (await allPages()).filter(({ kind }) => kind === 'catalogue').map((page) => page.path),
  );
  const below = await childPaths(path);
  const isTop = below.some((child) => catalogues.has(child));
  return {
    level: isTop ? 'categories' : 'workouts',
    cards: await Promise.all(
      below.map((child) =>
        catalogues.has(child) ? loadCategory(child, language) : loadWorkout(child, language),
      ),
    ),
  };
};

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
): Promise<string[]> {
  const main = sessions.flatMap(({ blocks }) => blocks).filter(({ part }) => part === 'main');
  const ids = sessionExercises(main).slice(0, picturesOnCard);
  const exercises = await Promise.all(ids.map((id) => loadExercise(id, language)));
  return exercises.map(({ facts }) => pictogramAddress(facts.movement, shownBy(readersOf(path))));
}
