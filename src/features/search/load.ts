import { createHash } from 'node:crypto';
import { exerciseIds, figuresOf, loadExercise } from '#src/features/exercises/load.ts';
import { pictureOf } from '#src/reading/page-picture.ts';
import { allPages } from '#src/reading/pages.ts';
import { allEntries, findEntryData } from '#src/site/entries.ts';
import { loadPhrases, loadWords } from '#src/site/load-words.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { pictureIds } from '#src/site/page-drawing.ts';
import { pictureFile } from '#src/site/pictures.ts';
import { exercisePath, type Path, type RouteName, routes } from '#src/site/routes.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { withPhrases } from '#src/words/phrases.ts';
import { textsOf } from '#src/words/texts-of.ts';
import { type ResultGroup, type SearchPage, toSearchFile } from './logic/search-file.ts';
import { countStems, tellingStems } from './logic/telling-stems.ts';

/** A page with all that stands on it, before its telling words are chosen. */
interface Source extends Omit<SearchPage, 'address' | 'words' | 'names'> {
  path: Path;
  names: readonly string[];
  body: string;
}

const stemsPerPage = 26;
const headingStemsPerPage = 20;
const longestLine = 90;

const toolRoutes = [
  'bmi',
  'idealWeight',
  'calories',
  'protein',
  'water',
  'diabetesCheck',
  'pressureSheet',
  'moodCheck',
  'worryCheck',
  'breathing',
  'safetyPlan',
  'workout',
] as const;
const siteRoutes = [
  'calculators',
  'exercises',
  'workouts',
  'getTips',
  'premium',
  'about',
  'openData',
] as const;

const made = new Map<BuiltLanguage, Promise<{ file: string; json: string }>>();

/** What the search of a language knows, as a file whose name changes with its content, relative to the site's root. */
export function searchFile(language: BuiltLanguage): Promise<{ file: string; json: string }> {
  const known = (import.meta.env.DEV ? undefined : made.get(language)) ?? makeFile(language);
  made.set(language, known);
  return known;
}

async function makeFile(language: BuiltLanguage) {
  const json = JSON.stringify(toSearchFile(await loadSearchPages(language)));
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 8);
  return { file: `assets/search/${language}.${version}.json`, json };
}

/** Every page of the site that somebody may look for, with the words by which it is found. */
export async function loadSearchPages(language: BuiltLanguage): Promise<SearchPage[]> {
  const sources = [
    ...loadTools(language),
    ...(await loadArticles(language)),
    ...(await loadExercises(language)),
  ];
  const rules = language === 'ar-XB' ? fallbackLanguage : language;
  const stems = tellingStems(
    sources.map(({ body }) => body),
    rules,
    stemsPerPage,
  );
  const names = (await findEntryData('searchNames', rules)) ?? {};
  return sources.map(({ path, body: _, names: own, ...source }, index) => {
    const known = countStems([source.title, source.text, ...own].join(' '), rules);
    const headings = [...countStems(source.headings, rules).keys()]
      .filter((stem) => !known.has(stem))
      .slice(0, headingStemsPerPage);
    const words = (stems[index] ?? []).filter((stem) => !known.has(stem) && !headings.includes(stem));
    return {
      ...source,
      address: localizedUrl(path, language),
      text: shortLine(source.text),
      names: [...own, names[path] ?? ''].filter(Boolean).join(' '),
      headings: inOrder(headings),
      words: inOrder(words),
    };
  });
}

/** In the order of the alphabet, in which they are sent in fewer bytes. */
const inOrder = (stems: readonly string[]) => [...stems].sort().join(' ');

