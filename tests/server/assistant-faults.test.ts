import { expect, test, vi } from 'vitest';
import { callEntries } from './support/entries.ts';
import {
  type AskedServer,
  askAndLeave,
  beginStream,
  finish,
  type ModelBehaviour,
  say,
  saying,
  startAsked,
} from './support/model.ts';

const good = 'Look up from the screen every 20 minutes for 20 seconds. [1]';
const sentence = { kind: 'sentence', cites: [0] };

/** What the member has left of today's questions. */
async function left({ server, cookie }: AskedServer): Promise<unknown> {
  return (await callEntries(server, { cookie }, '/assistant')).body;
}

test.for<[string, ModelBehaviour]>([
  ['refuses with 429', (response) => void response.writeHead(429).end('{"error":"rest my eyes"}')],
  ['fails with 500', (response) => void response.writeHead(500).end('rest my eyes')],
  ['leads elsewhere', (response) => void response.writeHead(307, { Location: 'http://127.0.0.1:9/x' }).end()],
  [
    'answers with a page',
    (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hi</p>'),
  ],
  ['takes the question and says nothing', () => undefined],
  ['begins and says nothing', (response) => void beginStream(response).flushHeaders()],
  ['hangs up', (response) => void response.destroy()],
])(
  'a model that %s is away: 503, the question is not counted, nothing of it is logged',
  async ([, behave]) => {
    const asked = await startAsked(behave);
    const answer = await asked.ask();
    expect(answer).toMatchObject({ status: 503, error: 'modelAway' });
    expect(answer.headers.get('Retry-After')).toBe('60');
    expect(await left(asked)).toMatchObject({ left: 20 });
    await vi.waitFor(() => expect(asked.server.logged()).toContain('model away'));
    expect(asked.server.logged()).not.toMatch(/rest my eyes|screen/);
    expect(asked.model.asked).toHaveLength(1);
  },
);

test('a model that nobody listens for is away', async () => {
  const asked = await startAsked(saying(''), { ASSISTANT_URL: 'http://127.0.0.1:9/v1' });
  expect(await asked.ask()).toMatchObject({ status: 503, error: 'modelAway' });
});

test.for<[string, ModelBehaviour]>([
  ['falls silent', (response) => void say(beginStream(response), `${good} And then`)],
  [
    'hangs up',
    (response) => {
      beginStream(response);
      say(response, `${good} And`);
      setTimeout(() => response.destroy(), 100);
    },
  ],
  [
    'ends without a sign of it',
    (response) => {
      beginStream(response);
      say(response, `${good} Do not`);
      response.end();
    },
  ],
  ['runs out of tokens', saying(`${good} Never look at the screen every 20`, 'length')],
  [
    'sends no JSON',
    (response) => {
      beginStream(response);
      say(response, `${good} A`);
      response.end('data: {"choices":[\n\n');
    },
  ],
  [
    'sends an error',
    (response) => {
      beginStream(response);
      say(response, `${good} A`);
      response.end('data: {"error":{"message":"out of memory"}}\n\n');
    },
  ],
])(
  'of a model that %s, the whole sentences stand, and the end says that it was cut off',
  async ([, behave]) => {
    const asked = await startAsked(behave);
    const { status, events } = await asked.ask();
    expect(status).toBe(200);
    expect(events).toMatchObject([sentence, { kind: 'end', reason: 'cutOff', dropped: 0 }]);
    // The next question may come at once.
    asked.model.behave = saying(good);
    expect((await asked.ask()).status).toBe(200);
  },
);

test('a slow model is waited for as long as it says something', async () => {
  const { ask } = await startAsked(async (response) => {
    beginStream(response);
    for (const word of good.split(/(?<= )/)) {
      say(response, word);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    finish(response);
  });
  expect((await ask()).events).toMatchObject([sentence, { reason: 'complete' }]);
});

test('a model that never ends is cut off, by the whole time or by its length', async () => {
  const endless: ModelBehaviour = (response) => {
    beginStream(response);
    say(response, `${good} `);
    const timer = setInterval(() => say(response, 'And so on and on, '), 20);
    response.on('close', () => clearInterval(timer));
  };
  const patience = { firstWord: 400, silence: 400, whole: 700 };
  const slow = await startAsked(endless, { patience });
  expect((await slow.ask()).events).toMatchObject([sentence, { reason: 'cutOff' }]);
  await vi.waitFor(() => expect(slow.model.left).toBe(1));
  slow.model.behave = (response) => {
    beginStream(response);
    say(response, `${good} `);
    for (let turn = 0; turn < 3_000; turn += 1) say(response, 'x'.repeat(1_000));
    finish(response);
  };
  expect((await slow.ask()).events).toMatchObject([sentence, { reason: 'cutOff' }]);
});

test('one event that never ends is not waited for', async () => {
  const { ask } = await startAsked((response) => {
    beginStream(response);
    for (let turn = 0; turn < 40; turn += 1) response.write(`data: ${'x'.repeat(60_000)}`);
  });
  const { status, events } = await ask();
  expect(status).toBe(200);
  expect(events).toEqual([{ kind: 'end', reason: 'cutOff', dropped: 0 }]);
});

test('when the reader goes away, before the first word or after it, the model is left too', async () => {
  const patience = { firstWord: 20_000, silence: 20_000, whole: 30_000 };
  const asked = await startAsked(() => undefined, { patience });
  const early = askAndLeave(asked.server, asked.cookie);
  await vi.waitFor(() => expect(asked.model.asked).toHaveLength(1));
  early.leave();
  await vi.waitFor(() => expect(asked.model.left).toBe(1));
  asked.model.behave = (response) => void say(beginStream(response), `${good} And`);
  let late = askAndLeave(asked.server, asked.cookie);
  await vi.waitFor(async () => {
    const status = await late.status;
    if (status !== 200) late = askAndLeave(asked.server, asked.cookie);
    expect(status).toBe(200);
  });
  late.leave();
  await vi.waitFor(() => expect(asked.model.left).toBe(2));
  expect(asked.server.logged()).not.toContain('model away');
});

test('a server that does not stream, and one that thinks aloud, are understood', async () => {
  const { ask, model } = await startAsked((response) => {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
    const message = { role: 'assistant', content: good };
    response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
  });
  expect((await ask()).events).toMatchObject([sentence, { reason: 'complete', dropped: 0 }]);
  model.behave = saying(`<think>\nRub the eye. [1] Look away. [1]\n</think>\n\n${good}`);
  expect((await ask()).events).toMatchObject([sentence, { reason: 'complete', dropped: 0 }]);
});
