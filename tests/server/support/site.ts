import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Afterwards, temporaryDirectory } from './temporary.ts';

export const inlineScript = 'document.documentElement.dataset.ready = "yes";';

/** A page long enough that every compression makes it smaller. */
export const homePage = `<!doctype html><html lang="en"><title>Home</title><script>${inlineScript}</script><p>${'Health. '.repeat(200)}</p></html>`;

const files: Record<string, string> = {
  'index.html': homePage,
  'bmi-calculator.html': '<!doctype html><title>BMI</title>',
  'abouts.html': '<!doctype html><title>About</title>',
  'fr.html': '<!doctype html><html lang="fr"><title>Accueil</title>',
  'fr/abouts.html': '<!doctype html><html lang="fr"><title>À propos</title>',
  'men/sports-specific-training/soccer.html': '<!doctype html><title>Football</title>',
  '404.html': '<!doctype html><html lang="en"><title>Not found</title>',
  'fr/404.html': '<!doctype html><html lang="fr"><title>Introuvable</title>',
  'assets/main.4f3a2b1c.css': 'body{margin:0}',
  'assets/main.4f3a2b1c.js': 'export {};',
  'data.html': '<!doctype html><title>Open data</title>',
  'data/v1/foods.json': JSON.stringify({ rows: 'food '.repeat(400) }),
  'data/v1/checksums.txt': 'abc  foods.json\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'manifest.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:hello@buzima.example\n',
  _headers: '/*\n  X-Test: 1',
  '.secret': 'hidden',
};

/** Writes a file of a site with the compressed siblings that the build would make. */
export function writeSiteFile(directory: string, name: string, content: string): void {
  const path = join(directory, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (content.length < 1000) return;
  writeFileSync(`${path}.br`, brotliCompressSync(content));
  writeFileSync(`${path}.gz`, gzipSync(content));
}

/** A small built site in a temporary folder. */
export function makeSite(afterwards?: Afterwards): string {
  const directory = temporaryDirectory(afterwards);
  for (const [name, content] of Object.entries(files)) writeSiteFile(directory, name, content);
  return directory;
}
