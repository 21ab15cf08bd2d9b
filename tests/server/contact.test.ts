import { request } from 'node:http';
import { expect, test } from 'vitest';
import { envelope, postForm, postJson, validFields } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { startTestServer, storedMessages } from './support/server.ts';

async function answer(response: Response): Promise<[number, string]> {
  return [response.status, await response.text()];
}

test.for(databaseKinds)('a message sent by either variant is stored before the answer (%s)', async (kind) => {
  const { url, environment } = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const extras = { language: 'rw', page: '/rw/contacts' };
  expect(await answer(await postForm(url, { ...validFields, ...extras }))).toEqual([200, 'OK']);
  expect(await answer(await postJson(url))).toEqual([200, 'OK']);
  const messages = await storedMessages(environment);
  const stored = { name: validFields.from_name, email: validFields.from_email, message: validFields.message };
  expect(messages).toHaveLength(2);
  expect(messages).toContainEqual(
    expect.objectContaining({ ...stored, language: 'rw', page: '/rw/contacts' }),
  );
  expect(messages).toContainEqual(expect.objectContaining({ ...stored, language: null, page: null }));
});

test.for(databaseKinds)('hostile text is stored exactly as it was written (%s)', async (kind) => {
  const { url, environment } = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const message = [
    "'); DROP TABLE contact_messages; --",
    '<script>alert(1)</script>',
    '$1 ? :name {{x}} %s \\0 \\u0000',
    '🧘🏿‍♀️ ünïcödé \u202E reversed',
    '\tindented  ',
  ].join('\n');
  const name = "Robert'); DROP TABLE contact_messages;--";
  expect((await postForm(url, { ...validFields, from_name: name, message })).status).toBe(200);
  expect((await postJson(url, { ...validFields, from_name: name, message })).status).toBe(200);
  const messages = await storedMessages(environment);
  expect(messages.map((stored) => [stored.name, stored.message])).toEqual([
    [name, message],
    [name, message],
  ]);
});

test.for(databaseKinds)(
  'the longest message that the page lets through is stored whole (%s)',
  async (kind) => {
    const { url, environment } = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const message = 'é\n'.repeat(5_000);
    expect((await postForm(url, { ...validFields, message })).status).toBe(200);
    expect((await storedMessages(environment))[0]?.message).toBe(message);
  },
);

test.for([
  [{ from_name: undefined }, /^from_name is missing\.$/],
  [{ from_name: '   ' }, /^from_name is empty\.$/],
  [{ from_name: 'x'.repeat(201) }, /^from_name is longer/],
  [{ from_name: 42 }, /^from_name must be text\.$/],
  [{ from_name: ['a'] }, /^from_name must be text\.$/],
  [{ from_name: { $ne: '' } }, /^from_name must be text\.$/],
  [{ from_email: undefined }, /^from_email is missing\.$/],
  [{ from_email: 'nobody' }, /^from_email is not an e-mail address\.$/],
  [{ from_email: 'root@localhost' }, /^from_email is not an e-mail address\.$/],
  [{ from_email: 'a@b.example, c@d.example' }, /^from_email is not/],
  [{ from_email: 'a@b.example\r\nBcc: c@d.example' }, /^from_email is not/],
  [{ from_email: `${'a'.repeat(250)}@b.rw` }, /^from_email is longer/],
  [{ message: undefined }, /^message is missing\.$/],
  [{ message: ' \n\t ' }, /^message is empty\.$/],
  [{ message: 'x'.repeat(10_001) }, /^message is longer/],
  [{ message: null }, /^message must be text\.$/],
  [{ message: true }, /^message must be text\.$/],
  [{ message: 'nul \0 byte' }, /^message contains a character/],
  [{ message: 'half a pair \uD83D' }, /^message contains a character/],
] as const)('%j is refused with a sentence that names the field', async ([change, reason]) => {
  const { url, environment } = await startTestServer();
  const [status, text] = await answer(await postJson(url, { ...validFields, ...change }));
  expect(status).toBe(400);
  expect(text).toMatch(reason);
  expect(await storedMessages(environment)).toEqual([]);
});

