import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepModules, splitStyleSheet } from './split-style-sheet.ts';

const sheet =
  '@layer base{p{margin:0}}@layer components{._card_abcd1_2{color:red}._form_efgh2_9,._card_abcd1_2 a{color:blue}@media print{._form_efgh2_9{display:none}}}';

test('rules of other modules go, shared ones lose their selector, and what is left empty goes too', () => {
  expect(keepModules(sheet, new Set(['abcd1']))).toBe(
    '@layer base{p{margin:0}}@layer components{._card_abcd1_2{color:red}._card_abcd1_2 a{color:blue}}',
  );
});

test('a sheet whose modules are all used stays as it is', () => {
  expect(keepModules(sheet, new Set(['abcd1', 'efgh2']))).toBe(sheet);
});

test('pages to read get a sheet of their own, pages with a tool keep the whole', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'buzima-split-'));
  await mkdir(join(directory, 'assets'));
  await writeFile(join(directory, 'assets/style.1.css'), sheet);
  const link = '<link rel="stylesheet" href="/assets/style.1.css">';
  await writeFile(join(directory, 'read.html'), `${link}<p class="_card_abcd1_2"></p>`);
  await writeFile(join(directory, 'tool.html'), `${link}<astro-island></astro-island>`);
  await splitStyleSheet(directory);
  const [reading = ''] = (await readdir(join(directory, 'assets'))).filter((name) =>
    name.startsWith('reading.'),
  );
  expect(await readFile(join(directory, 'read.html'), 'utf8')).toContain(`href="/assets/${reading}"`);
  expect(await readFile(join(directory, 'tool.html'), 'utf8')).toContain(link);
  expect(await readFile(join(directory, 'assets', reading), 'utf8')).not.toContain('efgh2');
});
