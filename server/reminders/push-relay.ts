import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseAwayError } from '#server/database/database-away.ts';
import type { Database } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { briefFacts, errorFacts, type Log } from '#server/log.ts';
import { backOff } from '#server/mail/mail-queue.ts';
import { composePush } from './push-message.ts';
import { claimDuePush, postponePush, type QueuedPush, removePush, removeSubscription } from './push-queue.ts';
import type { PushOutcome, PushTransport } from './push-transport.ts';

export interface PushRelay {
  /** Says that a notification has just been queued. */
  wake(): void;
  /** Ends after the notifications in hand, which are given `graceMilliseconds` before they are postponed. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface PushRelayParts {
  database: Database;
  keyring: Keyring;
  transport: PushTransport;
  log: Log;
  /** How often to look for notifications that other servers queued or that are due again. */
  pollMilliseconds?: number;
  /** How long one waits after its first failure; each further one doubles it. */
  firstRetryMilliseconds?: number;
  /** What time it is. */
  clock?: () => Date;
}

// Longer than any attempt can take, so that no second server begins while the first still tries.
const leaseMilliseconds = 60_000;
const longestRetryMilliseconds = 600_000;
/** How many go out at once: a push service that hangs must not hold up the others. */
const lanes = 4;

/** Starts sending the notifications that are queued, until stopped. Nothing that goes wrong ends it. */
export function startPushRelay(parts: PushRelayParts): PushRelay {
  const { database, keyring, transport, log, clock = () => new Date() } = parts;
  const { pollMilliseconds = 5_000, firstRetryMilliseconds = 5_000 } = parts;
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let idle = new AbortController();

  async function settle(push: QueuedPush, outcome: PushOutcome): Promise<void> {
    const facts = { push: push.id, attempt: push.attempts };
    switch (outcome.state) {
      case 'sent':
        log.info('notification sent', facts);
        return removePush(database, push);
      case 'gone':
        log.info('notifications ended by the browser', facts);
        return removeSubscription(database, push.subscription_id);
      case 'refused':
        log.warn('notification refused', { ...facts, status: outcome.status });
        return removePush(database, push);
      case 'later':
        return postpone(push, outcome);
    }
  }

  async function postpone(
    push: QueuedPush,
    { status, afterSeconds = 0 }: Extract<PushOutcome, { state: 'later' }>,
  ): Promise<void> {
    log.warn('notification postponed', { push: push.id, attempt: push.attempts, status });
    const wait = backOff(push.attempts, firstRetryMilliseconds, longestRetryMilliseconds);
    const next = new Date(clock().getTime() + Math.max(wait, afterSeconds * 1000));
    if (next.toISOString() < push.send_before) return postponePush(database, push, next);
    log.warn('notification given up', { push: push.id, attempt: push.attempts });
    return removePush(database, push);
  }

  async function send(push: QueuedPush): Promise<void> {
    const now = clock();
    const prepared =
      push.send_before <= now.toISOString() ? undefined : await composePush({ database, keyring }, push, now);
    if (prepared === undefined) return removePush(database, push);
    await settle(push, await transport(prepared.target, prepared.message, giveUp.signal));
  }

  /** @returns whether there was one. */
  async function sendNext(): Promise<boolean> {
    const push = await claimDuePush(database, leaseMilliseconds, clock());
    if (push === undefined) return false;
    try {
      await send(push);
    } catch (error) {
      if (error instanceof DatabaseAwayError) throw error;
      log.error('a notification cannot be read', errorFacts(error));
      await postpone(push, { state: 'later' });
    }
    return true;
  }

  async function rest(...wakers: AbortSignal[]): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, ...wakers]);
    await delay(pollMilliseconds, undefined, { signal }).catch(() => undefined);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const { signal } = idle;
      try {
        if (!(await sendNext())) await rest(signal);
      } catch (error) {
        // The database is away; the claim on what is in hand ends by itself.
        log.error('push relay cannot reach the queue', briefFacts(error));
        await rest();
      }
    }
  }

  const running = Promise.all(Array.from({ length: lanes }, run));
  return {
    wake() {
      const before = idle;
      idle = new AbortController();
      before.abort();
    },
    async stop(graceMilliseconds) {
      stopping.abort();
      const timer = setTimeout(() => giveUp.abort(), graceMilliseconds);
      await running;
      clearTimeout(timer);
    },
  };
}
