import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const styleSheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/g;

/**
 * Makes one style sheet of those that every page links. The bundler writes one for what is rendered at build time and
 * one for what is hydrated; the second mostly repeats the first, and both would hold up the first paint.
 *
 * @throws Error when the pages do not all link the same sheets, since merging them would then add to some pages
 */
export async function mergeStyleSheets(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => ({
        path: join(directory, name),
        html: await readFile(join(directory, name), 'utf8'),
      })),
  );
  const sheetsOf = (html: string) => [...html.matchAll(styleSheetLink)].map(([, href = '']) => href);
  const sheets = [...new Set(pages.flatMap(({ html }) => sheetsOf(html)))].sort();
  if (pages.some(({ html }) => new Set(sheetsOf(html)).size !== sheets.length)) {
    throw new Error('The pages link different style sheets, so that they cannot be merged into one.');
  }
  if (sheets.length < 2) {
    return;
  }
  const contents = await Promise.all(sheets.map((sheet) => readFile(join(directory, sheet), 'utf8')));
  // The longest first: it holds what the others repeat.
  const merged = contents.sort((a, b) => b.length - a.length).join('\n');
  const href = `/assets/style.${createHash('sha256').update(merged).digest('base64url').slice(0, 8)}.css`;
  await writeFile(join(directory, href), merged);
  await Promise.all(pages.map(({ path, html }) => writeFile(path, linkOnly(html, href))));
  await Promise.all(sheets.map((sheet) => rm(join(directory, sheet))));
}

/** The page with one link in the place of its first style sheet and none in the places of the others. */
function linkOnly(html: string, href: string): string {
  let linked = false;
  return html.replace(styleSheetLink, () => {
    const link = linked ? '' : `<link rel="stylesheet" href="${href}">`;
    linked = true;
    return link;
  });
}
