import type { Pictogram } from '#src/figures/movements/draw-pictogram.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import { allEntries, entryData, findEntryData, loadSources } from '#src/site/entries.ts';
import { loadWords } from '#src/site/load-words.ts';
import type { Source } from '#src/site/schemas.ts';
import { type BuiltLanguage, fallbackLanguage, languageCodes } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { CompendiumActivity } from './compendium-schema.ts';
import type { DoseRule, LoadRule } from './dose-schema.ts';
import { type Figure, type FigureFile, figureOf, pictogramOf } from './figure-files.ts';
import { type DoseKind, doseKindOf } from './logic/dose-kind.ts';
import { type Load, type MovementPattern, movementPatterns } from './logic/kinds.ts';
import { mostAlike } from './logic/likeness.ts';
import { searchWords } from './logic/search.ts';
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
  pictogram: Pictogram;
}

/** An exercise as a card of the list of all. */
export interface CardExercise extends ListedExercise {
  /** What the name of its moving drawing says beside the exercise. */
  shownBy: string;
  /** Words under which it is found beside those of its name and of its kind of movement. */
  searchWords: readonly string[];
}

export interface ExerciseGroup {
  pattern: MovementPattern;
  /** Words under which all of them are found. */
  searchWords: readonly string[];
  exercises: readonly CardExercise[];
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

// They need no practice, no floor, and nothing but a chair and a wall.
const tenMinuteExercises = ['sit-to-stand', 'wall-push-up', 'standing-march'] as const;

/** An exercise as a card that moves. */
export interface MovingExercise extends ListedExercise {
  moving: FigureFile;
}

/** Three exercises for somebody who wants to move at once, shown by a woman and a man in turn. */
export function loadTenMinutes(language: BuiltLanguage): Promise<MovingExercise[]> {
  return Promise.all(
    tenMinuteExercises.map(async (id, index) => {
      const exercise = await loadExercise(id, language);
      const person = index % 2 === 0 ? 'woman' : 'man';
      const pictogram = pictogramOf(exercise.facts.movement, person);
      return { ...exercise, pictogram, moving: figuresOf(exercise)[person].moving };
    }),
  );
}

/** All exercises by kind of movement, each kind in the order of its names in the language. */
export async function loadExerciseGroups(language: BuiltLanguage): Promise<ExerciseGroup[]> {
  const allTerms = await allEntries('searchTerms');
  return Promise.all(
    movementPatterns.map(async (pattern) => {
      const exercises = await loadKind(pattern, language);
      const cards = exercises.map(async (exercise): Promise<CardExercise> => {
        const { id, facts } = exercise;
        const named = searchWords(await namesOf(id)).filter(({ length }) => length > 3);
        const leading = allTerms.filter(({ data }) => data.exercises?.includes(id));
        const own = searchWords([exercise.words.name]);
        const person = facts.movement.person ?? 'woman';
        return {
          ...withPictogram(exercise),
          shownBy: figureOf(facts.movement, id, person).moving.shownBy,
          // Words such as “des” and “ku” would be a tenth of what the search costs.
          searchWords: [...new Set([...named, ...searchWords(leading.map((term) => term.id))])].filter(
            (word) => word.length > 2 && !own.includes(word),
          ),
        };
      });
      const heading = textsOf(language).exercises.pattern[pattern];
      const leading = allTerms.filter(({ data }) => data.patterns?.includes(pattern));
      return {
        pattern,
        searchWords: searchWords([heading, ...leading.map((term) => term.id)]),
        exercises: await Promise.all(cards),
      };
    }),
  );
}

/** The names of an exercise in every language in which it has one. */
async function namesOf(id: string): Promise<string[]> {
  const words = await Promise.all(
    languageCodes.map((code) => findEntryData('exerciseWords', `${id}/${code}`)),
  );
  return words.flatMap((own) => own?.name ?? []);
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
  return figures.flatMap(({ moving, still }) => [moving, still]);
}

const similarCount = 6;

/** How much of an exercise to do: the rule of its kind, and the load to begin with where it has one. */
export interface ExerciseAmount {
  kind: DoseKind;
  rule: DoseRule;
  load: { kind: Load; rule: LoadRule } | undefined;
}

/** All that the page of an exercise shows. */
export interface ExercisePage {
  exercise: Exercise;
  figures: Readonly<Record<PersonName, Figure>>;
  energy: CompendiumActivity;
  sources: readonly Source[];
  easier: ListedExercise | undefined;
  harder: ListedExercise | undefined;
  /** Those of the same kind of movement that are most like it, at most six. */
  similar: readonly ListedExercise[];
  /** How much to do; undefined where no general rule is sure. */
  dose: ExerciseAmount | undefined;
  /** Its neighbours in the list of all exercises. */
  previous: Exercise | undefined;
  next: Exercise | undefined;
}

/** An exercise with its drawings, its energy cost, and where a reader can go on to from it. */
export async function loadExercisePage(id: string, language: BuiltLanguage): Promise<ExercisePage> {
  const exercise = await loadExercise(id, language);
  const { pattern, easier, harder, compendium } = exercise.facts;
  const kin = await loadKind(pattern, language);
  const position = kin.findIndex((other) => other.id === id);
  const otherLevels = [easier, harder];
  const candidates = kin.filter((other) => !otherLevels.includes(other.id));
  const energy = await entryData('compendium', compendium);
  const dose = await loadAmount(exercise.facts);
  return {
    exercise,
    figures: figuresOf(exercise),
    energy,
    sources: await loadSources([...new Set([...energy.sources, ...(dose?.rule.sources ?? [])])]),
    easier: easier === undefined ? undefined : withPictogram(await loadExercise(easier, language)),
    harder: harder === undefined ? undefined : withPictogram(await loadExercise(harder, language)),
    similar: mostAlike(exercise, candidates, similarCount).map(withPictogram),
    dose,
    previous: kin[position - 1] ?? (await kindBeside(pattern, -1, language)).at(-1),
    next: kin[position + 1] ?? (await kindBeside(pattern, 1, language))[0],
  };
}

async function loadAmount(facts: ExerciseFacts): Promise<ExerciseAmount | undefined> {
  const kind = doseKindOf(facts);
  if (kind === undefined) return undefined;
  const load = facts.load && { kind: facts.load, rule: await entryData('loads', facts.load) };
  return { kind, rule: await entryData('doses', kind), load };
}

/** The exercises of the kind of movement that stands before or after another one; none beyond the ends of the list. */
async function kindBeside(pattern: MovementPattern, step: -1 | 1, language: BuiltLanguage) {
  const index = movementPatterns.indexOf(pattern) + step;
  const beside = index < 0 ? undefined : movementPatterns[index];
  return beside === undefined ? [] : loadKind(beside, language);
}

/** An exercise with the small picture that shows it in lists. */
function withPictogram(exercise: Exercise): ListedExercise {
  return { ...exercise, pictogram: pictogramOf(exercise.facts.movement) };
}
