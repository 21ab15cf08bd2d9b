import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from './log.ts';

/** A path is ours and tells nothing of its reader, but someone may type or paste an address into one. */
export function withoutAddresses(path: string): string {
  return path
    .slice(0, 200)
    .split('/')
    .map((segment) => (/@|%40/.test(segment) ? '[removed]' : segment))
    .join('/');
}

/** Logs one line a request: what was asked and how it went, never who asked. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info('request', {
      id: randomUUID(),
      method: context.req.method,
      path: withoutAddresses(context.req.path),
      status: context.res.status,
      milliseconds: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
