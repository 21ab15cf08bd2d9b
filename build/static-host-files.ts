import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/content-security-policy.ts';
import { redirects } from '#server/redirects.ts';
import { securityHeaders } from '#server/security-headers.ts';

/**
 * Writes `_headers`, `_redirects` and `robots.txt`, so that a static host serves the site under the same rules as
 * our own server.
 */
export async function writeStaticHostFiles(directory: string): Promise<void> {
  const siteUrl = process.env.SITE_URL ?? 'https://buzima.example';
  const hashes = await inlineHashes(directory);
  const headers = securityHeaders({
    kind: 'document',
    contentSecurityPolicy: contentSecurityPolicy(hashes.scripts, {
      styleHashes: hashes.styles,
      https: true,
      emailOrigin: process.env.EMAILJS_ORIGIN,
    }),
    https: true,
  });
  const headerLines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  await Promise.all([
    writeFile(
      join(directory, '_headers'),
      ['/*', ...headerLines, '/assets/*', '  Cache-Control: public, max-age=31536000, immutable', ''].join(
        '\n',
      ),
    ),
    writeFile(
      join(directory, '_redirects'),
      [...redirects].map(([from, to]) => `${from} ${to} 308\n`).join(''),
    ),
    writeFile(
      join(directory, 'robots.txt'),
      `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap-index.xml', siteUrl)}\n`,
    ),
  ]);
}

async function inlineHashes(directory: string): Promise<{ scripts: string[]; styles: string[] }> {
  const names = await readdir(directory, { recursive: true });
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const name of names.filter((candidate) => candidate.endsWith('.html'))) {
    const html = await readFile(join(directory, name), 'utf8');
    for (const hash of inlineScriptHashes(html)) scripts.add(hash);
    for (const hash of inlineStyleHashes(html)) styles.add(hash);
  }
  return { scripts: [...scripts].sort(), styles: [...styles].sort() };
}