test.for([
  ['no JSON', '{'],
  ['an empty body', ''],
  ['a list', '[]'],
  ['a number', '1'],
  ['null', 'null'],
  ['no template_params', envelope],
  ['template_params as text', { ...envelope, template_params: 'x' }],
  ['template_params as a list', { ...envelope, template_params: [] }],
  ['an unknown user', { ...envelope, user_id: 'x', template_params: validFields }],
  ['an unknown service', { ...envelope, service_id: 'x', template_params: validFields }],
  ['an unknown template', { ...envelope, template_id: 'x', template_params: validFields }],
  ['wrong types', { user_id: {}, service_id: [], template_id: 1, template_params: validFields }],
  ['nesting without end', '['.repeat(30_000)],
] as const)('a JSON body with %s is refused with one sentence', async ([, body]) => {
  const { url, environment } = await startTestServer();
  const [status, text] = await answer(await postJson(url, undefined, body));
  expect(status).toBe(400);
  expect(text).toMatch(/^[^.]+\.$/);
  expect(await storedMessages(environment)).toEqual([]);
});

test.for([
  ['multipart/form-data; boundary=x', '--x\r\nbroken'],
  ['multipart/form-data', 'x'],
  ['text/plain', 'x=1'],
  ['', ''],
] as const)('a form of type "%s" that is no form is refused', async ([type, body]) => {
  const { url } = await startTestServer();
  const response = await fetch(`${url}/api/v1.0/email/send-form`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  });
  expect(response.status).toBe(400);
});

test('a file in place of a text is refused', async () => {
  const { url } = await startTestServer();
  const response = await postForm(url, { ...validFields, message: new Blob(['text']) });
  expect(await answer(response)).toEqual([400, 'message must be text.']);
});

test('a wrong hidden field costs nobody a message', async () => {
  const { url, environment } = await startTestServer();
  for (const page of ['http://elsewhere', '/contacts\nE-mail: someone@else.example']) {
    expect((await postJson(url, { ...validFields, language: 'xx', page })).status).toBe(200);
  }
  const none = expect.objectContaining({ language: null, page: null });
  expect(await storedMessages(environment)).toEqual([none, none]);
});

test('a body over 64 KB is refused with 413, whether its length is announced or not', async () => {
  const { url } = await startTestServer();
  const fields = { ...validFields, message: 'x'.repeat(1_000_000) };
  expect(await answer(await postJson(url, fields))).toEqual([413, 'The message is larger than 64 KB.']);
  const status = await new Promise((resolve, reject) => {
    const path = `${url}/api/v1.0/email/send`;
    const unannounced = request(path, { method: 'POST' }, (response) => resolve(response.statusCode));
    unannounced.once('error', reject);
    unannounced.write('{"user_id":"');
    unannounced.end('x'.repeat(1_000_000));
  });
  expect(status).toBe(413);
});

