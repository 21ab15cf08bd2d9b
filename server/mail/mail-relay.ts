import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/schema.ts';
import { errorFacts, type Log } from '#server/log.ts';
import { backOff, claimDueMail, postponeMail, type QueuedMail, removeMail } from './mail-queue.ts';
import type { MailTransport } from './mail-transport.ts';

export interface MailRelay {
  /** Says that a mail has just been queued. */
  wake(): void;
  /** Ends after the mail in hand, which is given `graceMilliseconds` before it is postponed. */
  stop(graceMilliseconds: number): Promise<void>;
}

export interface MailRelayParts {
  database: Database;
  transport: MailTransport;
  log: Log;
  /** How often to look for mails that other servers queued or that are due again. */
  pollMilliseconds?: number;
  /** How long a mail waits after its first failure; each further one doubles it, to an hour. */
  firstRetryMilliseconds?: number;
}

const sendTimeoutMilliseconds = 60_000;
// Longer than any attempt can take, so that no second server begins while the first still tries.
const leaseMilliseconds = 2 * sendTimeoutMilliseconds;
const longestRetryMilliseconds = 3_600_000;
const longestPauseMilliseconds = 60_000;

/** True when the mail server was reached and refused this one recipient, which says nothing about other mails. */
function isRefusedRecipient(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'command') === 'RCPT TO';
}

type Outcome = 'done' | 'refused' | 'failed' | 'none';

/** Starts sending what is queued, one mail at a time, until stopped. Nothing that goes wrong ends it. */
export function startMailRelay(parts: MailRelayParts): MailRelay {
  const { database, transport, log, pollMilliseconds = 5_000, firstRetryMilliseconds = 5_000 } = parts;
  const stopping = new AbortController();
  const giveUp = new AbortController();
  let idle = new AbortController();
  let woken = false;
  let failuresInARow = 0;

  /** @returns whether there was a mail and what became of it. */
  async function sendNext(): Promise<Outcome> {
    const mail = await claimDueMail(database, leaseMilliseconds);
    if (mail === undefined) return 'none';
    if (mail.sendBefore !== undefined && Date.parse(mail.sendBefore) <= Date.now()) {
      await removeMail(database, mail);
      log.warn('mail out of date', { mail: mail.id, attempt: mail.attempt });
      return 'done';
    }
    try {
      await transport(mail, AbortSignal.any([giveUp.signal, AbortSignal.timeout(sendTimeoutMilliseconds)]));
    } catch (error) {
      await postpone(mail, error);
      return isRefusedRecipient(error) ? 'refused' : 'failed';
    }
    await removeMail(database, mail);
    log.info('mail sent', { mail: mail.id, attempt: mail.attempt });
    return 'done';
  }

  async function postpone(mail: QueuedMail, error: unknown): Promise<void> {
    log.warn('mail postponed', { mail: mail.id, attempt: mail.attempt, ...errorFacts(error) });
    const wait = backOff(mail.attempt, firstRetryMilliseconds, longestRetryMilliseconds);
    const reason = error instanceof Error ? error.message : String(error);
    await postponeMail(database, mail, reason, new Date(Date.now() + wait));
  }

  async function rest(milliseconds: number, ...wakers: AbortSignal[]): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, ...wakers]);
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  async function restAfter(outcome: Outcome): Promise<void> {
    if (outcome === 'failed') {
      failuresInARow += 1;
      // While the relay is down each new message would otherwise knock at its door again.
      await rest(backOff(failuresInARow, firstRetryMilliseconds / 5, longestPauseMilliseconds));
      return;
    }
    // A recipient that does not exist must not hold up the mails to those who do.
    if (outcome === 'done' || outcome === 'refused') {
      failuresInARow = 0;
      return;
    }
    if (!woken) await rest(pollMilliseconds, idle.signal);
    woken = false;
    idle = new AbortController();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      let outcome: Outcome;
      try {
        outcome = await sendNext();
      } catch (error) {
        // The database is away; the claim on a mail in hand ends by itself.
        log.error('mail relay cannot reach the queue', errorFacts(error));
        outcome = 'failed';
      }
      await restAfter(outcome);
    }
  }

  const running = run();
  return {
    wake() {
      woken = true;
      idle.abort();
    },
    async stop(graceMilliseconds) {
      stopping.abort();
      const timer = setTimeout(() => giveUp.abort(), graceMilliseconds);
      await running;
      clearTimeout(timer);
    },
  };
}
