import { setTimeout as delay } from 'node:timers/promises';
import { briefFacts } from '#server/log.ts';
import type { ReminderParts } from './deliver.ts';
import { isAnythingDue } from './due-reminders.ts';
import { handleNextDue } from './handle-due.ts';

export interface ReminderWorkerParts extends ReminderParts {
  /** Called after mails have been queued. */
  onMailQueued: () => void;
  /** Called after notifications have been queued. */
  onPushQueued: () => void;
  /** How often to look for what is due. */
  pollMilliseconds?: number;
  /** What time it is. */
  clock?: () => Date;
}

/**
 * Looks for reminders that are due and puts them into the queues, until stopped. Nothing that goes wrong ends it.
 * @returns what stops it, once the reminder in hand is done.
 */
export function startReminderWorker(parts: ReminderWorkerParts): () => Promise<void> {
  const { database, log, pollMilliseconds = 5_000, clock = () => new Date() } = parts;
  const stopping = new AbortController();

  async function handleAll(): Promise<void> {
    if (!(await isAnythingDue(database, clock()))) return;
    while (!stopping.signal.aborted) {
      const delivered = await handleNextDue(parts, clock());
      if (delivered === undefined) return;
      if (delivered.mails > 0) parts.onMailQueued();
      if (delivered.pushes > 0) parts.onPushQueued();
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The database is away: what is due then waits, and is judged by how late it has become.
      await handleAll().catch((error: unknown) => log.error('reminders cannot be read', briefFacts(error)));
      await delay(pollMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const running = run();
  return () => {
    stopping.abort();
    return running;
  };
}
