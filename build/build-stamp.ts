import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectDirectory } from '#scripts/site-paths.ts';

const stampName = '.built-from';

/** The folders and files that the build reads. */
export const sources: readonly string[] = [
  'astro.config.ts',
  'build',
  'content',
  'package-lock.json',
  'package.json',
  'public',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
];

/** The environment variables that change what is built; where it is built is none of them. */
export const settings: readonly string[] = [
  'SITE_URL',
  'PSEUDO_RTL',
  'EMAILJS_ORIGIN',
  'EMAILJS_SERVICE_ID',
  'EMAILJS_TEMPLATE_ID',
  'EMAILJS_PUBLIC_KEY',
];

/** What a site would be built from now: the same text as long as nothing has changed. */
export async function currentStamp(root: string, environment: NodeJS.ProcessEnv): Promise<string> {
  const hash = createHash('sha256');
  for (const setting of settings) {
    hash.update(`${setting}=${environment[setting] ?? ''}\n`);
  }
  const files = await Promise.all(sources.map((source) => listFiles(join(root, source))));
  for (const path of files.flat().sort()) {
    hash.update(`${relative(root, path)}\n`).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) {
    return [path];
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Notes in the built site what it was built from. */
export async function writeBuildStamp(siteDirectory: string, stamp: string): Promise<void> {
  await writeFile(join(siteDirectory, stampName), stamp);
}

/** True when there is no built site, or when a source has changed since its build began. */
export async function isSiteStale(siteDirectory: string): Promise<boolean> {
  const built = await readFile(join(siteDirectory, stampName), 'utf8').catch(() => null);
  return built !== (await currentStamp(projectDirectory, process.env));
}
