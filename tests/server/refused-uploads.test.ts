import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { rawConnection, statusesIn } from './support/raw-request.ts';
import { startTestServer } from './support/server.ts';

const length = 'Content-Length: 100000000';
const json = 'Content-Type: application/json';

/** Requests whose body is not read, and the status that they get. */
const unread = [
  ['POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost', 413],
  ['POST /api/account/log-in HTTP/1.1\r\nHost: localhost', 413],
  ['POST /api/calendar HTTP/1.1\r\nHost: localhost', 413],
  ['POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example', 403],
  ['POST /api/nothing HTTP/1.1\r\nHost: localhost', 404],
  ['POST / HTTP/1.1\r\nHost: localhost', 405],
  ['POST / HTTP/1.1\r\nHost: a/b', 400],
  ['POST ftp://localhost/ HTTP/1.1\r\nHost: localhost', 400],
  ['GET / HTTP/1.1\r\nHost: localhost', 200],
  ['GET /fr/ HTTP/1.1\r\nHost: localhost', 308],
  ['GET /nothing HTTP/1.1\r\nHost: localhost', 404],
  ['GET /api/health HTTP/1.1\r\nHost: localhost', 200],
] as const;

test.for(unread)(
  '%j with a body that is not read is answered %s, and the connection ends',
  async ([head, status]) => {
    const { url } = await startTestServer();
    const connection = rawConnection(url);
    await connection.send(`${head}\r\n${json}\r\n${length}\r\n\r\n`);
    await connection.closed;
    expect(statusesIn(connection.received())).toEqual([status]);
    expect(connection.received()).toMatch(/^connection: close\r$/im);
  },
);

test('an upload of a client that has sent too much is answered 429 before it is read, and the connection ends', async () => {
  const { url } = await startTestServer({ CONTACT_RATE_LIMIT: '1' });
  const head = `POST /api/v1.0/email/send HTTP/1.1\r\nHost: localhost\r\n${json}\r\n`;
  const first = rawConnection(url);
  await first.send(`${head}Content-Length: 2\r\nConnection: close\r\n\r\n{}`);
  await first.closed;
  const second = rawConnection(url);
  await second.send(`${head}${length}\r\n\r\n`);
  await second.closed;
  expect([statusesIn(first.received()), statusesIn(second.received())]).toEqual([[400], [429]]);
  expect(second.received()).toMatch(/^connection: close\r$/im);
  expect(second.received()).toMatch(/^retry-after: \d+\r$/im);
});

test('what comes after a body that was not read is no request', async () => {
  const { url } = await startTestServer();
  const connection = rawConnection(url);
  const hidden = 'GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n';
  await connection.send(
    `POST / HTTP/1.1\r\nHost: a/b\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}${hidden}`,
  );
  await connection.closed;
  expect(statusesIn(connection.received())).toEqual([400]);
});

test.for(['Content-Length: 30000000', 'Transfer-Encoding: chunked'])(
  'who reads the answer only after sending megabytes by %s finds all of it',
  async (how) => {
    const { url } = await startTestServer();
    const connection = rawConnection(url);
    connection.socket.pause();
    await connection.send(
      `POST /api/account/log-in HTTP/1.1\r\nHost: localhost\r\n${json}\r\n${how}\r\n\r\n`,
    );
    const piece = 'x'.repeat(1_000_000);
    const chunk = how.startsWith('T') ? `${piece.length.toString(16)}\r\n${piece}\r\n` : piece;
    for (let count = 0; count < 20; count += 1) await connection.send(chunk);
    connection.socket.resume();
    await connection.closed;
    expect(statusesIn(connection.received())).toEqual([413]);
    expect(connection.received()).toMatch(/\{"error":"tooLarge"\}$/);
  },
);

test('who goes on sending after the answer is cut off', async () => {
  const { url } = await startTestServer();
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const cutOff = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  socket.write(`POST /api/account/log-in HTTP/1.1\r\nHost: localhost\r\n${length}\r\n\r\n`);
  const drip = setInterval(() => socket.write('x'), 50);
  onTestFinished(() => clearInterval(drip));
  await cutOff;
});
