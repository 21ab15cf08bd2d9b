import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rolldown } from 'vite';
import { projectDirectory } from '#scripts/site-paths.ts';

/**
 * What pages of several kinds show; what only one kind shows; and what only pages with a tool show. Every page is given
 * the first, and of the others what it has a class of, as one file (page-sheets.ts).
 */
export type StyleSheet =
  | 'site'
  | 'article'
  | 'workout'
  | 'catalogue'
  | 'help'
  | 'control'
  | 'personal'
  | 'exercise'
  | 'list'
  | 'exercise-list'
  | 'workout-list'
  | 'self-help'
  | 'week-plan'
  | 'home'
  | 'session'
  | 'training'
  | 'coach'
  | 'health'
  | 'meals'
  | 'reminders'
  | 'open-data'
  | 'ask'
  | 'offline'
  | 'tool';

const isDoor = (id: string) => /\/src\/pages\/[^?]*\.astro$/.test(id);
const isIsland = (id: string) => /\/src\/features\/[^/]+\/island\//.test(id);

/** The kinds of pages that bring a sheet of their own, by their doors. */
const ownSheets: readonly (readonly [StyleSheet, RegExp])[] = [
  ['home', /\/src\/pages\/\[\.\.\.language\]\/index\.astro$/],
  ['article', /\/src\/pages\/\[\.\.\.article\]\.astro$/],
  ['exercise-list', /\/src\/pages\/\[\.\.\.language\]\/exercises\.astro$/],
  ['workout-list', /\/src\/pages\/\[\.\.\.language\]\/workouts\.astro$/],
  [
    'self-help',
    /\/src\/pages\/\[\.\.\.language\]\/(?:(?:diabetes|mood|worry)-check|blood-pressure-sheet|breathing|safety-plan)\.astro$/,
  ],
  ['week-plan', /\/src\/pages\/\[\.\.\.language\]\/workout\.astro$/],
  ['session', /\/src\/pages\/\[\.\.\.language\]\/premium\/training\/session\.astro$/],
  ['training', /\/src\/pages\/\[\.\.\.language\]\/premium\/training(?:\.astro$|\/)/],
  ['coach', /\/src\/pages\/\[\.\.\.language\]\/premium\/coach\.astro$/],
  ['health', /\/src\/pages\/\[\.\.\.language\]\/premium\/health\.astro$/],
  ['meals', /\/src\/pages\/\[\.\.\.language\]\/premium\/meals\.astro$/],
  ['reminders', /\/src\/pages\/\[\.\.\.language\]\/premium\/reminders\.astro$/],
  ['open-data', /\/src\/pages\/\[\.\.\.language\]\/data\.astro$/],
  ['ask', /\/src\/pages\/\[\.\.\.language\]\/(?:ask|search)\.astro$/],
  ['offline', /\/src\/pages\/\[\.\.\.language\]\/offline\.astro$/],
  ['exercise', /\/src\/pages\/\[\.\.\.language\]\/exercises\//],
];

/** Kinds of pages that share controls, such as fields and switches, which no article shows. */
const withControls: ReadonlySet<StyleSheet> = new Set([
  'tool',
  'exercise',
  'exercise-list',
  'workout-list',
  'self-help',
  'week-plan',
  'home',
  'session',
  'training',
  'coach',
  'health',
  'meals',
  'reminders',
  'offline',
]);

/** Of those, the ones that keep what somebody notes: they share tables and diaries, which no calculator shows. */
const personal: ReadonlySet<StyleSheet> = new Set([
  'session',
  'training',
  'health',
  'meals',
  'reminders',
  'coach',
]);

/** Both lists are filtered by chips, which no other page shows. */
const filtered: ReadonlySet<StyleSheet> = new Set(['exercise-list', 'workout-list']);

/** A self-help tool and an answer are read like an article: what they share with it need not burden every other page. */
const readAndAnswer: ReadonlySet<StyleSheet> = new Set(['article', 'self-help', 'ask', 'offline']);

/** What one door builds and only some of its pages show, by the folder of the CSS file. */
const partSheets: readonly (readonly [StyleSheet, RegExp])[] = [
  ['workout', /\/src\/reading\/kinds\/workout\//],
  ['catalogue', /\/src\/reading\/kinds\/catalogue\//],
  ['help', /\/src\/(features\/help\/|reading\/parts\/MentalCare)/],
];

/**
 * The style sheet that a CSS file of the site goes into, for the bundler. Most visits are to read, and what calculators and
 * accounts look like would be half of what they bring; with a sheet for each component, on the other hand, nearly every page
 * would have another mixture, and none would be kept for the next page.
 */
export function styleSheetOf(
  css: string,
  graph: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>,
): StyleSheet {
  const seen = new Set<string>();
  const groups = new Set<StyleSheet>();
  const waiting = [css];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const module = graph.getModuleInfo(id);
    if (isDoor(id)) {
      const isTool = module?.importedIds.some(isIsland) === true;
      groups.add(ownSheets.find(([, doors]) => doors.test(id))?.[0] ?? (isTool ? 'tool' : 'site'));
    }
    waiting.push(...(module?.importers ?? []), ...(module?.dynamicImporters ?? []));
  }
  const areAll = (sheets: ReadonlySet<StyleSheet>) => [...groups].every((group) => sheets.has(group));
  if (groups.has('article') && areAll(readAndAnswer)) {
    return partSheets.find(([, folder]) => folder.test(css))?.[0] ?? 'article';
  }
  const [only = 'tool'] = groups;
  if (groups.size <= 1) return only;
  if (areAll(personal)) return 'personal';
  if (areAll(filtered)) return 'list';
  return areAll(withControls) ? 'control' : 'site';
}

/** Every class of every CSS module, by file and name, with a name of two or three letters. */
const shortNames: ReadonlyMap<string, string> = new Map(
  globSync('src/**/*.module.css', { cwd: projectDirectory })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(projectDirectory, file), 'utf8');
      return [...new Set(text.match(/(?<=\.)[A-Za-z][\w-]*/g))].map((name) => `${file} ${name}`);
    })
    .map((key, index) => [key, `_${index.toString(36)}`]),
);

/**
 * What a class of a CSS module is called on every page. The bundler's own names, with the file and the line of each class, would
 * cost every page a kilobyte. A class that was written while the site is being developed has its own name.
 */
export function classNameOf(name: string, file: string): string {
  const place = relative(projectDirectory, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return shortNames.get(`${place} ${name}`) ?? name;
}
