import { createHmac } from 'node:crypto';
import type { Database } from './database/schema.ts';

/** How often something may be done within a time. The time begins with the first. */
export interface RateLimit {
  /** Who does what; it is stored as a keyed hash only. */
  key: string;
  points: number;
  seconds: number;
}

/** Whether something may be done; if not, after how many seconds, and which limit says so. */
export type Permission = { granted: true } | { granted: false; seconds: number; limit: RateLimit };

/** Counts in the database, so that several servers count together and a restart forgets nothing. */
export interface RateLimits {
  /** Counts once for each limit, or, when one of them is used up, for none. */
  take(...limits: readonly RateLimit[]): Promise<Permission>;
  /** How many more a limit allows at the moment; asking counts nothing. */
  left(limit: RateLimit): Promise<number>;
  /** Takes one count back. */
  giveBack(key: string): Promise<void>;
  /** Begins anew. */
  forget(keys: readonly string[]): Promise<void>;
}

/**
 * One statement, which of several servers can only run one after the other; a count that is full writes nothing. It is no
 * part of a transaction, because many who count the same at once would wait for it with a connection in their hands.
 */
async function count(database: Database, key: string, { points, seconds }: RateLimit): Promise<boolean> {
  const now = new Date().toISOString();
  const fresh = { points: 1, expires_at: new Date(Date.now() + seconds * 1000).toISOString() };
  const row = await database
    .insertInto('rate_limits')
    .values({ key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref, eb }) => {
          const isOver = eb(ref('rate_limits.expires_at'), '<=', now);
          return {
            points: eb
              .case()
              .when(isOver)
              .then(eb.lit(1))
              .else(eb(ref('rate_limits.points'), '+', eb.lit(1)))
              .end(),
            expires_at: eb
              .case()
              .when(isOver)
              .then(fresh.expires_at)
              .else(ref('rate_limits.expires_at'))
              .end(),
          };
        })
        .where(({ or, eb }) =>
          or([eb('rate_limits.points', '<', points), eb('rate_limits.expires_at', '<=', now)]),
        ),
    )
    .returning('points')
    .executeTakeFirst();
  return row !== undefined;
}

async function secondsLeft(database: Database, key: string): Promise<number> {
  const row = await database
    .selectFrom('rate_limits')
    .select('expires_at')
    .where('key', '=', key)
    .executeTakeFirst();
  const milliseconds = row === undefined ? 0 : Date.parse(row.expires_at) - Date.now();
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** @param secret makes the stored keys, so that nobody can look addresses up in them. */
export function createRateLimits(database: Database, secret: string): RateLimits {
  const hashOf = (key: string) =>
    createHmac('sha256', secret).update(`rate limit ${key}`).digest('base64url');
  async function giveBack(key: string): Promise<void> {
    const row = hashOf(key);
    await database.deleteFrom('rate_limits').where('key', '=', row).where('points', '=', 1).execute();
    await database
      .updateTable('rate_limits')
      .set((eb) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', row)
      .where('points', '>', 1)
      .execute();
  }

  return {
    async take(...limits) {
      for (const [index, limit] of limits.entries()) {
        const key = hashOf(limit.key);
        if (await count(database, key, limit)) continue;
        for (const counted of limits.slice(0, index)) await giveBack(counted.key);
        return { granted: false, seconds: await secondsLeft(database, key), limit };
      }
      return { granted: true };
    },
    async left({ key, points }) {
      const row = await database
        .selectFrom('rate_limits')
        .select('points')
        .where('key', '=', hashOf(key))
        .where('expires_at', '>', new Date().toISOString())
        .executeTakeFirst();
      return Math.max(0, points - (row?.points ?? 0));
    },
    giveBack,
    async forget(keys) {
      await database.deleteFrom('rate_limits').where('key', 'in', keys.map(hashOf)).execute();
    },
  };
}

/** Removes counts that have ended. */
export async function removeEndedCounts(database: Database): Promise<void> {
  await database.deleteFrom('rate_limits').where('expires_at', '<=', new Date().toISOString()).execute();
}
