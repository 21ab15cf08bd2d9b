import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/database/schema.ts';
import { briefFacts, errorFacts, type Log } from '#server/log.ts';
import {
  backOff,
  claimDueMail,
  postponeMail,
  type QueuedMail,
  refusalLimit,
  removeMail,
  resumeParkedMails,
} from './mail-queue.ts';
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

/**
 * How far a failure reaches. A reply to the recipient or to the text concerns that one mail, for now (4xx) or for good
 * (5xx); 421 says that the mail server is closing, and everything else that it was not even asked.
 */
function reachOf(error: unknown): 'refused for good' | 'refused for now' | 'away' {
  if (!(error instanceof Error)) return 'away';
  const code: unknown = Reflect.get(error, 'responseCode');
  const aboutThisMail = ['RCPT TO', 'DATA'].includes(String(Reflect.get(error, 'command')));
  if (!aboutThisMail || typeof code !== 'number' || code === 421) return 'away';
  return code >= 500 ? 'refused for good' : 'refused for now';
}

/** What became of the next mail: `away` when nothing could be sent at all. */
type Outcome = 'done' | 'away' | 'none';

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
      const reach = reachOf(error);
      if (reach === 'refused for good' && mail.refusals + 1 >= refusalLimit) await giveUpOn(mail, error);
      else await postpone(mail, error, reach === 'refused for good');
      return reach === 'away' ? 'away' : 'done';
    }
    await removeMail(database, mail);
    log.info('mail sent', { mail: mail.id, attempt: mail.attempt });
    return 'done';
  }

  async function postpone(mail: QueuedMail, error: unknown, refused: boolean): Promise<void> {
    log.warn('mail postponed', { mail: mail.id, attempt: mail.attempt, ...errorFacts(error) });
    const wait = backOff(mail.attempt, firstRetryMilliseconds, longestRetryMilliseconds);
    const reason = error instanceof Error ? error.message : String(error);
    await postponeMail(database, mail, { reason, refused, nextAttemptAt: new Date(Date.now() + wait) });
  }

  /** What ends some day can only be dropped; anything else is kept for the owner to see. */
  async function giveUpOn(mail: QueuedMail, error: unknown): Promise<void> {
    log.error('mail given up', { mail: mail.id, attempt: mail.attempt, ...errorFacts(error) });
    if (mail.sendBefore !== undefined) return removeMail(database, mail);
    const reason = error instanceof Error ? error.message : String(error);
    await postponeMail(database, mail, { reason, refused: true, nextAttemptAt: new Date() });
  }

  async function rest(milliseconds: number, ...wakers: AbortSignal[]): Promise<void> {
    const signal = AbortSignal.any([stopping.signal, ...wakers]);
    await delay(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  async function restAfter(outcome: Outcome): Promise<void> {
    if (outcome === 'away') {
      failuresInARow += 1;
      // While the relay is down each new message would otherwise knock at its door again.
      await rest(backOff(failuresInARow, firstRetryMilliseconds / 5, longestPauseMilliseconds));
      return;
    }
    failuresInARow = 0;
    // A mail that is refused must not hold up the others.
    if (outcome === 'done') return;
    if (!woken) await rest(pollMilliseconds, idle.signal);
    woken = false;
    idle = new AbortController();
  }

  async function run(): Promise<void> {
    let resumed = false;
    while (!stopping.signal.aborted) {
      try {
        if (!resumed) await resumeParkedMails(database);
        resumed = true;
        await restAfter(await sendNext());
      } catch (error) {
        // The database is away; the claim on a mail in hand ends by itself.
        log.error('mail relay cannot reach the queue', briefFacts(error));
        await rest(pollMilliseconds);
      }
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
