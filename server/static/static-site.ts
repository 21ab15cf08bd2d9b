import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerPlainly } from '#server/http/plain-answers.ts';
import type { RequestTarget } from '#server/http/request-target.ts';
import { isLanguage } from '#src/words/languages.ts';
import { chooseEncoding, chooseOfAllEncodings } from './accept-encoding.ts';
import { redirectsWithin } from './redirects.ts';
import { cleanPath, type Representation, type Site, type SiteFile } from './site-files.ts';

/** Answers a GET or HEAD and returns the status. */
export interface StaticSite {
  /** Where the target is, letter for letter, the path of a file: nearly always. Undefined where it is not. */
  answerExactly(request: IncomingMessage, response: ServerResponse): number | undefined;
  /** Anything else: other spellings, old addresses, what is not there. */
  answer(request: IncomingMessage, response: ServerResponse, target: RequestTarget): number;
}

function choose({ encodings, representations }: SiteFile, request: IncomingMessage): Representation {
  const accepted = request.headers['accept-encoding'];
  const encoding =
    encodings.length === 3 ? chooseOfAllEncodings(accepted) : chooseEncoding(accepted, encodings);
  const representation = representations.get(encoding);
  if (representation === undefined) throw new Error('A file of the site has no representation.');
  return representation;
}

/** True when `If-None-Match` names this tag; a proxy may have made it weak on the way (`W/`). */
function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  { headers, notFoundHeaders, body }: Representation,
): number {
  // Node leaves the body out by itself; this leaves out the unpacking too. What cannot be read is found out before the head.
  const content = request.method === 'HEAD' ? undefined : body();
  response.writeHead(status, status === 200 ? headers : notFoundHeaders).end(content);
  return status;
}

function answerFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): number {
  const representation = choose(file, request);
  if (isCurrent(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, representation.notModifiedHeaders).end();
    return 304;
  }
  return send(request, response, 200, representation);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).normalize();
  } catch {
    return undefined;
  }
}

/**
 * Answers GET and HEAD from the built site. Every path is looked up in the table of known files and never joined to a
 * folder, so no spelling of `..` can leave the site; redirects lead to known paths only.
 */
export function staticSite({ files, notFoundPages }: Site, answerPlainly: AnswerPlainly): StaticSite {
  function answerMoved(response: ServerResponse, path: string, query: string): number {
    const location = path.split('/').map(encodeURIComponent).join('/') + query;
    answerPlainly(response, 308, '', { Location: location, 'Cache-Control': 'public, max-age=3600' });
    return 308;
  }

  function answerNotFound(request: IncomingMessage, response: ServerResponse, path: string): number {
    const [, firstSegment = ''] = path.split('/');
    const page = notFoundPages.get(isLanguage(firstSegment) ? firstSegment : '') ?? notFoundPages.get('');
    // A missing picture or script is read by a program: no need to send it a page.
    const isFile = /\.[a-z0-9]{1,11}$/i.test(path) && !path.endsWith('.html');
    if (page === undefined || isFile) {
      answerPlainly(response, 404, 'There is nothing at this address.');
      return 404;
    }
    return send(request, response, 404, choose(page, request));
  }

  const redirects = redirectsWithin((path) => files.has(path));
  const exact = new Map([...files].filter(([path]) => cleanPath(path) === path && !redirects.has(path)));
  return {
    answerExactly(request, response) {
      const file = exact.get(request.url ?? '');
      return file === undefined ? undefined : answerFile(request, response, file);
    },
    answer(request, response, target) {
      const path = decodePath(target.path);
      if (path === undefined) {
        answerPlainly(response, 400, 'The address contains a broken percent-encoding.');
        return 400;
      }
      const clean = cleanPath(path);
      const moved = redirects.get(clean);
      if (moved !== undefined) return answerMoved(response, moved, target.query);
      const file = exact.get(path);
      if (file !== undefined) return answerFile(request, response, file);
      if (clean !== path && files.has(clean)) return answerMoved(response, clean, target.query);
      return answerNotFound(request, response, path);
    },
  };
}
