import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/schema.ts';
import { errorFacts, type Log } from '#server/log.ts';

export interface RetentionParts {
  database: Database;
  /** Where mails lie as files when there is no mail server. */
  outboxDirectory: string;
  /** Days to keep messages and mail files; 0 keeps them for ever. */
  days: number;
  log: Log;
}

const dayMilliseconds = 24 * 3_600_000;
const sweepMilliseconds = 3_600_000;

async function removeMessages(database: Database, before: Date): Promise<void> {
  const isOld = ['received_at', '<', before.toISOString()] as const;
  await database.transaction().execute(async (transaction) => {
    // A mail that still waits says the same as its message.
    const mails = transaction
      .selectFrom('contact_messages')
      .select('mail_id')
      .where(...isOld);
    await transaction
      .deleteFrom('outgoing_mail')
      .where('id', 'in', mails.$castTo<{ mail_id: string }>())
      .execute();
    await transaction
      .deleteFrom('contact_messages')
      .where(...isOld)
      .execute();
  });
}

async function removeMailFiles(directory: string, before: Date): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names.filter((candidate) => /\.(eml|partial)$/.test(candidate))) {
    const path = join(directory, name);
    if ((await stat(path)).mtime < before) await rm(path);
  }
}

/**
 * Removes messages and mail files that are older than the owner wants to keep: at once and every hour.
 * @returns what stops it, once the sweep under way is done.
 */
export function startRetention({
  database,
  outboxDirectory,
  days,
  log,
}: RetentionParts): () => Promise<void> {
  if (days === 0) return async () => undefined;
  async function sweep(): Promise<void> {
    const before = new Date(Date.now() - days * dayMilliseconds);
    try {
      await removeMessages(database, before);
      await removeMailFiles(outboxDirectory, before);
    } catch (error) {
      log.error('old messages could not be removed', errorFacts(error));
    }
  }
  let sweeping = sweep();
  const timer = setInterval(() => {
    sweeping = sweep();
  }, sweepMilliseconds).unref();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
