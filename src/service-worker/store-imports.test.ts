import { afterEach, expect, test, vi } from 'vitest';
import { storeImports } from './store-imports.ts';

const scripts: Readonly<Record<string, string>> = {
  '/assets/dialog.js': 'import("./field.js");import("./dialog.js")',
  '/assets/field.js': 'import "./words.js";import "./dialog.js"',
  '/assets/words.js': 'export const words = 1',
};

/** A cache that tells in which order it was filled. */
function fakeCache(...there: string[]): string[] {
  const stored = [...there];
  const cache = {
    match: async (path: string) => (stored.includes(path) ? new Response('') : undefined),
    put: async (path: string) => void stored.push(path),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return stored;
}

const take = (lacking?: string) =>
  vi.fn(async (path: string) => (path === lacking ? undefined : new Response(scripts[path])));

afterEach(() => vi.unstubAllGlobals());

test('a script is stored after what it imports, also where scripts import each other', async () => {
  const stored = fakeCache();
  await storeImports(new Response('import("./dialog.js")'), take());
  expect(stored).toEqual(['/assets/words.js', '/assets/field.js', '/assets/dialog.js']);
});

test('what is there is not fetched again, and has brought its own', async () => {
  const stored = fakeCache('/assets/field.js');
  const fetched = take();
  await storeImports(new Response('import("./dialog.js")'), fetched);
  expect(fetched.mock.calls).toEqual([['/assets/dialog.js']]);
  expect(stored).toEqual(['/assets/field.js', '/assets/dialog.js']);
});

test('a script that cannot be had keeps no other from being stored', async () => {
  const stored = fakeCache();
  await storeImports(new Response('import("./dialog.js")'), take('/assets/words.js'));
  expect(stored).toEqual(['/assets/field.js', '/assets/dialog.js']);
});
