import { createHash } from 'node:crypto';
import { type Figure, pictogramOf } from '#src/features/exercises/figure-files.ts';
import { exerciseIds, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import { loadSessions } from '#src/features/week-plan/load-sessions.ts';
import { pictogramAddress } from '#src/figures/movements/draw-pictogram.ts';
import { readersOf, shownBy } from '#src/reading/kinds/workout/load.ts';
import { workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { allPages, loadAbove, loadPage } from '#src/reading/pages.ts';
import { allEntries } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { type Path, routes } from '#src/site/routes.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { Catalogue, CataloguePlan, CatalogueWorkout } from './logic/catalogue.ts';
import {
  exercisesOf,
  type PlayedExercise,
  type PlayedExercises,
  type PlayedSession,
  type PlayedWorkout,
  shownBy as people,
  type ShownBy,
} from './logic/library.ts';
import { summaryOf } from './logic/summary.ts';
import { loadTrainingSafety } from './safety.ts';

/** Files of training, in a folder whose name changes with what they hold. */
export interface TrainingFiles {
  /** Relative to the site's root, without slashes around it. */
  folder: string;
  /** JSON by the name of the file: `catalogue`, `exercises`, and the path of each page with sessions; or `woman` and `man`. */
  files: ReadonlyMap<string, string>;
}

/** The workouts of hard intervals: their facts hold a level, which is not how hard a session is. */
const hardWorkouts = /\/cardio\/(hiit|jump-rope)$/;

const made = new Map<BuiltLanguage, Promise<TrainingFiles>>();

/** Everything that can be planned, built and played in a language. */
export function trainingFiles(language: BuiltLanguage): Promise<TrainingFiles> {
  const known = (import.meta.env.DEV ? undefined : made.get(language)) ?? makeFiles(language);
  made.set(language, known);
  return known;
}

/** Where the files of training lie, as an address that a name is put after. */
export const filesAddress = async (language: BuiltLanguage): Promise<string> =>
  `/${(await trainingFiles(language)).folder}`;

/** Where the small pictures of the exercises lie, as such an address. */
export const pictogramsAddress = async (): Promise<string> => `/${(await pictogramFiles()).folder}`;

/** What the page of the player is built with: its addresses, and when to stop. */
export async function loadPlayer(language: BuiltLanguage) {
  return {
    files: await filesAddress(language),
    addresses: {
      workouts: localizedUrl(routes.workouts, language),
      own: localizedUrl(routes.trainingSessions, language),
      week: localizedUrl(routes.training, language),
      log: localizedUrl(routes.trainingLog, language),
      prefix: localizedUrl('/', language).replace(/\/$/, ''),
    },
    safety: await loadTrainingSafety(language, 'everyone'),
  };
}

async function makeFiles(language: BuiltLanguage): Promise<TrainingFiles> {
  const exercises = await loadExercises(language);
  const workouts = await loadWorkouts(language);
  const catalogue: Catalogue = {
    workouts: await loadCatalogue(workouts, exercises, language),
    plans: await loadPlans(language),
  };
  const pages = Object.entries(workouts).map(([path, workout]): [string, unknown] => [
    path.slice(1),
    { ...workout, exercises: exercisesOf(Object.values(workout.sessions), exercises) },
  ]);
  return filesOf(language, [['catalogue', catalogue], ['exercises', exercises], ...pages]);
}

function filesOf(name: string, contents: readonly (readonly [string, unknown])[]): TrainingFiles {
  const files = new Map(contents.map(([file, content]) => [file, JSON.stringify(content)]));
  const version = createHash('sha256')
    .update([...files.values()].join())
    .digest('base64url')
    .slice(0, 8);
  return { folder: `assets/training/${name}.${version}`, files };
}

let pictograms: Promise<TrainingFiles> | undefined;

/** A small picture of each exercise, by who is shown: the same in all languages. */
export function pictogramFiles(): Promise<TrainingFiles> {
  if (pictograms === undefined || import.meta.env.DEV) pictograms = makePictograms();
  return pictograms;
}

async function makePictograms(): Promise<TrainingFiles> {
  const contents = people.map(async (person) => [person, await loadPictograms(person)] as const);
  return filesOf('pictograms', await Promise.all(contents));
}

async function loadExercises(language: BuiltLanguage): Promise<PlayedExercises> {
  const exercises: Record<string, PlayedExercise> = {};
  for (const id of await exerciseIds()) {
    const exercise = await loadExercise(id, language);
    const { woman, man } = figuresOf(exercise);
    const { easier, harder, pattern, measure, muscles } = exercise.facts;
    exercises[id] = {
      name: exercise.words.name,
      cue: exercise.words.cue,
      time: repetitionTime(exercise.facts),
      pattern,
      measure,
      primary: muscles.primary,
      ...(easier && { easier }),
      ...(harder && { harder }),
      figures: { woman: addresses(woman), man: addresses(man) },
    };
  }
  return exercises;
}

/** A small picture of each exercise as an address that holds it: together they are lighter than ten drawings. */
async function loadPictograms(person: ShownBy): Promise<Record<string, string>> {
  const rows = (await exerciseIds()).map(async (id) => {
    const { facts } = await loadExercise(id, fallbackLanguage);
    return [id, pictogramAddress(pictogramOf(facts.movement, person))] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

const addresses = ({ moving, still }: Figure) => ({ moving: `/${moving.file}`, still: `/${still.file}` });

async function loadWorkouts(language: BuiltLanguage): Promise<Record<Path, PlayedWorkout>> {
  const workouts: Record<Path, PlayedWorkout> = {};
  const pages = await allPages();
  for (const { path } of pages.filter(({ kind }) => kind === 'workout')) {
    const { facts, words } = await loadPage(workoutSchemas, path, language);
    const sessions = facts.sessions.map(({ id, blocks }): [string, PlayedSession] => {
      const { heading = words.heading, warnings } = words.sessions[id] ?? {};
      const person = shownBy(readersOf(path));
      const effort = hardWorkouts.test(path) ? 'hard' : 'moderate';
      const name = nameOf(words.heading, heading, language);
      return [id, { heading, name, blocks, effort, shownBy: person, ...(warnings && { warnings }) }];
    });
    workouts[path] = { heading: words.heading, sessions: Object.fromEntries(sessions) };
  }
  workouts[routes.workout] = await loadWeekPlans(language);
  return workouts;
}

function nameOf(page: string, session: string, language: BuiltLanguage): string {
  return page === session ? page : fillTemplate(textsOf(language).training.named, { page, session });
}

/** The days of training of the week plans, each named by what it is about. */
async function loadWeekPlans(language: BuiltLanguage): Promise<PlayedWorkout> {
  const { pages, workoutPlan } = textsOf(language);
  const sessions = await loadSessions();
  const plans = await allEntries('weekPlanFacts');
  const days = plans.flatMap(({ data: { sex, days: own } }) => own.map((day) => ({ ...day, sex })));
  const played = days.flatMap(
    ({ session: id, focus, sex, effort = 'moderate' }): [string, PlayedSession][] => {
      const session = id === undefined ? undefined : sessions.get(id);
      if (id === undefined || session === undefined) return [];
      const person = sex === 'female' ? 'woman' : 'man';
      const heading = workoutPlan.focus[focus];
      return [[id, { heading, name: heading, blocks: session.blocks, effort, shownBy: person }]];
    },
  );
  return { heading: pages.workout.heading, sessions: Object.fromEntries(played) };
}

/** What of each session a week plan needs: its name, and what it adds up to. */
async function loadCatalogue(
  workouts: Readonly<Record<Path, PlayedWorkout>>,
  exercises: PlayedExercises,
  language: BuiltLanguage,
): Promise<Record<Path, CatalogueWorkout>> {
  const rows: Record<Path, CatalogueWorkout> = {};
  for (const { path } of [...(await allPages()), { path: routes.workout }]) {
    const workout = workouts[path];
    if (workout === undefined) continue;
    const above = await loadAbove(path, language);
    const sessions = Object.entries(workout.sessions).map(([id, { name, blocks, effort }]) => [
      id,
      { name, ...summaryOf(blocks, (exercise) => exercises[exercise], effort) },
    ]);
    const group = above.map(({ heading }) => heading).join(' · ');
    rows[path] = {
      heading: workout.heading,
      ...(group && { group }),
      sessions: Object.fromEntries(sessions),
    };
  }
  return rows;
}

/** The weeks of the generator, by the id of the body preference. */
async function loadPlans(language: BuiltLanguage): Promise<Record<string, CataloguePlan>> {
  const plans = (await allEntries('weekPlanFacts')).filter(({ data }) => data.days.length > 0);
  const rows = plans.map(async ({ id, data: { days } }) => {
    const { words } = await loadWords('weekPlanWords', id, language);
    const sessions = days.map(({ session = null }) => session);
    return [id, { label: words.label, aim: words.aim, days: sessions }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}
