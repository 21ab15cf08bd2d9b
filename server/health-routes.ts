import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from './database/schema.ts';

/** `/api/health`: 200 when the database answers, 503 when it does not. */
export function healthRoutes(database: Database): Hono {
  return new Hono().get('/api/health', async (context) => {
    try {
      await sql`select 1`.execute(database);
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'database unreachable' }, 503);
    }
  });
}
