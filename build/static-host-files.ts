import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  inlineStyleHashes,
} from '#server/http/content-security-policy.ts';
import { openFileHeaders, openPaths } from '#server/http/open-files.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { redirectsWithin } from '#server/static/redirects.ts';
import { packIndexAddress } from '#src/features/offline/logic/pack.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { languageCodes } from '#src/words/languages.ts';
import { readSiteFacts, securityText, securityTextPath } from './security-text.ts';
import { eachFile } from './site-files.ts';
import { type SearchEntry, searchEntry, sitemapOf } from './sitemap.ts';

/**
 * Writes `_headers`, `_redirects`, `robots.txt`, `sitemap.xml` and `security.txt`, so that a static host serves the site under the same rules
 * as our own server. Its one policy for all pages names the inline parts of every page; our server sends each page its own.
 */
export async function writeStaticHostFiles(directory: string, siteUrl: string): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const entries: SearchEntry[] = [];
  const pages = new Set<string>();
  await eachFile(directory, async (path) => {
    if (!path.endsWith('.html')) return;
    pages.add(`/${relative(directory, path).slice(0, -'.html'.length).split(sep).join('/')}`);
    const html = await readFile(path, 'utf8');
    for (const hash of inlineScriptHashes(html)) scripts.add(hash);
    for (const hash of inlineStyleHashes(html)) styles.add(hash);
    const entry = searchEntry(html);
    if (entry !== undefined) entries.push(entry);
  });
  const sitemap = new URL('/sitemap.xml', siteUrl).href;
  const contents = {
    _headers: headerRules(siteUrl.startsWith('https:'), [...scripts].sort(), [...styles].sort()),
    _redirects: [...redirectsWithin((path) => pages.has(path))]
      .map(([from, to]) => `${from} ${to} 308\n`)
      .join(''),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`,
    'sitemap.xml': sitemapOf(entries),
    [securityTextPath]: securityText(await readSiteFacts(), siteUrl, new Date()),
  };
  await mkdir(dirname(join(directory, securityTextPath)), { recursive: true });
  await Promise.all(
    Object.entries(contents).map(([name, content]) => writeFile(join(directory, name), content)),
  );
}

/** What has no hash in its name and must not be old. */
const askedAnew = [
  '/service-worker.js',
  packIndexAddress,
  ...languageCodes.map((language) => localizedUrl('/manifest.webmanifest', language)),
];

function headerRules(
  https: boolean,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  const headers = securityHeaders({
    kind: 'document',
    contentSecurityPolicy: contentSecurityPolicy(scriptHashes, {
      styleHashes,
      https,
      emailOrigin: process.env.EMAILJS_ORIGIN,
    }),
    https,
  });
  const linesOf = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `  ${name}: ${value}`);
  return [
    '/*',
    ...linesOf(headers),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    // A browser that kept an old one would go on with it.
    ...askedAnew.flatMap((path) => [path, '  Cache-Control: no-cache']),
    openPaths,
    ...linesOf(openFileHeaders),
    '',
  ].join('\n');
}
