import { expect, test } from 'vitest';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { startTestServer } from './support/server.ts';

test.for(databaseKinds)('a healthy server says so, uncached (%s)', async (kind) => {
  const { url } = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const response = await fetch(`${url}/api/health`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});
