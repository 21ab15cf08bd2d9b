import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type IndexedPage, toAskIndex } from '#src/features/ask/logic/ask-index.ts';
import { cutPassages } from '#src/features/ask/logic/passages.ts';
import { pagesOf, type SearchFile } from '#src/features/search/logic/search-file.ts';
import { isLanguage } from '#src/words/languages.ts';
import { readText } from './site-files.ts';

/**
 * Writes for each language what Ask Buzima knows of all passages, cut out of the pages as they were built, and gives the page its
 * address, which changes with the content so that it can be kept for ever. The pages are those that the search knows.
 *
 * @param directory the built site
 */
export async function writeAskIndexes(directory: string): Promise<void> {
  const folder = join(directory, 'assets/ask');
  await mkdir(folder, { recursive: true });
  for (const file of globSync('assets/search/*.json', { cwd: directory })) {
    const name = basename(file).split('.')[0] ?? '';
    const language = isLanguage(name) ? name : 'en';
    const known: SearchFile = JSON.parse(await readText(join(directory, file)));
    const pages: IndexedPage[] = [];
    for (const { address, title, names, group } of pagesOf(known)) {
      const page = cutPassages(await readText(join(directory, `${address.slice(1)}.html`)));
      pages.push({ address, title, names, isExercise: group === 'exercise', page });
    }
    const json = JSON.stringify(toAskIndex(pages, language));
    const version = createHash('sha256').update(json).digest('base64url').slice(0, 8);
    await writeFile(join(folder, `${name}.${version}.json`), json);
    await nameIndex(join(directory, name === 'en' ? '' : name, 'ask.html'), name, version);
  }
}

/** Puts the address with its version into the page on which one asks. */
async function nameIndex(pageFile: string, name: string, version: string): Promise<void> {
  const html = await readText(pageFile);
  const unnamed = `/assets/ask/${name}.json`;
  if (!html.includes(unnamed)) throw new Error(`${pageFile} does not name ${unnamed}.`);
  await writeFile(pageFile, html.replace(unnamed, `/assets/ask/${name}.${version}.json`));
}

/** The index of a language of the last build, for the server of the developers, which builds no site. */
export async function lastAskIndex(directory: string, address: string): Promise<string | undefined> {
  const [file] = globSync(`assets/ask/${basename(address, '.json')}.*.json`, { cwd: directory });
  return file === undefined ? undefined : readFile(join(directory, file), 'utf8');
}
