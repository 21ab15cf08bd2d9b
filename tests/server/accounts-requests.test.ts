import { request } from 'node:http';
import { expect, test } from 'vitest';
import { changingCalls, openAccount, password, signUpForm, waitForMail } from './support/accounts.ts';
import { startTestServer } from './support/server.ts';

/** Sends a body over a connection of its own, because the server closes it when it refuses to read on. */
function sendOnce(url: string, method: string, body: string, announced: boolean): Promise<[number, unknown]> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(announced ? { 'Content-Length': Buffer.byteLength(body) } : {}),
    };
    const call = request(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.once('end', () => resolve([response.statusCode ?? 0, JSON.parse(text)]));
    });
    call.once('error', reject);
    // In two parts, so that Node cannot know the length itself.
    call.write(body.slice(0, 10));
    call.end(body.slice(10));
  });
}

test('a body that is too large, no JSON or no object is refused before anything is done', async () => {
  const server = await startTestServer();
  const member = await openAccount(server);
  for (const [method, path, valid] of changingCalls) {
    const large = JSON.stringify({ ...valid, extra: 'x'.repeat(1_000_000) });
    for (const announced of [true, false])
      expect(await sendOnce(`${server.url}/api/account${path}`, method, large, announced)).toEqual([
        413,
        { error: 'tooLarge' },
      ]);
    for (const text of ['{"email":', 'email=x', '\u0000', '']) {
      expect(await member.call(method, path, text)).toMatchObject({
        status: 400,
        body: { error: 'badRequest' },
      });
    }
    expect(await member.call(method, path, valid, { 'Content-Type': 'text/plain' })).toMatchObject({
      status: 400,
    });
    for (const text of ['null', '[]', '"x"', '42', `${'['.repeat(30_000)}${']'.repeat(30_000)}`]) {
      const { status } = await member.call(method, path, text);
      expect(method === 'PATCH' ? [200] : [410, 422]).toContain(status);
    }
  }
  expect(await member.call('GET', '')).toMatchObject({ status: 200, body: { firstName: 'Ange' } });
});

test('a page of another site cannot make a member’s browser change anything', async () => {
  const server = await startTestServer();
  const member = await openAccount(server);
  for (const [method, path, valid] of [...changingCalls, ['POST', '/log-out', {}] as const]) {
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect(await member.call(method, path, valid, headers)).toMatchObject({ status: 403 });
    }
  }
  expect(await member.call('GET', '')).toMatchObject({ status: 200, body: { firstName: 'Ange' } });
});

test.for([
  [{ PUBLIC_URL: 'https://buzima.example' }, 'evil.example', 'https://buzima.example/fr/premium/'],
  [{}, 'evil.example', 'http://localhost:0/fr/premium/'],
  [{}, 'localhost.evil.example:80', 'http://localhost:0/fr/premium/'],
  [{}, 'localhost:4321', 'http://localhost:4321/fr/premium/'],
] as const)(
  'with %j a request for host %s mails a link that begins with %s',
  async ([overrides, host, start]) => {
    const server = await startTestServer(overrides);
    const body = JSON.stringify({ ...signUpForm, language: 'fr' });
    await new Promise<void>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', Host: host };
      const call = request(`${server.url}/api/account/sign-up`, { method: 'POST', headers }, (response) => {
        response.resume().once('end', resolve);
      });
      call.once('error', reject).end(body);
    });
    expect((await waitForMail(server, 1)).link.startsWith(start)).toBe(true);
  },
);

test('the session’s cookie is http-only and same-site, and secure where the site is', async () => {
  const plain = await startTestServer();
  const secure = await startTestServer({ PUBLIC_URL: 'https://buzima.example' });
  for (const [server, expected] of [
    [plain, /^buzima\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/],
    [secure, /^__Host-buzima\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
  ] as const) {
    const client = await openAccount(server);
    const { email } = signUpForm;
    const { headers } = await client.post('/log-in', { email, password });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(expected),
      expect.stringMatching(
        /^(__Secure-)?buzima\.device=[^;]+; Max-Age=15552000; Path=\/api\/account; HttpOnly; (Secure; )?SameSite=Lax$/,
      ),
    ]);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(await client.call('GET', '')).toMatchObject({ status: 200 });
    const out = await client.post('/log-out');
    expect(out.headers.getSetCookie().join()).toMatch(
      /^(__Host-)?buzima\.session_token=; Max-Age=0; Path=\//,
    );
  }
});

test('better-auth’s own addresses are not served', async () => {
  const { url } = await startTestServer();
  for (const path of ['auth', 'auth/ok', 'auth/get-session', 'auth/sign-up/email', 'account/get-session']) {
    expect((await fetch(`${url}/api/${path}`)).status).toBe(404);
    const options = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    expect((await fetch(`${url}/api/${path}`, options)).status).toBe(404);
  }
});

test('neither log nor answer of a failed call holds anything that was typed', async () => {
  const server = await startTestServer({ LOG_LEVEL: 'debug' });
  const client = await openAccount(server);
  await client.post('/log-in', { email: signUpForm.email, password: 'wrong secret' });
  await client.post('/reset-password', { token: 'x', password: 'y', confirmPassword: 'z' });
  await server.close();
  expect(server.logged()).toContain('/api/account/sign-up');
  // Three digits of a number stand by chance in one of some hundred random ids.
  const said = server.logged().replace(/"(?:id|mail)":"[^"]*"/g, '');
  expect(said).not.toMatch(/ange|uwase|788|umusozi|secret|127\.0\.0\.1|token/i);
});
