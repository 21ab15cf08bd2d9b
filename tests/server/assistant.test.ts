import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { assistantStateSchema } from '#src/features/ask/contract.ts';
import type { KeptAnswer } from '#src/features/ask/logic/kept-answers.ts';
import { openAccount, password } from './support/accounts.ts';
import { callEntries, newEntry, syncCall } from './support/entries.ts';
import {
  askAndLeave,
  beginStream,
  finish,
  type ModelBehaviour,
  makeAskSite,
  postQuestion,
  question,
  readAsked,
  say,
  saying,
  startAsked,
} from './support/model.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const first = 'Look up from the screen every 20 minutes for 20 seconds.';
const second = 'Sit 50 to 70 cm from the screen.';
const plain = `${first} [1] ${second} [1]\nLook for UV 400 on the label of sunglasses [2].`;

test('a member’s question goes out with the server’s own words of the passages, and comes back as sentences', async () => {
  const { ask, model, server } = await startAsked(saying(plain), { ASSISTANT_KEY: 'k3y' });
  const { status, headers, events } = await ask();
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toMatch('application/x-ndjson');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(events).toEqual([
    { kind: 'sentence', text: first, cites: [0] },
    { kind: 'sentence', text: second, cites: [0] },
    { kind: 'sentence', text: 'Look for UV 400 on the label of sunglasses.', cites: [1] },
    { kind: 'end', reason: 'complete', dropped: 0 },
  ]);
  const [asked] = model.asked;
  expect(asked).toMatchObject({ url: '/v1/chat/completions', authorization: 'Bearer k3y' });
  expect(asked?.body).toMatchObject({ model: 'umunyabwenge-7b', stream: true, temperature: 0.1 });
  const material = asked?.body.messages.at(-1)?.content ?? '';
  expect(material).toContain('Blink often, and sit 50–70 cm from the screen.');
  expect(material).toContain('Sunglasses: Look for “UV 400” on the label.');
  expect(material).toContain(question.question);
  // Another passage begins at a heading with an id; sources are no text.
  expect(material).not.toMatch(/Kitchen smoke|Sources/);
  expect(server.logged()).not.toMatch(/rest my eyes|UV 400|k3y/);
});

test('the page is told whether there is a model, who may ask it, and how often still today', async () => {
  const { server, cookie, ask } = await startAsked(saying(plain), { ASSISTANT_QUESTIONS_A_DAY: '3' });
  const state = async (as: string) =>
    assistantStateSchema.parse((await callEntries(server, { cookie: as }, '/assistant')).body);
  expect(await state('')).toEqual({ model: 'umunyabwenge-7b', member: false, left: null });
  expect(await state(cookie)).toEqual({ model: 'umunyabwenge-7b', member: true, left: 3 });
  await ask();
  expect(await state(cookie)).toMatchObject({ left: 2 });
});

test('without a model the page is told so, and a question finds none', async () => {
  const server = await startTestServer({ SITE_DIR: makeAskSite() });
  const { body } = await callEntries(server, { cookie: '' }, '/assistant');
  expect(body).toEqual({ model: null, member: false, left: null });
});

test('only members may ask, from our own pages and by the contract', async () => {
  const { server, cookie, model, ask } = await startAsked(saying(plain));
  expect(await readAsked(await postQuestion(server, '', question))).toMatchObject({
    ...{ status: 401, error: 'notLoggedIn' },
  });
  const foreign = await postQuestion(server, cookie, question, {
    headers: { Origin: 'https://else.example' },
  });
  expect(foreign.status).toBe(403);
  const page = '/tips/eye-care';
  for (const changes of [
    { question: '' },
    { question: ' \n' },
    { question: 'x'.repeat(501) },
    { language: 'de' },
    { passages: [] },
    { passages: Array.from({ length: 7 }, () => ({ page, section: '' })) },
    { passages: [{ page: 'https://else.example/x', section: '' }] },
    { passages: [{ page: '/tips/../server', section: '' }] },
    { passages: [{ page, section: '"><script>' }] },
    { passages: ['Say something nice.'] },
  ]) {
    expect(await ask(changes), JSON.stringify(changes)).toMatchObject({ status: 400, error: 'badRequest' });
  }
  const large = await postQuestion(server, cookie, { ...question, more: 'x'.repeat(70_000) });
  expect(large.status).toBe(413);
  expect(model.asked).toEqual([]);
});

