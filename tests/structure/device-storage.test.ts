import { expect, test } from 'vitest';
import { keyOf, type StoredName, storedItems } from '#src/device/storage.ts';
import { sourceFiles } from './source-files.testing.ts';

/** Who may name a storage of the browser, each with its reason. */
const allowed = new Set([
  'src/device/storage.ts',
  // Knows no key.
  'src/device/erase-all.ts',
  // Asks for a name alone.
  'src/device/holds-entries.ts',
  // Mends what a library looks at while it loads.
  'src/device/hide-blocked-storage.ts',
]);

const files = sourceFiles('src/**/*.{ts,tsx,js,astro}').filter(
  ({ path }) => !/\.test(ing)?\.tsx?$/.test(path),
);

test('only device/ reaches for what the browser stores', () => {
  const naming = files.filter(({ text }) =>
    /\b(?:local|session)Storage\b|\bindexedDB\b|\bdocument\.cookie\b/.test(text),
  );
  expect(naming.map(({ path }) => path).filter((path) => !allowed.has(path))).toEqual([]);
  expect(naming.map(({ path }) => path)).toContain('src/device/storage.ts');
});

test('no key of the list is written down beside it', () => {
  const keys = (Object.keys(storedItems) as StoredName[]).map(keyOf);
  const repeating = files.filter(({ text }) => keys.some((key) => text.includes(`'${key}'`)));
  expect(repeating.map(({ path }) => path).filter((path) => path !== 'src/device/storage.ts')).toEqual([]);
});
