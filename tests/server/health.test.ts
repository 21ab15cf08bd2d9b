import { expect, test } from 'vitest';
import { postForm } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { postgresBinaries, startPostgres } from './support/postgres.ts';
import { startTestServer } from './support/server.ts';

test.for(databaseKinds)('a healthy server says so, uncached (%s)', async (kind) => {
  const { url } = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const response = await fetch(`${url}/api/health`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({ status: 'ok' });
});

const binaries = postgresBinaries;
if (binaries !== undefined) {
  test('a database that goes away is answered 503 and 500, never OK, and the pages stay up', async () => {
    const cluster = await startPostgres(binaries);
    const { url } = await startTestServer({ DATABASE_URL: await cluster.createDatabase() });
    expect((await postForm(url)).status).toBe(200);
    await cluster.stop();
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    const refused = await postForm(url);
    expect(refused.status).toBe(500);
    expect(await refused.text()).toMatch(/please try again later/);
    expect((await fetch(url)).status).toBe(200);
  });
}
