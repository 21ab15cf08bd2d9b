import { startPushRelay } from './push-relay.ts';
import type { PushTransport } from './push-transport.ts';
import { type ReminderWorkerParts, startReminderWorker } from './reminder-worker.ts';

/**
 * Starts reminding: what is due goes into the queues, and notifications go out of theirs.
 * @returns what stops both, once what is in hand is done, at the latest after `graceMilliseconds`.
 */
export function startReminders(
  parts: Omit<ReminderWorkerParts, 'onPushQueued'> & { transport: PushTransport },
): (graceMilliseconds: number) => Promise<void> {
  const relay = startPushRelay(parts);
  const stopWorker = startReminderWorker({ ...parts, onPushQueued: () => relay.wake() });
  return async (graceMilliseconds) => {
    await Promise.all([stopWorker(), relay.stop(graceMilliseconds)]);
  };
}
