import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type PostgresCluster, postgresBinaries, startPostgres } from '#scripts/own-postgres.ts';
import { openAccount, signUpForm } from './support/accounts.ts';
import { postForm, postJson } from './support/contact.ts';
import {
  openTestDatabase,
  spawnReadyServer,
  startTestServer,
  storedMessages,
  testEnvironment,
} from './support/server.ts';

const binaries = postgresBinaries ?? '';

function postAccount(url: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/account${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** One call of each kind that needs the database. */
function needsDatabase(url: string, cookie: string): Promise<Response>[] {
  const { email, password } = signUpForm;
  return [
    postForm(url),
    postJson(url),
    postAccount(url, '/log-in', { email, password }),
    postAccount(url, '/sign-up', signUpForm),
    postAccount(url, '/verify-email', { token: 'A'.repeat(43) }),
    postAccount(url, '/forgot-password', signUpForm),
    fetch(`${url}/api/account`, { headers: { Cookie: cookie } }),
  ];
}

describe.skipIf(binaries === '')('while PostgreSQL is in trouble', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(binaries);
  });
  afterAll(() => cluster.stop());

  test('a connection that breaks in the middle of a transaction fails that transaction alone', async () => {
    const url = await cluster.createDatabase();
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: url }));
    const broken = database.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      await cluster.endConnections(url);
      // The end of the connection arrives while no statement waits for an answer.
      await delay(200);
      await sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  });

  test('broken connections and a restart under load end no server, and what was answered OK is stored', async () => {
    const url = await cluster.createDatabase();
    const environment = testEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const server = await spawnReadyServer(environment);
    const statuses: number[] = [];
    let stopping = false;
    async function sendInTurn(): Promise<void> {
      while (!stopping) {
        const { status } = await postJson(server.url);
        statuses.push(status);
        if (status !== 200) await delay(20);
      }
    }
    const senders = Promise.all(Array.from({ length: 8 }, sendInTurn));
    for (let round = 0; round < 20; round += 1) {
      await delay(30);
      await cluster.endConnections(url);
    }
    await cluster.restart();
    await vi.waitFor(async () => expect((await postJson(server.url)).status).toBe(200), 10_000);
    stopping = true;
    await senders;
    expect(server.child.exitCode).toBeNull();
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const accepted = statuses.filter((status) => status === 200).length + 1;
    expect((await storedMessages(environment)).length).toBeGreaterThanOrEqual(accepted);
  });

  test('a full disk of the database is told as trouble that passes, and passes', async () => {
    const { url, environment } = await startTestServer({ DATABASE_URL: await cluster.createDatabase() });
    const database = await openTestDatabase(environment);
    // As PostgreSQL says it itself.
    await sql`create function fill() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
      database,
    );
    await sql`create trigger full_disk before insert on contact_messages execute function fill()`.execute(
      database,
    );
    const refused = await postForm(url);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await refused.text()).toMatch(/try again/);
    await sql`drop trigger full_disk on contact_messages`.execute(database);
    expect((await postForm(url)).status).toBe(200);
    expect(await storedMessages(environment)).toHaveLength(1);
  });

  test('what needs a database that is away or hangs is answered 503 within 5 seconds, and works again by itself', async () => {
    const url = await cluster.createDatabase();
    const server = await startTestServer({ DATABASE_URL: url });
    const { url: site } = server;
    const { cookie } = await openAccount(server);
    const callAll = () => needsDatabase(site, cookie);
    await Promise.all(callAll());
    cluster.freeze();
    const limit = AbortSignal.timeout(5_000);
    try {
      const answers = await Promise.race([
        Promise.all([...callAll(), ...callAll(), ...callAll()]),
        new Promise<never>((_, reject) => {
          limit.onabort = () => reject(new Error('There was no answer in 5 seconds.'));
        }),
      ]);
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(await answer.text()).toMatch(/^[A-Z][^.]*try again[^.]*\.$/);
      }
      expect((await fetch(site)).status).toBe(200);
    } finally {
      cluster.thaw();
    }
    await vi.waitFor(async () => {
      const statuses = (await Promise.all(callAll())).map(({ status }) => status);
      expect(statuses.every((status) => status < 500)).toBe(true);
    }, 10_000);
  });
});
