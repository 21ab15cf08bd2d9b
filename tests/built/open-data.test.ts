import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteDirectory } from '#scripts/site-paths.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import { languageCodes } from '#src/words/languages.ts';
import { byPath, htmlOf, siteFiles } from './support/site.ts';

const folder = 'data/v1/';
const files = [...siteFiles].filter((name) => name.startsWith(folder) && !/\.(br|gz)$/.test(name)).sort();
const read = (name: string) => readFileSync(join(siteDirectory, name));
const hashOf = (name: string) => createHash('sha256').update(read(name)).digest('hex');
const tables = ['calculators', 'dishes', 'exercises', 'foods', 'movements'];

test('the open data is five files, the schema of each, and the list of checksums', () => {
  const names = tables.flatMap((name) => [`${name}.json`, `${name}.schema.json`]);
  expect(files).toEqual([...names, 'checksums.txt'].map((name) => folder + name).sort());
  for (const name of names) expect(JSON.parse(read(folder + name).toString())).toBeTypeOf('object');
});

test('the list of checksums is right for the files as they are sent', () => {
  const lines = read(`${folder}checksums.txt`).toString().trimEnd().split('\n');
  expect(lines.toSorted()).toEqual(
    files
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${hashOf(name)}  ${name.slice(folder.length)}`)
      .sort(),
  );
});

test.each(languageCodes)(
  'the page links every file, and says the checksum of each table (%s)',
  (language) => {
    const page = byPath.get(localizedUrl(routes.openData, language));
    if (page === undefined) throw new Error('There is no page of open data.');
    const linked = new Set(page.links.map(({ path }) => path));
    expect(files.filter((name) => !linked.has(`/${name}`))).toEqual([]);
    const html = htmlOf(page);
    expect(tables.filter((name) => !html.includes(hashOf(`${folder}${name}.json`)))).toEqual([]);
  },
);
