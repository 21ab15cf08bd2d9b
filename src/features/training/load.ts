import { createHash } from 'node:crypto';
import type { Figure } from '#src/features/exercises/figure-files.ts';
import { exerciseIds, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import { repetitionTime } from '#src/features/exercises/repetition-time.ts';
import { loadSessions } from '#src/features/week-plan/load-sessions.ts';
import { readersOf, shownBy } from '#src/reading/kinds/workout/load.ts';
import { workoutSchemas } from '#src/reading/kinds/workout/schema.ts';
import { allPages, loadPage } from '#src/reading/pages.ts';
import { allEntries } from '#src/site/entries.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { PlayedExercise, PlayedSession, PlayedWorkout, TrainingLibrary } from './logic/library.ts';
import { loadTrainingSafety } from './safety.ts';

/** A file of the site whose name changes with its content. */
export interface LibraryFile {
  /** Relative to the site's root, without the leading slash. */
  file: string;
  json: string;
}

const files = new Map<BuiltLanguage, Promise<LibraryFile>>();

/** All exercises and sessions that can be played in a language, as one file. */
export function libraryFile(language: BuiltLanguage): Promise<LibraryFile> {
  const known = (import.meta.env.DEV ? undefined : files.get(language)) ?? makeFile(language);
  files.set(language, known);
  return known;
}

/** What the page of the player is built with: its addresses, and when to stop. */
export async function loadPlayer(language: BuiltLanguage) {
  const { file } = await libraryFile(language);
  return {
    library: `/${file}`,
    workouts: localizedUrl(routes.workouts, language),
    prefix: localizedUrl('/', language).replace(/\/$/, ''),
    safety: await loadTrainingSafety(language, 'everyone'),
  };
}

async function makeFile(language: BuiltLanguage): Promise<LibraryFile> {
  const library: TrainingLibrary = {
    exercises: await loadExercises(language),
    workouts: await loadWorkouts(language),
  };
  const json = JSON.stringify(library);
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return { file: `assets/training/${language}.${version}.json`, json };
}

async function loadExercises(language: BuiltLanguage): Promise<Record<string, PlayedExercise>> {
  const exercises: Record<string, PlayedExercise> = {};
  for (const id of await exerciseIds()) {
    const exercise = await loadExercise(id, language);
    const { woman, man } = figuresOf(exercise);
    const { easier, harder } = exercise.facts;
    exercises[id] = {
      name: exercise.words.name,
      cue: exercise.words.cue,
      time: repetitionTime(exercise.facts),
      ...(easier && { easier }),
      ...(harder && { harder }),
      figures: { woman: addresses(woman), man: addresses(man) },
    };
  }
  return exercises;
}

const addresses = ({ moving, still }: Figure) => ({ moving: `/${moving.file}`, still: `/${still.file}` });

async function loadWorkouts(language: BuiltLanguage): Promise<Record<string, PlayedWorkout>> {
  const workouts: Record<string, PlayedWorkout> = {};
  const pages = await allPages();
  for (const { path } of pages.filter(({ kind }) => kind === 'workout')) {
    const { facts, words } = await loadPage(workoutSchemas, path, language);
    const sessions = facts.sessions.map(({ id, blocks }): [string, PlayedSession] => {
      const { heading = words.heading, warnings } = words.sessions[id] ?? {};
      const person = shownBy(readersOf(path));
      return [id, { heading, blocks, shownBy: person, ...(warnings && { warnings }) }];
    });
    workouts[path] = { heading: words.heading, sessions: Object.fromEntries(sessions) };
  }
  workouts[routes.workout] = await loadWeekPlans(language);
  return workouts;
}

/** The days of training of the week plans, each named by what it is about. */
async function loadWeekPlans(language: BuiltLanguage): Promise<PlayedWorkout> {
  const { pages, workoutPlan } = textsOf(language);
  const sessions = await loadSessions();
  const plans = await allEntries('weekPlanFacts');
  const days = plans.flatMap(({ data: { sex, days: own } }) => own.map((day) => ({ ...day, sex })));
  const played = days.flatMap(({ session: id, focus, sex }): [string, PlayedSession][] => {
    const session = id === undefined ? undefined : sessions.get(id);
    if (id === undefined || session === undefined) return [];
    const person = sex === 'female' ? 'woman' : 'man';
    return [[id, { heading: workoutPlan.focus[focus], blocks: session.blocks, shownBy: person }]];
  });
  return { heading: pages.workout.heading, sessions: Object.fromEntries(played) };
}
