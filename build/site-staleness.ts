import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectDirectory } from '#scripts/site-paths.ts';

const stampName = '.built-from';
const sources = ['content', 'src', 'public', 'scripts', 'astro.config.ts', 'package-lock.json'];
// What the environment changes in the pages counts as a source too.
const settings = [
  'SITE_URL',
  'PSEUDO_RTL',
  'EMAILJS_ORIGIN',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
];

/** Notes in the built site what it was built from. */
export async function writeBuildStamp(siteDirectory: string): Promise<void> {
  await writeFile(join(siteDirectory, stampName), await currentStamp());
}

/** True when there is no built site, or when a source has changed since it was built. */
export async function isSiteStale(siteDirectory: string): Promise<boolean> {
  const built = await readFile(join(siteDirectory, stampName), 'utf8').catch(() => null);
  return built !== (await currentStamp());
}

async function currentStamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const setting of settings) {
    hash.update(`${setting}=${process.env[setting] ?? ''}\n`);
  }
  for (const path of (await Promise.all(sources.map(listFiles))).flat().sort()) {
    hash.update(`${relative(projectDirectory, path)}\n`).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function listFiles(source: string): Promise<string[]> {
  const path = join(projectDirectory, source);
  if ((await stat(path)).isFile()) {
    return [path];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
