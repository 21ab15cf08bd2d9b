import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { postForm } from './support/contact.ts';
import { rawConnection, statusesIn } from './support/raw-request.ts';
import { startTestServer } from './support/server.ts';

const badHosts = ['1.1.1.1.1', '256.256.256.256', 'a/b', 'a?b', '[::1', 'a b'];
const query = '?email=ange@example.rw';

test.for(badHosts)(
  'the Host header "%s" is answered 400 on every address and logs no query',
  async (host) => {
    const server = await startTestServer();
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/assets/main.4f3a2b1c.css'],
      ['GET', '/nothing'],
      ['GET', '/api/health'],
      ['POST', '/api/account/log-in'],
      ['POST', '/'],
    ]) {
      const connection = rawConnection(server.url);
      await connection.send(
        `${method} ${path}${query} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
      );
      await connection.closed;
      expect(statusesIn(connection.received()), `${method} ${path}`).toEqual([400]);
    }
    await server.close();
    expect(server.logged()).not.toMatch(/ange|"status":5/);
  },
);

test('a visitor who goes away in the middle of sending is no failure of the server', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'debug' });
  for (const path of ['/api/v1.0/email/send', '/api/account/log-in', '/']) {
    const connection = rawConnection(server.url);
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    await connection.send(`${head}Content-Length: 1000\r\n\r\n{"user_id":`);
    await delay(50);
    connection.socket.resetAndDestroy();
  }
  await vi.waitFor(() => expect(server.logged().match(/visitor went away/g)).toHaveLength(3), 5_000);
  expect(server.logged()).not.toMatch(/failure|"level":"error"|"status":5/);
});

test('a refusal leaves the connection open for the next request, however slowly the refused body comes', async () => {
  const { url } = await startTestServer();
  const connection = rawConnection(url);
  const head = 'POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\n';
  await connection.send(`${head}Content-Length: 1000\r\n\r\n${'x'.repeat(500)}`);
  await delay(800);
  await connection.send(`${'x'.repeat(500)}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await connection.closed;
  expect(statusesIn(connection.received())).toEqual([403, 200]);
});

test.for(['/api/v1.0/email/send', '/api/account/log-in'])(
  'an upload that is far too large for %s gets its answer, which says that the connection ends',
  async (path) => {
    const { url } = await startTestServer();
    const connection = rawConnection(url);
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
    await connection.send(`${head}Content-Length: 100000000\r\n\r\n`);
    void connection.send('x'.repeat(1_100_000));
    await connection.closed;
    expect(statusesIn(connection.received())).toEqual([413]);
    expect(connection.received()).toMatch(/^connection: close\r$/im);
  },
);

test('uploads of a megabyte are all answered 413', async () => {
  const { url } = await startTestServer();
  const statuses: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const answer = await fetch(`${url}/api/account/log-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(1_000_000),
    });
    await answer.text();
    statuses.push(answer.status);
  }
  expect(statuses).toEqual(Array(20).fill(413));
});

test('one connection gets a thousand answers and no more, so that nobody can pile them up without reading', async () => {
  const { url } = await startTestServer();
  const connection = rawConnection(url);
  await connection.send('GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_200));
  await vi.waitFor(() => expect(statusesIn(connection.received())).toHaveLength(1_200), 20_000);
  const answered = statusesIn(connection.received()).filter((status) => status === 200);
  expect(answered).toHaveLength(1_000);
});

test('a client that takes nothing of its answer is let go', async () => {
  const server = createHttpServer((_request, response) => response.end(Buffer.alloc(50_000_000)), {
    silence: 300,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const dropped = new Promise<void>((resolve) => {
    server.once('connection', (socket) => socket.once('close', () => resolve()));
  });
  const connection = rawConnection(`http://127.0.0.1:${port}`);
  connection.socket.pause();
  await connection.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await dropped;
});

test('a server without a site answers the API alone', async () => {
  const { url } = await startTestServer({ SITE_DIR: 'none' });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await postForm(url)).status).toBe(200);
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('/api')]);
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
});

test.for([
  ['GET http://localhost/fr HTTP/1.1\r\nHost: localhost', 200],
  ['GET /fr?x=1 HTTP/1.1\r\nHost: localhost', 200],
  ['GET /x/../fr HTTP/1.1\r\nHost: localhost', 200],
  ['GET fr HTTP/1.1\r\nHost: localhost', 400],
  ['GET ftp://localhost/ HTTP/1.1\r\nHost: localhost', 400],
  ['OPTIONS * HTTP/1.1\r\nHost: localhost', 400],
  ['GET / HTTP/1.0', 400],
  ['GET /api HTTP/1.1\r\nHost: localhost', 404],
  ['GET /x/../api/health HTTP/1.1\r\nHost: localhost', 200],
] as const)('the request %j is answered %s', async ([head, expected]) => {
  const { url } = await startTestServer();
  const connection = rawConnection(url);
  await connection.send(`${head}\r\nConnection: close\r\n\r\n`);
  await connection.closed;
  expect(statusesIn(connection.received())).toEqual([expected]);
});
