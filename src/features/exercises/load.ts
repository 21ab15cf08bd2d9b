import type { PersonName } from '#src/figures/movements/people.ts';
import { allEntries, entryData, loadSources } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import type { Source } from '#src/site/schemas.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import type { CompendiumActivity } from './compendium-schema.ts';
import {
  type Figure,
  type FigureFile,
  figureOf,
  pictogramAddress,
  pictogramSheetOf,
} from './figure-files.ts';
import { type MovementPattern, movementPatterns } from './logic/kinds.ts';
import type { ExerciseFacts, ExerciseWords } from './schema.ts';

/** An exercise in a language. */
export interface Exercise {
  id: string;
  facts: ExerciseFacts;
  words: ExerciseWords;
  /** The language of the words: English where the translation is missing. */
  language: BuiltLanguage;
}

/** An exercise as a row of a list. */
export interface ListedExercise extends Exercise {
  /** Address of its small picture. */
  pictogram: string;
}

export interface ExerciseGroup {
  pattern: MovementPattern;
  exercises: readonly ListedExercise[];
}

/** The ids of all exercises, in alphabetical order. */
export async function exerciseIds(): Promise<string[]> {
  const entries = await allEntries('exerciseFacts');
  return entries.map(({ id }) => id);
}

/**
 * One exercise in a language.
 *
 * @throws Error that names the exercise when there is none of that id
 */
export async function loadExercise(id: string, language: BuiltLanguage): Promise<Exercise> {
  const facts = await entryData('exerciseFacts', id);
  return { id, facts, ...(await loadWords('exerciseWords', id, language)) };
}

/** All exercises by kind of movement, each kind in the order of its names in the language. */
export async function loadExerciseGroups(language: BuiltLanguage): Promise<ExerciseGroup[]> {
  return Promise.all(
    movementPatterns.map(async (pattern) => {
      const { file } = await pictogramSheet(pattern);
      const exercises = await loadKind(pattern, language);
      return {
        pattern,
        exercises: exercises.map((exercise) => ({ ...exercise, pictogram: `/${file}#${exercise.id}` })),
      };
    }),
  );
}

/** The exercises of a kind of movement, in the order of their names. */
async function loadKind(pattern: MovementPattern, language: BuiltLanguage): Promise<Exercise[]> {
  const entries = await allEntries('exerciseFacts');
  const exercises = await Promise.all(
    entries.filter(({ data }) => data.pattern === pattern).map(({ id }) => loadExercise(id, language)),
  );
  const { compare } = new Intl.Collator(language === 'ar-XB' ? fallbackLanguage : language);
  return exercises.sort((one, other) => compare(one.words.name, other.words.name));
}

/** The drawings of an exercise by who shows it. */
export function figuresOf({ id, facts }: Exercise): Readonly<Record<PersonName, Figure>> {
  const movement = facts.movement;
  return { woman: figureOf(movement, id, 'woman'), man: figureOf(movement, id, 'man') };
}

/** Every drawing of exercises that is a file of its own. */
export async function allFigureFiles(): Promise<FigureFile[]> {
  const ids = await exerciseIds();
  const exercises = await Promise.all(ids.map((id) => loadExercise(id, fallbackLanguage)));
  const figures = exercises.flatMap((exercise) => Object.values(figuresOf(exercise)));
  const sheets = await Promise.all(movementPatterns.map(pictogramSheet));
  return [...figures.flatMap(({ moving, still }) => [moving, still]), ...sheets];
}

async function pictogramSheet(pattern: MovementPattern): Promise<FigureFile> {
  const entries = await allEntries('exerciseFacts');
  const movements = entries
    .filter(({ data }) => data.pattern === pattern)
    .map(({ id, data }) => [id, data.movement] as const);
  return pictogramSheetOf(pattern, movements);
}

const similarCount = 6;

/** All that the page of an exercise shows. */
export interface ExercisePage {
  exercise: Exercise;
  figures: Readonly<Record<PersonName, Figure>>;
  energy: CompendiumActivity;
  sources: readonly Source[];
  easier: ListedExercise | undefined;
  harder: ListedExercise | undefined;
  /** Others of the same kind of movement, at most six. */
  similar: readonly ListedExercise[];
}

/** An exercise with its drawings, its energy cost, and where a reader can go on to from it. */
export async function loadExercisePage(id: string, language: BuiltLanguage): Promise<ExercisePage> {
  const exercise = await loadExercise(id, language);
  const { pattern, easier, harder, compendium } = exercise.facts;
  const kin = await loadKind(pattern, language);
  const position = kin.findIndex((other) => other.id === id);
  const following = [...kin.slice(position + 1), ...kin.slice(0, position)];
  const energy = await entryData('compendium', compendium);
  return {
    exercise,
    figures: figuresOf(exercise),
    energy,
    sources: await loadSources(energy.sources),
    easier: easier === undefined ? undefined : withOwnPictogram(await loadExercise(easier, language)),
    harder: harder === undefined ? undefined : withOwnPictogram(await loadExercise(harder, language)),
    similar: following
      .filter((other) => ![easier, harder].includes(other.id))
      .slice(0, similarCount)
      .map(withOwnPictogram),
  };
}

/** An exercise whose small picture does not bring a sheet of a hundred others with it. */
function withOwnPictogram(exercise: Exercise): ListedExercise {
  return { ...exercise, pictogram: pictogramAddress(exercise.facts.movement) };
}
