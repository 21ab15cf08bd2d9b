import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeStaticHostFiles } from './static-host-files.ts';

/** The headers of each rule of `_headers`, by the paths that it is for. */
function rulesOf(text: string): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const line of text.split('\n').filter(Boolean)) {
    if (line.startsWith('  ')) [...rules.values()].at(-1)?.push(line.trim());
    else rules.set(line, []);
  }
  return rules;
}

test('a static host lets every site read the open data, asks for it anew, and opens nothing else', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'host-files-'));
  try {
    await writeFile(join(directory, 'index.html'), '<!doctype html><title>Home</title>');
    await writeStaticHostFiles(directory, 'https://buzima.example');
    const rules = rulesOf(await readFile(join(directory, '_headers'), 'utf8'));
    expect(rules.get('/data/v1/*')).toEqual(['Access-Control-Allow-Origin: *', 'Cache-Control: no-cache']);
    const open = [...rules].filter(([, headers]) =>
      headers.some((line) => line.startsWith('Access-Control')),
    );
    expect(open.map(([paths]) => paths)).toEqual(['/data/v1/*']);
    expect(rules.get('/*')).toContain('X-Content-Type-Options: nosniff');
  } finally {
    await rm(directory, { recursive: true });
  }
});
