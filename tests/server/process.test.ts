import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#scripts/own-postgres.ts';
import { envelope, postForm, postJson, validFields } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import {
  type Environment,
  spawnReadyServer,
  spawnServer,
  storedMessages,
  testEnvironment,
} from './support/server.ts';
import { temporaryDirectory } from './support/temporary.ts';

/** Runs a server that cannot start and returns what it said. */
async function failToStart(overrides: Environment): Promise<string> {
  const server = spawnServer(testEnvironment(overrides));
  expect(await server.exitCode).toBe(1);
  expect(server.stdout()).toBe('');
  return server.stderr();
}

/** One sentence, one line, no stack. */
const sentence = (...words: string[]) =>
  new RegExp(`^${words.map((word) => `[^\n]*${word}`).join('')}[^\n]*\\.\n$`);

test('a server says where it is in one line, then logs JSON only, and ends with 0 when asked to', async () => {
  const server = await spawnReadyServer(testEnvironment());
  expect(await server.firstLine).toMatch(/^Buzima is ready at http:\/\/localhost:\d+$/);
  await fetch(`${server.url}/fr`);
  await postForm(server.url);
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(server.stderr()).toBe('');
  const lines = server.stdout().trim().split('\n').slice(1);
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'info', event: 'request', path: '/fr', status: 200 }),
  );
});

test('a log that nobody reads any more does not stop the site', async () => {
  const server = await spawnReadyServer(testEnvironment());
  server.child.stdout?.destroy();
  for (let count = 0; count < 5; count += 1) expect((await fetch(server.url)).status).toBe(200);
});

test('a taken port is one sentence', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  expect(await failToStart({ PORT: String(port) })).toMatch(
    sentence(`Port ${port} is already taken`, 'PORT'),
  );
});

test('a data folder that cannot be written to is one sentence', async () => {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  expect(await failToStart({ DATA_DIR: file })).toMatch(sentence('data folder', 'DATA_DIR'));
  expect(await failToStart({ DATA_DIR: join(file, 'below') })).toMatch(sentence('data folder', 'DATA_DIR'));
});

test('a site that is not built is one sentence', async () => {
  const empty = temporaryDirectory();
  expect(await failToStart({ SITE_DIR: empty })).toMatch(sentence('no index.html', 'npm run build'));
  expect(await failToStart({ SITE_DIR: join(empty, 'nothing') })).toMatch(
    sentence('cannot be read', 'npm run build'),
  );
});

test('a database that cannot be reached is one sentence without the password', async () => {
  const url = `postgresql://user:secret@127.0.0.1:${await freePort()}/buzima`;
  const said = await failToStart({ DATABASE_URL: url });
  expect(said).toMatch(sentence('database at 127.0.0.1', 'could not be opened'));
  expect(said).not.toContain('secret');
});

test('a database file that is none is one sentence, and the file is left as it was', async () => {
  const directory = temporaryDirectory();
  const path = join(directory, 'buzima.sqlite');
  writeFileSync(path, 'not a database '.repeat(100));
  expect(await failToStart({ DATA_DIR: directory })).toMatch(
    sentence('buzima.sqlite', 'could not be opened'),
  );
  expect(readFileSync(path, 'utf8')).toBe('not a database '.repeat(100));
});

test('a wrong variable is one sentence', async () => {
  expect(await failToStart({ PORT: 'eighty' })).toMatch(sentence('PORT', 'whole number'));
});

/** Sends a request up to the middle of its body and leaves it there. */
async function beginPost(url: string): Promise<{ finish: () => Promise<string> }> {
  const body = JSON.stringify({ ...envelope, template_params: validFields });
  const { port, host } = new URL(url);
  const socket: Socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const head = `POST /api/v1.0/email/send HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n`;
  const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(`${head}${length}\r\n${body.slice(0, 40)}`, () => resolve());
  });
  return {
    async finish() {
      socket.write(body.slice(40));
      await closed;
      return answer;
    },
  };
}

async function refusesConnections(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    () => false,
    () => true,
  );
}

test.for(databaseKinds)(
  'a server that is asked to stop finishes what was begun and takes nothing new (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const server = await spawnReadyServer(environment);
    const begun = await beginPost(server.url);
    await fetch(`${server.url}/api/health`);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect(await refusesConnections(server.url)).toBe(true), {
      timeout: 20_000,
    });
    expect(await begun.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\nOK$/);
    expect(await server.exitCode).toBe(0);
    expect(await storedMessages(environment)).toHaveLength(1);
  },
);

test.for(databaseKinds)(
  'killing the server in the middle of 500 messages loses none that got an OK (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const server = await spawnReadyServer(environment);
    const accepted: string[] = [];
    let next = 0;

    async function sendInTurn(): Promise<void> {
      while (next < 500) {
        next += 1;
        const message = `Message number ${next}.`;
        const answer = await postJson(server.url, { ...validFields, message })
          .then(async (response) => [response.status, await response.text()])
          .catch(() => undefined);
        if (answer?.[0] === 200 && answer[1] === 'OK') accepted.push(message);
        if (accepted.length === 250) server.child.kill('SIGKILL');
      }
    }
    await Promise.all(Array.from({ length: 20 }, sendInTurn));

    expect(accepted.length).toBeGreaterThanOrEqual(250);
    expect(accepted.length).toBeLessThan(500);
    const stored = new Set((await storedMessages(environment)).map(({ message }) => message));
    expect(accepted.filter((message) => !stored.has(message))).toEqual([]);
    const again = await spawnReadyServer(environment);
    expect((await postJson(again.url)).status).toBe(200);
  },
);

test('a relay that died with the server sends the rest after the next start', async () => {
  const environment = testEnvironment();
  // A file where the outbox should be: nothing can go out.
  const outbox = join(environment.DATA_DIR ?? '', 'outbox');
  writeFileSync(outbox, '');
  const server = await spawnReadyServer(environment);
  for (let count = 0; count < 3; count += 1) expect((await postForm(server.url)).status).toBe(200);
  await vi.waitFor(async () => {
    const states = (await storedMessages(environment)).map(({ relay }) => relay);
    expect(states).toContainEqual(
      expect.objectContaining({ state: 'waiting', lastError: expect.any(String) }),
    );
  }, 20_000);
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  rmSync(outbox);
  mkdirSync(outbox);
  await spawnReadyServer(environment);
  await vi.waitFor(
    async () => {
      const states = (await storedMessages(environment)).map(({ relay }) => relay.state);
      expect(states).toEqual(['sent', 'sent', 'sent']);
    },
    { timeout: 25_000, interval: 100 },
  );
}, 90_000);
