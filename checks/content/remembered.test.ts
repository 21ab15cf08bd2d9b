import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { remembered } from './remembered.ts';

const folder = mkdtempSync(join(tmpdir(), 'remembered-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what was found is found again only when an input has changed', () => {
  const file = join(folder, 'deeper', 'keys.json');
  const found: string[] = [];
  const ask = (input: string) =>
    remembered(file, ['same', input], () => {
      found.push(input);
      return [`key of ${input}`];
    });
  expect([...ask('a'), ...ask('a'), ...ask('b')]).toEqual(['key of a', 'key of a', 'key of b']);
  expect(found).toEqual(['a', 'b']);
});

test.each(['{', '[]', '{"digest": 1}'])('a file that holds %s is as good as none', (text) => {
  const file = join(folder, 'broken.json');
  writeFileSync(file, text);
  expect([...remembered(file, [], () => ['key'])]).toEqual(['key']);
});
