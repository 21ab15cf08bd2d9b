import { forgetRemoved } from '#server/database/forget-removed.ts';
import type { Database } from '#server/database/schema.ts';
import { errorFacts, type Log } from '#server/log.ts';
import { removeEndedCounts } from '#server/rate-limits.ts';
import { accountLimits } from '#src/features/account/contract.ts';

const sweepMilliseconds = 3_600_000;

async function removeExpired(database: Database): Promise<void> {
  const now = new Date();
  const past = now.toISOString();
  const daysAgo = new Date(now.getTime() - accountLimits.verificationLinkHours * 3_600_000).toISOString();
  await database.deleteFrom('verifications').where('expires_at', '<=', past).execute();
  await database.deleteFrom('sessions').where('expires_at', '<=', past).execute();
  await database
    .deleteFrom('users')
    .where('email_verified', '=', 0)
    .where('updated_at', '<=', daysAgo)
    .where('id', 'not in', database.selectFrom('verifications').select('value'))
    .execute();
  await removeEndedCounts(database);
  await forgetRemoved(database);
}

/**
 * Removes sign-ups that nobody confirmed, links, sessions and counts that have ended: at once and every hour, so that
 * they go also when nobody uses the accounts.
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