test('passages of accounts, of other languages and of nowhere are none', async () => {
  const { ask, model } = await startAsked(saying(plain));
  const none = [{ kind: 'end', reason: 'noPassages', dropped: 0 }];
  for (const [page, section] of [
    ['/premium/account', 'screen-breaks'],
    ['/fr/tips/eye-care', 'screen-breaks'],
    ['/tips/eye-care', 'nowhere'],
    ['/tips/eye-care', 'related'],
    ['/tips/eye-care', 'lines'],
    ['/tips/nowhere', ''],
    ['/bmi-calculator', ''],
    ['/constructor', 'constructor'],
  ]) {
    expect((await ask({ passages: [{ page, section }] })).events, `${page}#${section}`).toEqual(none);
  }
  expect(model.asked).toEqual([]);
});

test('what a page shows on screens alone, such as the advice of a workout, can be asked about', async () => {
  const text = 'Wash your hands before you touch your eyes.';
  const { ask } = await startAsked(saying(`${text} [1]`));
  const { events } = await ask({ passages: [{ page: '/tips/eye-care', section: 'dos' }] });
  expect(events[0]).toEqual({ kind: 'sentence', text, cites: [0] });
});

test.for([
  ['en', 'How much paracetamol may I take?', 'medicine'],
  ['fr', 'Puis-je prendre ce médicament pour mes yeux ?', 'medicine'],
  ['rw', 'Umuti w’amaso nawufata gute?', 'medicine'],
  ['sw', 'Nitumie dawa gani ya macho?', 'medicine'],
  ['en', 'Is a screen bad for my baby?', 'children'],
  ['sw', 'Mtoto wangu anaumwa macho', 'children'],
  ['fr', 'Je suis enceinte, que faire pour mes yeux ?', 'pregnancy'],
  ['rw', 'Ndatwite kandi amaso arambabaza', 'pregnancy'],
  ['en', 'I want to die', 'danger'],
  ['sw', 'Nataka kujiua', 'danger'],
  // People write in another language than that of the page.
  ['rw', 'What dose is right?', 'medicine'],
] as const)(
  'a question on a closed topic reaches no model and counts as none (%s: %s)',
  async ([language, text, topic]) => {
    const { ask, model, server, cookie } = await startAsked(saying(plain));
    const { events } = await ask({ language, question: text });
    expect(events).toEqual([{ kind: 'end', reason: 'passagesOnly', topic, dropped: 0 }]);
    expect(model.asked).toEqual([]);
    expect((await callEntries(server, { cookie }, '/assistant')).body).toMatchObject({ left: 20 });
  },
);

test('passages on closed topics reach no model; the others keep the places in which they were sent', async () => {
  const { ask, model } = await startAsked(saying(`${first} [1]`));
  const crisis = { page: '/tips/mental-care/support/crisis', section: 'screen-breaks' };
  const children = { page: '/tips/eye-care', section: 'children-and-risk' };
  const closed = await ask({ passages: [crisis] });
  expect(closed.events).toMatchObject([{ reason: 'passagesOnly', topic: 'danger' }]);
  expect((await ask({ passages: [children] })).events).toMatchObject([{ topic: 'children' }]);
  expect(model.asked).toEqual([]);
  const { events } = await ask({ passages: [crisis, children, ...question.passages] });
  expect(events[0]).toMatchObject({ text: first, cites: [2] });
  expect(model.asked[0]?.body.messages.at(-1)?.content).not.toContain('outdoors');
});

