import { mkdir, writeFile } from 'node:fs/promises';
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
import { nginxRules } from './nginx-rules.ts';
import { readSiteFacts, securityText, securityTextPath } from './security-text.ts';
import { eachFile, fileNames, readText } from './site-files.ts';
import { type SearchEntry, searchEntry, sitemapOf } from './sitemap.ts';

/**
 * Writes `_headers`, `_redirects`, the same for nginx, `robots.txt`, `sitemap.xml` and `security.txt`, so that a static host
 * serves the site under the same rules as our own server. The one policy of `_headers` names the inline parts of every page;
 * nginx and our server send each page its own.
 */
export async function writeStaticHostFiles(directory: string, siteUrl: string): Promise<void> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const entries: SearchEntry[] = [];
  const pages = new Set<string>();
  const policies = new Map<string, string>();
  const https = siteUrl.startsWith('https:');
  const emailOrigin = process.env.EMAILJS_ORIGIN;
  await eachFile(directory, async (path) => {
    if (!path.endsWith('.html')) return;
    const name = relative(directory, path).split(sep).join('/');
    pages.add(`/${name.slice(0, -'.html'.length)}`);
    const html = await readText(path);
    const scriptHashes = inlineScriptHashes(html);
    const styleHashes = inlineStyleHashes(html);
    for (const hash of scriptHashes) scripts.add(hash);
    for (const hash of styleHashes) styles.add(hash);
    policies.set(name, contentSecurityPolicy(scriptHashes, { styleHashes, https, emailOrigin }));
    const entry = searchEntry(html);
    if (entry !== undefined) entries.push(entry);
  });
  const sitemap = new URL('/sitemap.xml', siteUrl).href;
  const redirects = redirectsWithin((path) => pages.has(path));
  const contents: Record<string, string> = {
    _headers: headerRules(
      contentSecurityPolicy([...scripts].sort(), { styleHashes: [...styles].sort(), https, emailOrigin }),
      https,
    ),
    _redirects: [...redirects].map(([from, to]) => `${from} ${to} 308\n`).join(''),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`,
    'sitemap.xml': sitemapOf(entries),
    [securityTextPath]: securityText(await readSiteFacts(), siteUrl, new Date()),
  };
  const names = [...fileNames(directory), ...Object.keys(contents)];
  const languages = languageCodes.filter((code) => policies.has(`${code}/404.html`));
  const nginx = nginxRules({ names, policies, redirects, languages, https });
  contents['_nginx.http.conf'] = nginx.http;
  contents['_nginx.server.conf'] = nginx.server;
  await Promise.all(
    Object.entries(contents).map(async ([name, content]) => {
      const file = join(directory, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}

/** What has no hash in its name and must not be old. */
const askedAnew = [
  '/service-worker.js',
  packIndexAddress,
  ...languageCodes.map((language) => localizedUrl('/manifest.webmanifest', language)),
];

function headerRules(policy: string, https: boolean): string {
  const headers = securityHeaders({ kind: 'document', contentSecurityPolicy: policy, https });
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
