import type { Context, Handler } from 'hono';
import { redirects } from '#server/redirects.ts';
import { isLanguage } from '#src/words/languages.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { cleanPath, type Representation, type Site, type SiteFile } from './site-files.ts';

function choose(file: SiteFile, acceptEncoding: string | undefined): Representation {
  const representation = file.representations.get(chooseEncoding(acceptEncoding, file.encodings));
  if (representation === undefined) throw new Error('A file of the site has no representation.');
  return representation;
}

/** True when `If-None-Match` names this tag; a proxy may have made it weak on the way (`W/`). */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function answerFile(context: Context, file: SiteFile): Response {
  const representation = choose(file, context.req.header('Accept-Encoding'));
  if (isCurrent(context.req.header('If-None-Match'), representation.etag)) {
    return new Response(null, { status: 304, headers: representation.notModifiedHeaders });
  }
  const body = context.req.method === 'HEAD' ? null : representation.body();
  return new Response(body, { headers: representation.headers });
}

function answerNotFound(context: Context, site: Site, path: string): Response {
  const [, firstSegment = ''] = path.split('/');
  const page =
    site.notFoundPages.get(isLanguage(firstSegment) ? firstSegment : '') ?? site.notFoundPages.get('');
  // A missing picture or script is read by a program: no need to send it a page.
  const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('.html');
  if (page === undefined || isFile) return context.text('There is nothing at this address.', 404);
  const { headers, body } = choose(page, context.req.header('Accept-Encoding'));
  const { ETag: _, ...described } = headers;
  return new Response(context.req.method === 'HEAD' ? null : body(), {
    status: 404,
    headers: { ...described, 'Cache-Control': 'no-cache' },
  });
}

function answerMoved(path: string, query: string): Response {
  const location = path.split('/').map(encodeURIComponent).join('/');
  return new Response(null, {
    status: 308,
    headers: { Location: location + query, 'Cache-Control': 'public, max-age=3600' },
  });
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname).normalize();
  } catch {
    return undefined;
  }
}

/**
 * Answers GET and HEAD from the built site. Every path is looked up in the table of known files and never joined to a
 * folder, so no spelling of `..` can leave the site; redirects lead to known paths only.
 */
export function staticSite(site: Site): Handler {
  return (context) => {
    const url = new URL(context.req.url);
    const path = decodePath(url.pathname);
    if (path === undefined) return context.text('The address contains a broken percent-encoding.', 400);
    const clean = cleanPath(path);
    const moved = redirects.get(clean);
    if (moved !== undefined) return answerMoved(moved, url.search);
    const file = site.files.get(path);
    if (file !== undefined && clean === path) return answerFile(context, file);
    if (clean !== path && site.files.has(clean)) return answerMoved(clean, url.search);
    return answerNotFound(context, site, path);
  };
}