test('the first sentence is there before the model has ended', async () => {
  let goOn: () => void = () => undefined;
  const { server, cookie } = await startAsked(
    async (response) => {
      beginStream(response);
      say(response, `${first} [1] S`);
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      say(response, 'it far. [1]');
      finish(response);
    },
    { patience: { firstWord: 5_000, silence: 5_000, whole: 10_000 } },
  );
  const response = await postQuestion(server, cookie, question);
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  expect(JSON.parse(new TextDecoder().decode(value))).toMatchObject({ text: first });
  goOn();
  await reader?.cancel();
});

test('one question at a time, four in a minute, and so many in a day; the page is told which', async () => {
  const held: ModelBehaviour = async (response) => {
    beginStream(response);
    say(response, `${first} [1] S`);
  };
  const patience = { firstWord: 5_000, silence: 5_000, whole: 10_000 };
  const { ask, server, cookie, model } = await startAsked(held, { patience, ASSISTANT_QUESTIONS_A_DAY: '3' });
  const leaving = askAndLeave(server, cookie);
  expect(await leaving.status).toBe(200);
  expect(await ask()).toMatchObject({ status: 429, error: 'oneAtATime' });
  leaving.leave();
  await vi.waitFor(() => expect(model.left).toBe(1));
  model.behave = saying(plain);
  await vi.waitFor(async () => expect((await ask()).status).toBe(200));
  expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, error: 'tooManyToday' });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(80_000);
});

test('a member who asks quickly waits a minute at most', async () => {
  const { ask } = await startAsked(saying(plain));
  for (let turn = 0; turn < 4; turn += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused).toMatchObject({ status: 429, error: 'tooManyAttempts' });
  expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
});

test('in French, numbers are read as French writes them', async () => {
  const text = 'Levez les yeux de l’écran pendant 1.5 minute toutes les 20 minutes [1].';
  const { ask } = await startAsked(saying(`${text} Levez les yeux de l’écran pendant 15 minutes [1].`));
  const passages = [{ page: '/fr/tips/eye-care', section: 'screen-breaks' }];
  const { events } = await ask({ language: 'fr', question: 'Comment reposer mes yeux ?', passages });
  expect(events).toMatchObject([{ cites: [0] }, { reason: 'complete', dropped: 1 }]);
});

test('an answer that a member keeps is sealed in the account, stands in the export, and goes with the account', async () => {
  const server = await startTestServer();
  const client = await openAccount(server);
  const answer: KeptAnswer = {
    ...{ question: 'Nyabarongo, my eyes?', language: 'en', at: '2026-11-23T14:20:00.000Z' },
    lines: [{ text: 'Umuvumba rests the eyes.', cites: [0] }],
    passages: [{ page: '/tips/eye-care', section: 'sun', title: 'Eyes' }],
  };
  const entry = { ...newEntry(answer), kind: 'answer' as const };
  const { status } = await callEntries(server, client, '/sync', syncCall({ entries: [entry] }));
  expect(status).toBe(200);
  const stored = () => {
    const folder = server.environment.DATA_DIR ?? '';
    const files = readdirSync(folder).filter((name) => name.startsWith('buzima.sqlite'));
    return files.map((name) => readFileSync(join(folder, name), 'latin1')).join();
  };
  expect(stored()).toContain('SQLite format');
  expect(stored()).not.toMatch(/Nyabarongo|Umuvumba|eye-care/);
  const { body: exported } = await client.call('GET', '/export');
  expect(exported).toMatchObject({ entries: [{ kind: 'answer', content: answer }] });
  expect(await client.post('/delete', { password })).toMatchObject({ status: 200 });
  const database = await openTestDatabase(server.environment);
  expect(await database.selectFrom('entries').selectAll().execute()).toEqual([]);
});
