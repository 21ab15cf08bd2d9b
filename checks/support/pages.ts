import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { type TextSet, textSet } from '#checks/logic/text-set.ts';
import { isKind, kinds } from '#src/reading/kinds.ts';
import { anyFactsSchema } from '#src/reading/page-schemas.ts';
import type { PageSchemas } from '#src/reading/pages.ts';
import type { Language } from '#src/words/languages.ts';
import { readYaml } from './yaml.ts';

/** Where the pages lie; a page's folder below it is its address. */
export const pagesFolder = 'content/pages';

/** A page as the checks see it. */
export interface PageFolder {
  /** Below `pagesFolder`: the address without its first stroke. */
  folder: string;
  kind: string;
}

/** Every page of content/pages, by its folder. */
export const pages: readonly PageFolder[] = globSync(`${pagesFolder}/**/facts.yaml`)
  .map((file) => ({
    folder: dirname(file).slice(pagesFolder.length + 1),
    kind: anyFactsSchema.parse(readYaml(file)).kind,
  }))
  .sort((one, other) => (one.folder < other.folder ? -1 : 1));

/**
 * The schemas of a page.
 *
 * @throws Error that names the page when no such kind is in the registry
 */
export function schemasOf({ folder, kind }: PageFolder): PageSchemas {
  if (!isKind(kind)) {
    throw new Error(`${pagesFolder}/${folder}/facts.yaml: there is no kind “${kind}”.`);
  }
  return kinds[kind].schemas;
}

/** Every text of every page in one language, by keys such as `pages:tips/dental-care.keyPoints.0`. */
export function readPageTexts<Name extends Language>(language: Name): TextSet<Name> {
  const files = pages.flatMap(({ folder }) => globSync(`${pagesFolder}/${folder}/${language}.yaml`));
  return textSet(
    language,
    files.map((file) => ({
      file,
      prefix: `pages:${dirname(file).slice(pagesFolder.length + 1)}.`,
      content: shownTexts(readYaml(file)),
    })),
  );
}

const unseen = new Set(['review', 'reviewed', 'madeFrom']);

function shownTexts(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => !unseen.has(key))
      .map(([key, value]) => [key, shownTexts(value)]),
  );
}
