import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';

/** A path is ours and tells nothing of its reader, but someone may type or paste an address into one. */
export function withoutAddresses(path: string): string {
  return path
    .slice(0, 200)
    .split('/')
    .map((segment) => (/@|%(25)*40/.test(segment) ? '[removed]' : segment))
    .join('/');
}

/** How a request went. */
export interface RequestOutcome {
  method: string | undefined;
  /** Without the query. */
  path: string;
  status: number;
  /** By `performance.now()`. */
  start: number;
}

/** Logs one line a request: what was asked and how it went, never who asked. */
export function logRequest(log: Log, { method, path, status, start }: RequestOutcome): void {
  log.info('request', {
    id: randomUUID(),
    method,
    path: withoutAddresses(path),
    status,
    milliseconds: Math.round((performance.now() - start) * 10) / 10,
  });
}
