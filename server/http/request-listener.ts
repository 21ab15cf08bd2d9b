import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorFacts, type Log } from '#server/log.ts';
import type { Site } from '#server/static/site-files.ts';
import { staticSite } from '#server/static/static-site.ts';
import { endAfterAnswer } from './end-after-answer.ts';
import { plainAnswers } from './plain-answers.ts';
import { hasBody, readBody } from './read-body.ts';
import { loggablePath, logRequest } from './request-log.ts';
import { hostChecker, parseTarget, type RequestTarget } from './request-target.ts';

export interface ListenerParts {
  /** Absent where something else serves the pages, such as a development server. */
  site: Site | undefined;
  /** Answers everything under `/api`, and logs it. */
  api: RequestListener;
  log: Log;
  /** Whether visitors come over https. */
  https: boolean;
}

const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';
/** For answers that hang on nothing but the head of a request. */
function leaveUnread(request: IncomingMessage, response: ServerResponse): void {
  if (hasBody(request)) endAfterAnswer(request, response);
}

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');

/**
 * Answers every request: pages and files by itself, since nearly all requests are for them and a framework would cost
 * more than the answer, and the rest through the API. A body is read before anything is decided about it.
 */
export function requestListener({ site, api, log, https }: ListenerParts): RequestListener {
  const namesHost = hostChecker();
  const answerPlainly = plainAnswers(https);
  const pages = site === undefined ? undefined : staticSite(site, answerPlainly);

  function refuse(response: ServerResponse, status: number, sentence: string, headers = {}): number {
    answerPlainly(response, status, sentence, headers);
    return status;
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, target: RequestTarget): number {
    if (!isRead(request.method)) {
      return refuse(response, 405, 'Pages can only be read.', { Allow: 'GET, HEAD' });
    }
    if (pages === undefined) return refuse(response, 404, 'This server answers addresses under /api only.');
    return pages.answer(request, response, target);
  }

  /** Whatever goes wrong with one request ends that request. */
  function guarded(request: IncomingMessage, response: ServerResponse, answer: () => number | undefined) {
    const start = performance.now();
    const path = request.url?.split('?', 1)[0] ?? '';
    let status: number | undefined;
    try {
      status = answer();
    } catch (error) {
      log.error('failure', errorFacts(error));
      if (response.headersSent) response.destroy();
      else status = refuse(response, 500, 'Something went wrong on the server; please try again later.');
    }
    if (status !== undefined) logRequest(log, { method: request.method, path, status, start });
    return status;
  }

  async function afterBody(request: IncomingMessage, response: ServerResponse, target: RequestTarget) {
    const outcome = await readBody(request);
    if (outcome.state === 'gone') {
      log.debug('visitor went away', { path: loggablePath(target.path) });
      return;
    }
    if (outcome.state === 'tooLarge') endAfterAnswer(request, response);
    if (!isApi(target.path)) {
      guarded(request, response, () => answerPage(request, response, target));
      return;
    }
    api(Object.assign(request, { rawBody: outcome.body }), response);
  }

  return (request, response) => {
    guarded(request, response, () => {
      if (!namesHost(request.headers.host)) {
        leaveUnread(request, response);
        return refuse(response, 400, 'The Host header names no host.');
      }
      if (isRead(request.method)) {
        leaveUnread(request, response);
        const status = pages?.answerExactly(request, response);
        if (status !== undefined) return status;
      }
      const target = parseTarget(request.url ?? '');
      if (target === undefined) {
        leaveUnread(request, response);
        return refuse(response, 400, 'The request could not be understood.');
      }
      if (!isRead(request.method)) void afterBody(request, response, target);
      else if (isApi(target.path)) api(request, response);
      else return answerPage(request, response, target);
      return undefined;
    });
  };
}
