import { expect, test } from 'vitest';
import { adviceNotFollowed, headerAdvice, type Reach } from '#tests/support/header-advice.ts';
import { openAccount, password, signUpForm } from './support/accounts.ts';
import { rawConnection } from './support/raw-request.ts';
import { sharedTestServer, startTestServer } from './support/server.ts';

const https = { PUBLIC_URL: 'https://buzima.example', CONTACT_RATE_LIMIT: '1' };
const shared = sharedTestServer(https);
const page: Reach[] = ['all', 'shown', 'document', 'page'];
const plain: Reach[] = ['all', 'shown', 'document', 'plain'];

const head = (request: string, ...lines: string[]) =>
  [`${request} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');
const email = '/api/v1.0/email/send';

/** A request, the status of its answer, and which advice goes for it. */
const answers: readonly (readonly [string, string, number, readonly Reach[]])[] = [
  ['a page', head('GET /'), 200, page],
  ['a page that the browser has', head('GET /', 'If-None-Match: *'), 304, page],
  ['the page for what is not there', head('GET /nothing'), 404, page],
  ['an asset', head('GET /assets/main.4f3a2b1c.css'), 200, ['all']],
  ['a drawing', head('GET /icon.svg'), 200, ['all', 'shown']],
  ['an answer of the API', head('GET /api/health'), 200, plain],
  ['an unknown address of the API', head('GET /api/nothing'), 404, plain],
  ['a call without a session', head('GET /api/account'), 401, plain],
  ['a call of another site', head(`POST ${email}`, 'Origin: https://evil.example'), 403, plain],
  ['a question of another site', head('GET /api/health', 'Origin: https://evil.example'), 200, plain],
  [
    'another site that asks what it may',
    head(`OPTIONS ${email}`, 'Origin: https://evil.example'),
    405,
    plain,
  ],
  ['an upload that is too large', head(`POST ${email}`, 'Content-Length: 100000000'), 413, plain],
  ['a missing file', head('GET /nothing.png'), 404, plain],
  ['a page that is written to', head('POST /'), 405, plain],
  ['an address that means nothing', head('GET /%zz'), 400, plain],
  ['a target that means nothing', head('GET ftp://x/'), 400, plain],
  // A redirect names no content, and may be kept for an hour.
  ['a redirect', head('GET /fr/'), 308, ['all', 'shown', 'document']],
];

/** The status and the headers of the answer to a request that is sent as it is. */
async function ask(url: string, request: string): Promise<{ status: number; headers: Headers }> {
  const connection = rawConnection(url);
  await connection.send(request);
  await connection.closed;
  const [first = '', ...lines] = connection.received().split('\r\n\r\n', 1)[0]?.split('\r\n') ?? [];
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1));
  return { status: Number(first.split(' ')[1]), headers };
}

test.for(answers)('%s follows what public advice says', async ([, request, status, reaches]) => {
  const answer = await ask(shared.url, request);
  expect(answer.status).toBe(status);
  expect(adviceNotFollowed(answer.headers, reaches)).toEqual([]);
});

test('a client that has sent too much gets an answer that follows it too', async () => {
  const { url } = await startTestServer(https);
  await ask(url, head(`POST ${email}`));
  const { status, headers } = await ask(url, head(`POST ${email}`));
  expect(status).toBe(429);
  expect(adviceNotFollowed(headers, plain)).toEqual([]);
});

test('over plain http nothing promises https', async () => {
  const { url } = await startTestServer();
  for (const [, request] of answers) {
    const { headers } = await ask(url, request);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('Content-Security-Policy') ?? '').not.toContain('upgrade-insecure-requests');
  }
});

test('every cookie is for https, for our own pages, and out of reach of scripts; the session’s is for this host alone', async () => {
  const server = await startTestServer(https);
  const client = await openAccount(server);
  const { headers } = await client.post('/log-in', { email: signUpForm.email, password });
  const cookies = headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-buzima.session_token',
    '__Secure-buzima.device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/);
    // What is sent to other hosts of the domain names one.
    expect(cookie).not.toMatch(/; Domain=/i);
  }
  expect(cookies[0]).toMatch(/; Path=\/(;|$)/);
});

test('the advice is read as it is meant: an answer without any header, or with too many, breaks it', () => {
  const wanted = headerAdvice.filter(({ expected }) => expected !== null);
  expect(adviceNotFollowed(new Headers(), [...page, 'plain'])).toHaveLength(wanted.length);
  const open = new Headers({ 'Access-Control-Allow-Origin': '*', Server: 'x', 'X-Powered-By': 'y' });
  expect(adviceNotFollowed(open, ['all']).map(({ header }) => header)).toEqual(
    expect.arrayContaining(['Access-Control-Allow-Origin', 'Server', 'X-Powered-By']),
  );
  const loose = new Headers({
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' data:",
  });
  const broken = adviceNotFollowed(loose, ['page']).map(({ by }) => by);
  expect(broken.filter((by) => by.includes('unsafe-inline'))).toHaveLength(2);
});
