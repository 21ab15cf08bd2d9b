import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#scripts/site-paths.ts';
import { type BuiltLanguage, isLanguage } from '#src/words/languages.ts';

/** A page of a built site, known without being opened. */
export interface SitePage {
  /** The file inside the site's folder, for example `fr/contacts.html`. */
  file: string;
  /** The address that the server answers it at; for the page of missing addresses, one that is missing. */
  path: string;
  /** The path that all languages share. */
  shared: string;
  language: BuiltLanguage;
  /**
   * What pages that are made of the same parts have in common: the `kind` of an article, for every other page its door
   * under `src/pages/`, with its ending where a kind of article has the same name.
   */
  kind: string;
  bytes: number;
}

let kindsOfArticles: ReadonlyMap<string, string> | undefined;

/** The kind of each article, by the path that all languages share. */
function articleKinds(): ReadonlyMap<string, string> {
  kindsOfArticles ??= readArticleKinds();
  return kindsOfArticles;
}

function readArticleKinds(): ReadonlyMap<string, string> {
  const directory = join(projectDirectory, 'content/pages');
  const files = globSync('**/facts.yaml', { cwd: directory }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.map((file) => [
      `/${file.replace('/facts.yaml', '')}`,
      kindIn(readFileSync(join(directory, file), 'utf8'), file),
    ]),
  );
}

/** The one line is read, not the whole file: each worker of the browser tests reads all articles anew. */
function kindIn(facts: string, file: string): string {
  const kind = facts.match(/^kind: ([\w-]+)$/m)?.[1];
  if (kind === undefined) throw new Error(`content/pages/${file} has no line “kind: …”.`);
  return kind;
}

interface Door {
  name: string;
  address: RegExp;
}

/** The doors that make one page, then those that make many: an address belongs to the first that it fits. */
function readDoors(): Door[] {
  const folders = ['src/pages/[...language]', 'src/unpublished'];
  const names = folders.flatMap((folder) =>
    globSync('**/*.astro', { cwd: join(projectDirectory, folder) }).map((file) =>
      file.replaceAll('\\', '/').replace(/\.astro$/, ''),
    ),
  );
  const doors = names.map((name) => ({
    name,
    address: new RegExp(
      `^/${name === 'index' ? '' : name.replace(/\[\.{3}\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}$`,
    ),
  }));
  const makesMany = ({ name }: Door) => name.includes('[');
  return [...doors.filter((door) => !makesMany(door)), ...doors.filter(makesMany)];
}

/**
 * Every page of a built site, sorted by file.
 * @throws Error that names a page which no door under `src/pages/` makes.
 */
export function sitePages(directory: string): SitePage[] {
  const articles = articleKinds();
  const taken = new Set(articles.values());
  const doors = readDoors();
  const kindOf = (shared: string) => {
    const door = doors.find(({ address }) => address.test(shared))?.name;
    const kind = articles.get(shared) ?? (door && taken.has(door) ? `${door}.astro` : door);
    if (kind === undefined) throw new Error(`${shared} is a page of ${directory} that no door makes.`);
    return kind;
  };
  return globSync('**/*.html', { cwd: directory })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .map((file) => {
      const { language, shared } = splitFile(file);
      const kind = kindOf(shared);
      return {
        file,
        language,
        shared,
        kind,
        path: `/${file.replace(/(^|\/)404\.html$/, '$1no-such-page').replace(/^index\.html$|\.html$/, '')}`,
        bytes: statSync(join(directory, file)).size,
      };
    });
}

/** @example 'fr.html' → fr and '/'; 'contacts.html' → en and '/contacts' */
function splitFile(file: string): { language: BuiltLanguage; shared: string } {
  const [first = '', ...rest] = file.replace(/\.html$/, '').split('/');
  const isHome = first === 'index';
  if (first === 'ar-XB' || isLanguage(first)) return { language: first, shared: `/${rest.join('/')}` };
  return { language: 'en', shared: isHome ? '/' : `/${[first, ...rest].join('/')}` };
}