test.for(['GET', 'PUT', 'DELETE'])('%s on a path that takes messages answers 405', async (method) => {
  const { url } = await startTestServer();
  for (const path of ['send', 'send-form']) {
    const response = await fetch(`${url}/api/v1.0/email/${path}`, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
  }
});

test.for([
  [{ Origin: 'https://evil.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ Origin: 'not an origin' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://buzima.example' }, 200],
  [{ Origin: 'https://buzima.example', 'Sec-Fetch-Site': 'same-origin' }, 200],
  [{}, 200],
] as const)('a message with %j is answered %s', async ([headers, expected]) => {
  const { url } = await startTestServer({ PUBLIC_URL: 'https://buzima.example' });
  expect((await postForm(url, validFields, headers)).status).toBe(expected);
});

test('the page’s own origin is the one in the Host header', async () => {
  const { url } = await startTestServer();
  expect((await postForm(url, validFields, { Origin: url })).status).toBe(200);
});

test('with a public URL, no other origin will do, though the Host header names it', async () => {
  const { url } = await startTestServer({ PUBLIC_URL: 'https://buzima.example' });
  expect((await postForm(url, validFields, { Origin: url })).status).toBe(403);
});

test.for(['javascript', 'ftp', 'chrome-extension'])(
  'an origin of the scheme %s is foreign',
  async (scheme) => {
    const { url } = await startTestServer();
    const { status } = await postForm(url, validFields, { Origin: `${scheme}://${new URL(url).host}` });
    expect(status).toBe(403);
  },
);

test('a message with the hidden field filled in is answered OK, kept, marked and not relayed', async () => {
  const { url, environment } = await startTestServer();
  expect(await answer(await postForm(url, { ...validFields, website: 'http://spam' }))).toEqual([200, 'OK']);
  expect(await storedMessages(environment)).toEqual([
    expect.objectContaining({ suspectedSpam: true, relay: { state: 'none' } }),
  ]);
});

test('an empty hidden field is what people send', async () => {
  const { url, environment } = await startTestServer();
  await postForm(url, { ...validFields, website: '' });
  expect(await storedMessages(environment)).toEqual([expect.objectContaining({ suspectedSpam: false })]);
});

test.for([
  ['Spam@Bad.example', 403],
  ['anyone@worse.example', 403],
  ['fine@bad.example', 200],
  ['anyone@not-worse.example', 200],
] as const)('with a block list, %s is answered %s', async ([email, expected]) => {
  const { url } = await startTestServer({ BLOCKED_ADDRESSES: 'spam@bad.example,@worse.example' });
  expect((await postForm(url, { ...validFields, from_email: email })).status).toBe(expected);
});

test.for([
  ['1', 'Mozilla/5.0 HeadlessChrome/140', 451],
  ['1', 'Mozilla/5.0 (Linux; Android 9) Chrome/140 Mobile', 200],
  ['0', 'Mozilla/5.0 HeadlessChrome/140', 200],
] as const)('BLOCK_HEADLESS=%s answers "%s" with %s', async ([enabled, agent, expected]) => {
  const { url } = await startTestServer({ BLOCK_HEADLESS: enabled });
  const headers = { 'User-Agent': agent, 'Accept-Language': 'rw' };
  expect((await postForm(url, validFields, headers)).status).toBe(expected);
});

test('a flood is answered 429 with the seconds to wait, and what was answered OK is stored', async () => {
  const { url, environment } = await startTestServer({ CONTACT_RATE_LIMIT: '3' });
  const responses = await Promise.all(Array.from({ length: 8 }, () => postForm(url)));
  const refused = responses.filter((response) => response.status === 429);
  expect(refused).toHaveLength(5);
  for (const response of refused) {
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThanOrEqual(1);
    expect(seconds).toBeLessThanOrEqual(600);
  }
  expect(await storedMessages(environment)).toHaveLength(3);
  expect((await fetch(url)).status).toBe(200);
});

test('another site cannot use up a visitor’s messages', async () => {
  const { url } = await startTestServer({ CONTACT_RATE_LIMIT: '1' });
  await postForm(url, validFields, { Origin: 'https://evil.example' });
  expect((await postForm(url)).status).toBe(200);
});

test('behind a proxy each client has a limit of its own, and inventing addresses does not help', async () => {
  const { url } = await startTestServer({ CONTACT_RATE_LIMIT: '1', TRUST_PROXY: '1' });
  const from = async (forwarded: string) =>
    (await postForm(url, validFields, { 'X-Forwarded-For': forwarded })).status;
  expect(await from('203.0.113.1')).toBe(200);
  expect(await from('203.0.113.2')).toBe(200);
  expect(await from('1.2.3.4, 203.0.113.1')).toBe(429);
});

test('neither logs nor answers hold anything of the visitor', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'debug' });
  const agent = 'SecretAgent/1.0';
  await postForm(server.url, validFields, { 'User-Agent': agent });
  await postForm(server.url, { ...validFields, from_email: 'x' }, { 'User-Agent': agent });
  await fetch(`${server.url}/who/is/ange@example.rw?email=ange@example.rw`);
  await server.close();
  const lines = server.logged().trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      event: 'request',
      method: 'POST',
      path: '/api/v1.0/email/send-form',
      status: 200,
    }),
  );
  expect(server.logged()).not.toMatch(/ange@|Ange|Muraho|SecretAgent|127\.0\.0\.1/);
});
