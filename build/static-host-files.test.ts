import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineScriptHashes, inlineStyleHashes } from '#server/http/content-security-policy.ts';
import { adviceNotFollowed } from '#tests/support/header-advice.ts';
import { writeStaticHostFiles } from './static-host-files.ts';

const first = '<!doctype html><title>Home</title><script>a()</script>';
const second = '<!doctype html><title>Twins</title><style>b{}</style><script>b()</script>';

/** Writes the files for a site of two pages, and says how to read them. */
async function write(siteUrl: string): Promise<(name: string) => Promise<string>> {
  const site = await mkdtemp(join(tmpdir(), 'buzima-host-'));
  onTestFinished(() => rm(site, { recursive: true }));
  await mkdir(join(site, 'fr'));
  await writeFile(join(site, 'index.html'), first);
  await writeFile(join(site, 'fr', 'abouts.html'), second);
  await writeStaticHostFiles(site, siteUrl);
  return (name) => readFile(join(site, name), 'utf8');
}

/** The headers that a host sends for a pattern of `_headers`. */
function rulesFor(text: string, pattern: string): Headers {
  const [, block = ''] = `\n${text}`.split(`\n${pattern}\n`);
  const headers = new Headers();
  for (const line of block.split('\n')) {
    if (!line.startsWith('  ')) break;
    headers.append(line.slice(2, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  }
  return headers;
}

test('a static host is told headers that follow what public advice says', async () => {
  const read = await write('https://www.example.org');
  const headers = rulesFor(await read('_headers'), '/*');
  expect(adviceNotFollowed(headers, ['all', 'shown', 'document', 'page'])).toEqual([]);
  const hashes = [first, second].flatMap((page) => [...inlineScriptHashes(page), ...inlineStyleHashes(page)]);
  expect(hashes).toHaveLength(3);
  for (const hash of hashes) expect(headers.get('Content-Security-Policy')).toContain(hash);
});

test('a site whose public address is plain http promises no https', async () => {
  const headers = rulesFor(await (await write('http://clinic.example'))('_headers'), '/*');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  expect(headers.get('Content-Security-Policy')).not.toContain('upgrade-insecure-requests');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('no file of a static host is kept for long but those with a hash in their name', async () => {
  const text = await (await write('https://www.example.org'))('_headers');
  expect(rulesFor(text, '/*').get('Cache-Control')).toBeNull();
  expect(rulesFor(text, '/assets/*').get('Cache-Control')).toContain('immutable');
  expect(rulesFor(text, '/service-worker.js').get('Cache-Control')).toBe('no-cache');
});

test('security.txt stands where it is looked for, and names the site’s own address', async () => {
  const read = await write('https://www.example.org');
  expect(await read('.well-known/security.txt')).toContain(
    'Canonical: https://www.example.org/.well-known/security.txt\n',
  );
});

test('a static host lets every site read the open data, asks for it anew, and opens nothing else', async () => {
  const text = await (await write('https://www.example.org'))('_headers');
  const open = rulesFor(text, '/data/v1/*');
  expect(open.get('Access-Control-Allow-Origin')?.trim()).toBe('*');
  expect(open.get('Cache-Control')?.trim()).toBe('no-cache');
  expect(text.match(/Access-Control/g)).toHaveLength(1);
});
