import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectDirectory } from '#scripts/site-paths.ts';

const read = (path: string) => readFileSync(join(projectDirectory, path), 'utf8');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...globSync('docs/**/*.md', { cwd: projectDirectory }),
];
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));

/** The id that a heading gets on the page, as links to it spell it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-');

function isThere(link: string, page: string): boolean {
  const [path = '', fragment] = link.split('#');
  const target = path === '' ? page : join(dirname(page), decodeURIComponent(path));
  if (!existsSync(join(projectDirectory, target))) return false;
  if (fragment === undefined) return true;
  return [...read(target).matchAll(/^#+ (.+)$/gm)].some(([, heading = '']) => anchor(heading) === fragment);
}

test.each(pages)('every link of %s to this project leads somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !/^https?:/.test(link) && !isThere(link, page))).toEqual([]);
});

test.each(pages)('every file that %s names by its path is there', (page) => {
  const paths = [...read(page).matchAll(/`((?:content|src|server|scripts|tests)\/[\w./-]+\.\w+)`/g)];
  expect(
    paths.map(([, path = '']) => path).filter((path) => !existsSync(join(projectDirectory, path))),
  ).toEqual([]);
});

test.each(pages)('every npm command of %s exists', (page) => {
  const names = [...read(page).matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)].map(
    ([, name = '']) => name,
  );
  expect(names.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the README lists every environment variable that the server, the build or the development reads', () => {
  const sources = globSync(['server/**/*.ts', 'src/**/*.ts', 'scripts/*.ts', '*.config.ts'], {
    cwd: projectDirectory,
  }).filter((path) => !path.endsWith('.test.ts'));
  const inServer = [...read('server/configuration.ts').matchAll(/^ {4}([A-Z_]+): /gm)];
  const elsewhere = sources.flatMap((path) => [...read(path).matchAll(/\bprocess\.env\.([A-Z_]+)/g)]);
  const names = new Set([...inServer, ...elsewhere].map(([, name = '']) => name));
  // The system's own, and those of the browser tests, which CONTRIBUTING explains.
  const others = ['PATH', 'TEST_DATA_DIR', 'SAMPLE_DATE'];
  const readme = read('README.md');
  expect([...names].filter((name) => !others.includes(name) && !readme.includes(`\`${name}\``))).toEqual([]);
});
