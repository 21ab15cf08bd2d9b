import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import webPush from 'web-push';
import type { Configuration } from '#server/configuration.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import type { PushPayload } from '#src/features/reminders/contract.ts';
import { EndpointRefused, guardedLookup, type PushGuard, parseEndpoint } from './push-guard.ts';
import { type VapidDetails, vapidDetails } from './vapid.ts';

/** What a browser's subscription holds. */
export interface PushTarget {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A notification for one browser. */
export interface PushMessage {
  payload: PushPayload;
  /** For how many seconds the push service keeps it for a browser that is away. */
  ttl: number;
  /** What takes the place of an older one that still waits at the push service; at most 32 characters of base64url. */
  topic?: string;
  urgent: boolean;
}

/**
 * What became of a notification: `gone` when the browser has ended the subscription, `refused` when it will never be
 * taken, `later` when it may be, at the soonest after some seconds if the service says so.
 */
export type PushOutcome =
  | { state: 'sent' }
  | { state: 'gone' }
  | { state: 'refused'; status: number }
  | { state: 'later'; status?: number; afterSeconds?: number };

/** Hands one notification to a push service. It answers each failure, and throws none. */
export type PushTransport = (
  target: PushTarget,
  message: PushMessage,
  signal: AbortSignal,
) => Promise<PushOutcome>;

const timeoutMilliseconds = 10_000;

interface Answer {
  status: number;
  retryAfter: string | undefined;
}

interface Exchange {
  url: URL;
  headers: Record<string, string | number>;
  body: Buffer | null;
  guard: PushGuard;
  signal: AbortSignal;
}

/** Redirects are not followed, and what is answered is not read. */
function exchange({ url, headers, body, guard, signal }: Exchange): Promise<Answer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
  return new Promise((resolve, reject) => {
    // A connection of its own, so that each has been looked up by the guard.
    const options = { method: 'POST', headers, lookup: guardedLookup(guard), agent: false, signal: limited };
    const outgoing = request(url, options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      resolve({ status, retryAfter: answered['retry-after'] });
      response.on('error', () => undefined).destroy();
    });
    outgoing.on('error', reject);
    outgoing.end(body ?? undefined);
  });
}

/** Seconds of a `Retry-After`, which is a number or a date. */
function secondsOf(retryAfter: string): number | undefined {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

function outcomeOf({ status, retryAfter }: Answer): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  if (status !== 408 && status !== 429 && status < 500) return { state: 'refused', status };
  const afterSeconds = retryAfter === undefined ? undefined : secondsOf(retryAfter);
  return { state: 'later', status, ...(afterSeconds === undefined ? {} : { afterSeconds }) };
}

/** A notification as it goes over the network: encrypted for the browser alone (RFC 8291), signed with our keys. */
function compose(target: PushTarget, { payload, ttl, topic, urgent }: PushMessage, vapid: VapidDetails) {
  return webPush.generateRequestDetails(target, JSON.stringify(payload), {
    vapidDetails: vapid,
    TTL: ttl,
    urgency: urgent ? 'high' : 'normal',
    ...(topic === undefined ? {} : { topic }),
  });
}

/** Sends notifications where the guard allows it. */
export function createPushTransport(
  configuration: Configuration,
  keyring: Keyring,
  guard: PushGuard,
): PushTransport {
  const vapid = vapidDetails(configuration, keyring);
  return async (target, message, signal) => {
    let prepared: Pick<Exchange, 'url' | 'headers' | 'body'>;
    try {
      const { headers, body } = compose(target, message, vapid);
      prepared = { url: parseEndpoint(target.endpoint, guard), headers, body };
    } catch {
      // No keys of a browser, or no address to send to.
      return { state: 'refused', status: 0 };
    }
    try {
      return outcomeOf(await exchange({ ...prepared, guard, signal }));
    } catch (error) {
      return error instanceof EndpointRefused ? { state: 'refused', status: 0 } : { state: 'later' };
    }
  };
}
