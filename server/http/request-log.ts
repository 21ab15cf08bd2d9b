import { randomUUID } from 'node:crypto';
import type { Log } from '#server/log.ts';

// Whoever knows the address of a calendar can read it; it ends with `.ics`, wherever it is pasted. Whoever knows that of
// a reminder's last mail can end its mails.
const isSecret = (segment: string, folder: string | undefined) =>
  /\.ics/i.test(segment) || (folder === 'calendar' && segment !== 'end') || folder === 'stop';

/**
 * A path as the log may hold it. It is ours and tells nothing of its reader, but someone may type or paste an address
 * into one, and that of a calendar is a secret.
 */
export function loggablePath(path: string): string {
  return path
    .slice(0, 200)
    .split('/')
    .map((segment, index, all) =>
      /@|%(25)*40/.test(segment) || isSecret(segment, all[index - 1]) ? '[removed]' : segment,
    )
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
    path: loggablePath(path),
    status,
    milliseconds: Math.round((performance.now() - start) * 10) / 10,
  });
}
