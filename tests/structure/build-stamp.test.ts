import { expect, test } from 'vitest';
import { settings, sources } from '#build/build-stamp.ts';
import { reachable, sourceFiles } from './source-files.testing.ts';

const files = sourceFiles('{*.ts,{build,content,scripts,server,src}/**/*.{ts,tsx,astro,js,json,css}}');
const doors = files.map(({ path }) => path).filter((path) => path.startsWith('src/pages/'));
const read = reachable(['astro.config.ts', 'src/content.config.ts', ...doors], files);

test('the stamp of a built site covers every file of the project that the build imports', () => {
  expect(read.size).toBeGreaterThan(200);
  const covered = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  expect([...read].filter((path) => !covered(path))).toEqual([]);
});

test('the stamp of a built site covers every setting that the build reads', () => {
  // Where it is built, and where the development server finds the API, change no page.
  const others = ['OUT_DIR', 'API_ORIGIN'];
  const named = files
    .filter(({ path }) => read.has(path))
    .flatMap(({ text }) => [...text.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => name));
  expect([...new Set(named)].filter((name) => !others.includes(name ?? '')).sort()).toEqual(
    settings.filter((setting) => named.includes(setting)).sort(),
  );
  expect(settings.filter((setting) => !named.includes(setting))).toEqual([]);
});
