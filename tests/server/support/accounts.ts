import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type { TestServer } from './server.ts';

export const password = 'umusozi w’ubururu 42';

export const signUpForm = {
  firstName: 'Ange',
  lastName: 'Uwase',
  email: 'ange@example.rw',
  countryCode: '+250',
  phone: '0788 123 456',
  country: 'RW',
  password,
  confirmPassword: password,
  language: 'en',
};

/** Every call that changes something, with a body of the right shape. */
export const changingCalls = [
  ['POST', '/sign-up', signUpForm],
  ['POST', '/verify-email', { token: 'x', password }],
  ['POST', '/log-in', { email: signUpForm.email, password }],
  [
    'POST',
    '/forgot-password',
    { email: signUpForm.email, countryCode: '+250', phone: signUpForm.phone, language: 'en' },
  ],
  ['POST', '/reset-password', { token: 'x', password, confirmPassword: password }],
  ['PATCH', '', { firstName: 'Eric' }],
  ['POST', '/change-password', { currentPassword: password, password: 'x', confirmPassword: 'x' }],
  ['POST', '/delete', { password }],
] as const;

/** A mail in the outbox. */
export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  /** The first link in it. */
  link: string;
  /** What follows `#token=` in it. */
  token: string;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readMail(path: string): OutboxMail {
  const [head = '', ...rest] = readFileSync(path, 'latin1').split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  const encoding = /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1];
  let text = Buffer.from(body, 'latin1').toString('utf8');
  if (encoding === 'base64') text = Buffer.from(body, 'base64').toString('utf8');
  if (encoding === 'quoted-printable') text = decodeQuotedPrintable(body);
  return {
    to: /^To: (.*)$/m.exec(head)?.[1]?.trim() ?? '',
    subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '',
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
    token: /#token=(\S+)/.exec(text)?.[1] ?? '',
  };
}

/** The mails of a server's outbox, oldest first. */
export function outbox(server: Pick<TestServer, 'environment'>): OutboxMail[] {
  const directory = join(server.environment.DATA_DIR ?? '', 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(directory).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
  return names.sort().map((name) => readMail(join(directory, name)));
}

/** Waits until the outbox holds as many mails, and returns them. */
export async function waitForMails(
  server: Pick<TestServer, 'environment'>,
  count: number,
): Promise<OutboxMail[]> {
  await vi.waitFor(() => expect(outbox(server).length).toBeGreaterThanOrEqual(count), {
    timeout: 15_000,
    interval: 20,
  });
  return outbox(server);
}

/** The newest mail once the outbox holds as many. */
export async function waitForMail(
  server: Pick<TestServer, 'environment'>,
  count: number,
): Promise<OutboxMail> {
  const mail = (await waitForMails(server, count)).at(-1);
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
}

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** A browser's side of the accounts: it keeps the cookies of the session and of the device. */
export interface AccountClient {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** The Cookie header, empty without a session. */
  cookie: string;
  /** The cookie of the device, empty before the first log-in. */
  device: string;
}

function keepCookies(client: AccountClient, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const value = /max-age=0/i.test(line) || pair.endsWith('=') ? '' : pair;
    if (line.includes('buzima.device=')) client.device = value;
    else client.cookie = value;
  }
}

/** Talks to a server; the address of the client may be given to servers that trust a proxy. */
export function accountClient({ url }: Pick<TestServer, 'url'>, address?: string): AccountClient {
  const client: AccountClient = {
    cookie: '',
    device: '',
    async call(method, path, body, headers = {}) {
      const cookies = [client.cookie, client.device].filter((cookie) => cookie !== '').join('; ');
      const response = await fetch(`${url}/api/account${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(cookies === '' ? {} : { Cookie: cookies }),
          ...(address === undefined ? {} : { 'X-Forwarded-For': address }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      });
      keepCookies(client, response.headers);
      const text = await response.text();
      const json = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
    },
    post: (path, body, headers) => client.call('POST', path, body, headers),
  };
  return client;
}

/** Signs a person up, confirms the address by the mailed link and logs in. The outbox must be empty before. */
export async function openAccount(
  server: TestServer,
  form: Partial<typeof signUpForm> = {},
  client = accountClient(server),
): Promise<AccountClient> {
  const before = outbox(server).length;
  const complete = { ...signUpForm, ...form };
  expect(await client.post('/sign-up', complete)).toMatchObject({ status: 200 });
  const { token } = await waitForMail(server, before + 1);
  const { email, password: typed } = complete;
  expect(await client.post('/verify-email', { token, password: typed })).toMatchObject({ status: 200 });
  expect(await client.post('/log-in', { email, password: typed })).toMatchObject({ status: 200 });
  return client;
}
