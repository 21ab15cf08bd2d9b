import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createHttpServer } from '#server/http/http-server.ts';
import { readBody } from '#server/http/read-body.ts';
import { postForm } from './support/contact.ts';
import { rawConnection } from './support/raw-request.ts';
import { startTestServer } from './support/server.ts';

const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n';

/** Clients that would hold a connection: what they send at once, what they drip, and whether they then end their side. */
const clients = [
  ['says nothing', { sends: '', drips: '', ends: false }],
  ['sends half of a head', { sends: 'GET / HTTP/1.1\r\nHost:', drips: '', ends: false }],
  ['drips a head', { sends: 'GET / HTTP/1.1\r\nX: ', drips: 'x', ends: false }],
  ['drips line after line of a head', { sends: 'GET / HTTP/1.1\r\n', drips: 'X: x\r\n', ends: false }],
  ['ends its side within a head', { sends: 'GET / HTTP/1.1\r\nHost:', drips: '', ends: true }],
  ['sends half of a body', { sends: `${head}x`, drips: '', ends: false }],
  ['drips a body', { sends: head, drips: 'x', ends: false }],
  ['ends its side within a body', { sends: `${head}x`, drips: '', ends: true }],
  [
    'asks nothing after an answer',
    { sends: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', drips: '', ends: false },
  ],
  [
    'ends its side after a request',
    { sends: 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', drips: '', ends: true },
  ],
] as const;

test.concurrent.for(clients)(
  'a client that %s is let go',
  async ([, { sends, drips, ends }], { onTestFinished }) => {
    const server = createHttpServer(
      (request, response) => {
        void readBody(request).then(({ state }) => state !== 'gone' && response.end('answer'));
      },
      { head: 200, request: 400, betweenRequests: 200, look: 50 },
    );
    const port = await new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const letGo = new Promise<void>((resolve) => {
      server.once('connection', (socket) => socket.once('close', () => resolve()));
    });
    // Its own side stays open, whatever the server does: it is the server that has to let go.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).resume();
    socket.write(sends);
    if (ends) socket.end();
    const drip = setInterval(() => drips !== '' && socket.writable && socket.write(drips), 20);
    onTestFinished(() => clearInterval(drip));
    await letGo;
  },
);

test('two hundred clients that hold on to a request keep nobody else from being served', async () => {
  const { url } = await startTestServer();
  const holders = Array.from({ length: 200 }, (_, index) => {
    const connection = rawConnection(url);
    return connection.send(index % 2 === 0 ? 'GET / HTTP/1.1\r\nHost:' : `${head}x`);
  });
  await Promise.all(holders);
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => fetch(url)),
    ...Array.from({ length: 5 }, () => postForm(url)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('the limits of the real server are on, and the whole of a request has a minute', () => {
  const server = createHttpServer(() => undefined);
  expect(server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    timeout: 120_000,
    maxConnections: 4_000,
    maxRequestsPerSocket: 1_000,
  });
});