/** @example shortLine('Rinse. Then go.') keeps what fits, up to a whole word */
function shortLine(text: string): string {
  if (text.length <= longestLine) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestLine))} …`;
}

function loadTools(language: BuiltLanguage): Source[] {
  const { pages, trainingWeek, trainingLog, trainingSessions, coach, health, meals, reminders, offline } =
    textsOf(language);
  const written = (route: (typeof toolRoutes | typeof siteRoutes)[number], group: ResultGroup): Source => {
    const { heading, title, description, introduction } = pages[route] as Record<string, string>;
    const { name = '' } = pages[route] as Record<string, string>;
    return {
      path: routes[route],
      title: heading ?? '',
      text: description ?? '',
      group,
      ...pictureFields(route),
      names: [name],
      headings: title ?? '',
      body: introduction ?? '',
    };
  };
  const kept = (
    route: RouteName,
    texts: { title: string; heading: string; description: string },
  ): Source => ({
    path: routes[route],
    title: texts.heading,
    text: texts.description,
    group: 'tool',
    ...pictureFields(route),
    names: [],
    headings: texts.title,
    body: '',
  });
  return [
    ...toolRoutes.map((route) => written(route, 'tool')),
    kept('training', trainingWeek),
    kept('trainingLog', trainingLog),
    kept('trainingSessions', trainingSessions),
    kept('coach', coach),
    kept('health', health),
    kept('meals', meals),
    kept('reminders', reminders),
    kept('offline', offline),
    ...siteRoutes.map((route) => written(route, 'site')),
    {
      path: routes.contact,
      title: textsOf(language).contact.heading,
      text: textsOf(language).contact.description,
      group: 'site',
      names: [],
      headings: textsOf(language).contact.title,
      body: '',
    },
  ];
}

function pictureFields(route: RouteName): Pick<SearchPage, 'picture'> {
  const id = pictureIds[route];
  return id === undefined ? {} : { picture: `/${pictureFile(id).file}` };
}

async function loadArticles(language: BuiltLanguage): Promise<Source[]> {
  const phrases = await loadPhrases(language);
  const pages = await allPages();
  return Promise.all(
    pages.map(async ({ path, kind }) => {
      const { words } = await loadWords('pageWords', path.slice(1), language);
      const whole = withPhrases<unknown>(words, phrases);
      const {
        heading,
        title,
        description,
        keyPoints = [],
      } = whole as {
        heading: string;
        title: string;
        description: string;
        keyPoints?: readonly string[];
      };
      const picture = pictureOf(path);
      return {
        path,
        title: heading,
        text: description,
        group: groupOf(path, kind),
        ...(picture && { picture: `/${picture.file}` }),
        names: [],
        headings: [title, ...textsNamed(whole, /^(?:title|heading)$/)].join(' '),
        body: [...keyPoints, ...textsNamed(whole, /./)].join(' '),
      };
    }),
  );
}

function groupOf(path: Path, kind: string): ResultGroup {
  if (kind === 'workout' || kind === 'catalogue') return 'workout';
  return path.startsWith(routes.mentalCare) ? 'mind' : 'guide';
}

/** Every text of words of any depth whose key fits. */
function textsNamed(words: unknown, key: RegExp): string[] {
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? (key.test(name) ? [value] : []) : textsNamed(value, key),
  );
}

async function loadExercises(language: BuiltLanguage): Promise<Source[]> {
  const terms = await allEntries('searchTerms');
  return Promise.all(
    (await exerciseIds()).map(async (id) => {
      const exercise = await loadExercise(id, language);
      const { name, summary } = exercise.words;
      const { name: english } = (await loadExercise(id, fallbackLanguage)).words;
      const leading = terms.filter(({ data }) => data.exercises?.includes(id)).map((term) => term.id);
      return {
        path: exercisePath(id),
        title: name,
        text: summary,
        group: 'exercise' as const,
        picture: `/${figuresOf(exercise)[exercise.facts.movement.person ?? 'woman'].still.file}`,
        names: [...(english === name ? [] : [english]), ...leading],
        headings: textsOf(language).exercises.pattern[exercise.facts.pattern],
        body: '',
      };
    }),
  );
}
