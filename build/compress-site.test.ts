import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { projectDirectory } from '#scripts/site-paths.ts';
import { compressMost, siteCompressor } from './compress-site.ts';

async function folders(): Promise<{ site: string; cache: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'buzima-compress-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'site', 'fr'), { recursive: true });
  return { site: join(folder, 'site'), cache: join(folder, 'cache') };
}

async function compressSite(site: string, cache: string): Promise<{ files: number; compressed: number }> {
  const { compress, finish } = await siteCompressor(site, cache);
  await compress();
  return finish();
}

test('every text file gets a brotli and a gzip copy of its content, and a picture gets none', async () => {
  const { site, cache } = await folders();
  await writeFile(join(site, 'fr', 'a.html'), '<p>Muraho</p>');
  await writeFile(join(site, 'b.png'), 'png');
  expect(await compressSite(site, cache)).toEqual({ files: 1, compressed: 1 });
  const copy = (ending: string) => readFile(join(site, 'fr', `a.html.${ending}`));
  expect(brotliDecompressSync(await copy('br')).toString()).toBe('<p>Muraho</p>');
  expect(gunzipSync(await copy('gz')).toString()).toBe('<p>Muraho</p>');
  expect(await readdir(site)).toEqual(['b.png', 'fr']);
});

test('what was compressed before is not compressed again, under whatever name it stands', async () => {
  const { site, cache } = await folders();
  await writeFile(join(site, 'a.html'), 'one');
  await compressSite(site, cache);
  await Promise.all((await readdir(site)).map((name) => rm(join(site, name), { recursive: true })));
  await writeFile(join(site, 'b.html'), 'one');
  await writeFile(join(site, 'c.html'), 'two');
  expect(await compressSite(site, cache)).toEqual({ files: 2, compressed: 1 });
  expect(brotliDecompressSync(await readFile(join(site, 'b.html.br'))).toString()).toBe('one');
});

test('the cache keeps nothing that the site no longer holds', async () => {
  const { site, cache } = await folders();
  await writeFile(join(site, 'a.html'), 'one');
  await compressSite(site, cache);
  await Promise.all(['a.html', 'a.html.br', 'a.html.gz'].map((name) => rm(join(site, name))));
  await writeFile(join(site, 'a.html'), 'two');
  await compressSite(site, cache);
  expect(await readdir(cache)).toHaveLength(1);
});

test('what a broken-off build left half written in the cache is compressed anew', async () => {
  const { site, cache } = await folders();
  await writeFile(join(site, 'a.html'), 'one');
  await compressSite(site, cache);
  const [kept = ''] = await readdir(cache);
  await writeFile(join(cache, kept), (await readFile(join(cache, kept))).subarray(0, 3));
  expect(await compressSite(site, cache)).toEqual({ files: 1, compressed: 1 });
  expect(brotliDecompressSync(await readFile(join(site, 'a.html.br'))).toString()).toBe('one');
});

test('files may be compressed in parts, each once, and what comes later is not left out', async () => {
  const { site, cache } = await folders();
  await writeFile(join(site, 'a.html'), 'one');
  const { compress, finish } = await siteCompressor(site, cache);
  await compress((name) => name.endsWith('.html'));
  await writeFile(join(site, 'b.json'), 'two');
  await compress();
  expect(await finish()).toEqual({ files: 2, compressed: 2 });
  expect(brotliDecompressSync(await readFile(join(site, 'b.json.br'))).toString()).toBe('two');
});

test('a file that has to be smaller still is compressed as far as it goes', async () => {
  const { site, cache } = await folders();
  const page = join(site, 'a.html');
  const text = await readFile(join(projectDirectory, 'CONTRIBUTING.md'), 'utf8');
  await writeFile(page, text);
  await compressSite(site, cache);
  const before = (await readFile(`${page}.br`)).length;
  await compressMost(page);
  const after = await readFile(`${page}.br`);
  expect(after.length).toBeLessThan(before);
  expect(brotliDecompressSync(after).toString()).toBe(text);
});
