import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import type { Database } from '#server/database/schema.ts';

export interface HealthOptions {
  /** How long a write that succeeded counts. */
  freshMilliseconds?: number;
}

// About what a message takes, and random, so that no engine stores it in less.
const probeBytes = 16 * 1024;
// Whoever asks may not wait longer than that; a database that is locked or hangs keeps him waiting.
const patienceMilliseconds = 4_000;

async function write(database: Database): Promise<void> {
  const content = randomBytes(probeBytes / 2).toString('hex');
  await database
    .insertInto('health_checks')
    .values({ id: 'probe', content })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
    .execute();
}

/** Tells whether the database takes a write; one that succeeded is believed for a while. */
function writeProbe(database: Database, freshMilliseconds: number): () => Promise<boolean> {
  let provenUntil = Number.NEGATIVE_INFINITY;
  let running: Promise<boolean> | undefined;
  async function prove(): Promise<boolean> {
    try {
      await write(database);
      provenUntil = performance.now() + freshMilliseconds;
      return true;
    } catch {
      return false;
    } finally {
      running = undefined;
    }
  }
  return async () => {
    if (performance.now() < provenUntil) return true;
    running ??= prove();
    return running;
  };
}

/**
 * `/api/health`: 200 when the database stores what it is given, which it does not when it is away or its disk is full;
 * otherwise 503.
 */
export function healthRoutes(database: Database, { freshMilliseconds = 5_000 }: HealthOptions = {}): Hono {
  const storesData = writeProbe(database, freshMilliseconds);
  return new Hono().get('/api/health', async (context) => {
    const healthy = await Promise.race([storesData(), delay(patienceMilliseconds, false, { ref: false })]);
    if (healthy) return context.json({ status: 'ok' });
    return context.json({ status: 'the database cannot be reached or written to' }, 503);
  });
}
