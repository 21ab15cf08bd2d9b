import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mergeStyleSheets } from './merge-style-sheets.ts';

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css">`;

async function siteOf(pages: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'buzima-styles-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets', 'a.css'), '.a{color:red}');
  await writeFile(join(directory, 'assets', 'b.css'), '.a{color:red}.b{color:blue}');
  for (const [name, html] of Object.entries(pages)) {
    await writeFile(join(directory, name), html);
  }
  return directory;
}

test('pages that link the same sheets, in any order, link one sheet with the content of both', async () => {
  const directory = await siteOf({
    'x.html': link('a') + link('b'),
    'y.html': `${link('b')}<p></p>${link('a')}`,
  });
  await mergeStyleSheets(directory);
  const [sheet = '', ...others] = await readdir(join(directory, 'assets'));
  expect(others).toEqual([]);
  expect(await readFile(join(directory, 'assets', sheet), 'utf8')).toBe(
    '.a{color:red}.b{color:blue}\n.a{color:red}',
  );
  const one = `<link rel="stylesheet" href="/assets/${sheet}">`;
  expect(await readFile(join(directory, 'x.html'), 'utf8')).toBe(one);
  expect(await readFile(join(directory, 'y.html'), 'utf8')).toBe(`${one}<p></p>`);
});

test('a page that links fewer sheets than another is refused, since merging would make it heavier', async () => {
  const directory = await siteOf({ 'x.html': link('a') + link('b'), 'y.html': link('a') });
  await expect(mergeStyleSheets(directory)).rejects.toThrow('different style sheets');
});

test('a site with one sheet stays as it is', async () => {
  const directory = await siteOf({ 'x.html': link('b') });
  await mergeStyleSheets(directory);
  expect(await readFile(join(directory, 'x.html'), 'utf8')).toBe(link('b'));
});
