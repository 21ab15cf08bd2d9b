import type { Database } from '#server/database/schema.ts';
import { errorFacts, type Log } from '#server/log.ts';

const sweepMilliseconds = 3_600_000;

async function removeExpired(database: Database): Promise<void> {
  const now = new Date().toISOString();
  await database.deleteFrom('verifications').where('expires_at', '<=', now).execute();
  await database.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/**
 * Removes sign-ups that nobody confirmed, links and sessions that have ended: at once and every hour, so that they go
 * also when nobody uses the accounts.
 * @returns what stops it, once the sweep under way is done.
 */
export function startSweepingExpired(database: Database, log: Log): () => Promise<void> {
  let sweeping = Promise.resolve();
  function sweep(): void {
    sweeping = removeExpired(database).catch((error: unknown) =>
      log.error('expired rows could not be removed', errorFacts(error)),
    );
  }
  sweep();
  const timer = setInterval(sweep, sweepMilliseconds).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
