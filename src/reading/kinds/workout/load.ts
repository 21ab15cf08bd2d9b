import { type Figure, pictogramOf } from '#src/features/exercises/figure-files.ts';
import { type Exercise, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import type { Caution } from '#src/features/exercises/logic/cautions.ts';
import type { EquipmentKind } from '#src/features/exercises/logic/kinds.ts';
import type { Muscle } from '#src/features/exercises/logic/muscles.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import { loadTrainingSafety, type Readers, type TrainingSafety } from '#src/features/training/safety.ts';
import type { Pictogram } from '#src/figures/movements/draw-pictogram.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import type { LoadMore } from '#src/reading/article.ts';
import { allPages, loadLinks, loadPage, type PageLink } from '#src/reading/pages.ts';
import { entryData, loadSite } from '#src/site/entries.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import type { Path } from '#src/site/routes.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { sessionKilocalories } from './logic/session-energy.ts';
import { sessionExercises } from './logic/session-exercises.ts';
import { mainFigure } from './main-figure.ts';
import { type Session, workoutSchemas } from './schema.ts';

/** An exercise of the library, with what a page needs to teach it. */
export interface TaughtExercise {
  exercise: Exercise;
  figure: Figure;
  /** What stands in the place of the figure for as long as that is not fetched. */
  pictogram: Pictogram;
  easier: Exercise | undefined;
  harder: Exercise | undefined;
}

export interface SessionExercise extends TaughtExercise {
  repetitions: number | undefined;
  seconds: number | undefined;
  rest: number | undefined;
  /** What its card asks people to take care of, where the page itself has to say it. */
  cautions: readonly Caution[];
}

export interface SessionBlock {
  part: Session['blocks'][number]['part'];
  rounds: number;
  roundRest: number | undefined;
  items: readonly SessionExercise[];
}

export interface LoadedSession {
  id: string;
  minutes: number;
  blocks: readonly SessionBlock[];
}

export interface WorkoutMore {
  safety: TrainingSafety;
  sessions: readonly LoadedSession[];
  /** Of the longest session, for a person of 70 kg, to the nearest 10. */
  kilocalories: number;
  muscles: { primary: readonly Muscle[]; secondary: readonly Muscle[] };
  equipment: readonly EquipmentKind[];
  /** Who publishes the page, and where it stands on the web. */
  siteName: string;
  address: string;
}

/** The drawing that stands for a workout where it is shared. */
export const firstFigure = (workout: WorkoutMore): string | undefined => mainFigure(workout)?.svg;

/** The weight that the estimate of energy is given for. */
const referenceKilograms = 70;

/** The sessions of a workout with their exercises; figures are of the audience's sex. */
export const loadMore: LoadMore<typeof workoutSchemas, WorkoutMore> = async ({ path, facts }, language) => {
  const readers = readersOf(path);
  const person = shownBy(readers);
  const ids = sessionExercises(facts.sessions.flatMap(({ blocks }) => blocks));
  const taught = new Map<string, TaughtExercise & { met: number }>();
  for (const id of ids) {
    const exercise = await loadTaught(id, person, language);
    const { met } = await entryData('compendium', exercise.exercise.facts.compendium);
    taught.set(id, { ...exercise, met });
  }
  const known = (id: string) => {
    const exercise = taught.get(id);
    if (exercise === undefined) throw new Error(`There is no exercise "${id}".`);
    return exercise;
  };
  const named = facts.sessions
    .flatMap(({ blocks }) => blocks.flatMap(({ items }) => items))
    .flatMap(({ easier, harder }) => [easier, harder]);
  const others = new Map<string, Exercise>();
  for (const id of new Set(named)) if (id !== undefined) others.set(id, await loadExercise(id, language));
  const costOf = (id: string) => ({ time: repetitionTime(known(id).exercise.facts), met: known(id).met });
  const energies = facts.sessions.map(({ blocks }) =>
    sessionKilocalories(blocks, costOf, referenceKilograms),
  );
  const { name } = await loadSite();
  return {
    safety: await loadTrainingSafety(language, readers),
    sessions: facts.sessions.map(({ id, minutes, blocks }) => ({
      id,
      minutes,
      blocks: blocks.map(({ part, rounds, roundRest, items }) => ({
        part,
        rounds,
        roundRest,
        items: items.map(({ exercise, easier, harder, ...dose }) => ({
          ...known(exercise),
          ...(easier && { easier: others.get(easier) }),
          ...(harder && { harder: others.get(harder) }),
          repetitions: dose.repetitions,
          seconds: dose.seconds,
          rest: dose.rest,
          // A mother may read this page alone, so it does not leave the cautions to the card.
          cautions: readers === 'mothers' ? known(exercise).exercise.facts.cautions : [],
        })),
      })),
    })),
    kilocalories: Math.round(Math.max(...energies) / 10) * 10,
    ...trained(
      [...taught.values()].map(({ exercise }) => exercise),
      facts.sessions,
    ),
    siteName: name,
    address: new URL(localizedUrl(path, language), import.meta.env.SITE).href,
  };
};

/** Who a workout is written for, by its address. */
export function readersOf(path: Path): Readers {
  if (path.startsWith('/build-body-men/')) return 'men';
  // The sport pages have the men's address of the specification, and invite women by name.
  if (path.startsWith('/men/')) return 'everyone';
  return path.includes('/pre-post-natal-workouts/') ? 'mothers' : 'women';
}

/** Which of the two people shows the exercises to these readers. */
export function shownBy(readers: Readers): PersonName {
  return readers === 'men' || readers === 'everyone' ? 'man' : 'woman';
}

async function loadTaught(id: string, person: PersonName, language: BuiltLanguage): Promise<TaughtExercise> {
  const exercise = await loadExercise(id, language);
  const { easier, harder, movement } = exercise.facts;
  return {
    exercise,
    figure: figuresOf(exercise)[person],
    pictogram: pictogramOf(movement, person),
    easier: easier === undefined ? undefined : await loadExercise(easier, language),
    harder: harder === undefined ? undefined : await loadExercise(harder, language),
  };
}

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
