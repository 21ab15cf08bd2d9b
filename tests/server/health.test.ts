import { expect, test } from 'vitest';
import { postgresBinaries, startPostgres } from '#scripts/own-postgres.ts';
import { postForm } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
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
  test('a database that goes away is answered 503, never OK, and the pages stay up', async () => {
    const cluster = await startPostgres(binaries);
    const { url } = await startTestServer({ DATABASE_URL: await cluster.createDatabase() });
    expect((await postForm(url)).status).toBe(200);
    await cluster.stop();
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
    const refused = await postForm(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
    expect(await refused.text()).toMatch(/please try again in a minute/);
    expect((await fetch(url)).status).toBe(200);
  });
}

test('no answer of the API may be stored by a cache, whatever its status', async () => {
  const { url } = await startTestServer();
  const statuses: number[] = [];
  for (const [method, path, headers] of [
    ['GET', '/api/health', {}],
    ['GET', '/api/nothing', {}],
    ['GET', '/api/account', {}],
    ['GET', '/api/account/export', {}],
    ['GET', '/api/v1.0/email/send', {}],
    ['POST', '/api/v1.0/email/send', {}],
    ['POST', '/api/account/log-in', { Origin: 'https://evil.example' }],
  ] as const) {
    const answer = await fetch(url + path, { method, headers });
    expect(answer.headers.get('Cache-Control'), path).toBe('no-store');
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 404, 401, 401, 405, 400, 403]);
});
