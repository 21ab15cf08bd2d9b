import { envelope, validFields } from './contact.ts';

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
function randomNumbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let random = randomNumbers(0);
const below = (limit: number) => Math.floor(random() * limit);
function pick<Value>(values: readonly Value[]): Value {
  const value = values[below(values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}
const some = (count: number, make: () => string) => Array.from({ length: below(count) }, make).join('');
const noise = () => some(30, () => String.fromCharCode(below(256)));

const paths = [
  '/',
  '/fr',
  '/fr/',
  '/index.html',
  '/assets/main.4f3a2b1c.css',
  '/nothing',
  '/Abouts',
  '/api',
  '/api/health',
  '/api/account',
  '/api/account/log-in',
  '/api/account/sign-up',
  '/api/account/export',
  '/api/account/verify-email',
  '/api/sync',
  '/api/calendar',
  '/api/calendar/x.ics',
  '/api/reminders',
  '/api/reminders/mails',
  '/api/reminders/stop/x',
  '/api/push/key',
  '/api/push/subscriptions',
  '/api/push/try',
  '/api/v1.0/email/send',
  '/api/v1.0/email/send-form',
  '*',
  'http://localhost/fr',
  'http://[::1',
  '//a/b',
  '',
];
const pathParts = [
  '..',
  '.',
  '%',
  '%2e%2e',
  '%2f',
  '%00',
  '%c0%ae',
  '\\',
  ';',
  '//',
  '?',
  '#',
  '@',
  'é',
  '%F0%9F%98%80',
  ':',
];
const methods = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'get',
  'X',
];
const hosts = [
  'localhost',
  'localhost',
  'localhost',
  '1.1.1.1.1',
  '256.256.256.256',
  '[::1]',
  '[::',
  'a b',
  'a/b',
  'x'.repeat(300),
  '%',
  'localhost:99999',
  '',
];
const jsonValues: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(300),
  '\0',
  '\uD800',
  [],
  {},
  [[[]]],
  '1; drop table users',
];
const types = [
  'application/json',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
];
const headerNames = [
  'Accept-Encoding',
  'If-None-Match',
  'Range',
  'Cookie',
  'Origin',
  'Sec-Fetch-Site',
  'X-Forwarded-For',
  'Content-Type',
  'Expect',
  'Upgrade',
  'Connection',
  'User-Agent',
  'Accept-Language',
  '__proto__',
];
const headerValues = [
  '*',
  'gzip;q=oops',
  'W/"',
  'bytes=0-',
  'buzima.session_token=x.y',
  'null',
  'http://localhost',
  'cross-site',
  '::1, 1.2.3.4',
  '100-continue',
  'h2c',
  'br;q=1, *;q=0',
  ','.repeat(200),
];

function target(): string {
  const mutation = some(3, () => `/${pick(pathParts)}`);
  return pick(paths) + mutation + (below(4) === 0 ? `?${encodeURIComponent(noise())}` : '');
}

function json(): string {
  const names = [
    'email',
    'password',
    'token',
    'firstName',
    'user_id',
    'template_params',
    '__proto__',
    'constructor',
  ];
  const fields = Object.fromEntries(Array.from({ length: below(6) }, () => [pick(names), pick(jsonValues)]));
  return JSON.stringify(
    pick<unknown>([
      fields,
      { ...envelope, template_params: { ...validFields, ...fields } },
      pick(jsonValues),
    ]),
  );
}

function body(): string {
  const form = `--x\r\nContent-Disposition: form-data; name="${noise()}"\r\n\r\n${noise()}\r\n--x--\r\n`;
  return pick([
    json,
    json,
    noise,
    () => form,
    () => '['.repeat(below(5_000)),
    () => 'x'.repeat(below(70_000)),
  ])();
}

/** How long the body is said to be: right, wrong, twice, in chunks, or not at all. */
function framing(content: string): string {
  const length = `Content-Length: ${Buffer.byteLength(content, 'latin1')}\r\n`;
  const chunked = 'Transfer-Encoding: chunked\r\n';
  return pick([
    length,
    length,
    length,
    '',
    'Content-Length: -1\r\n',
    'Content-Length: 5\r\n',
    length + length,
    chunked,
    length + chunked,
  ]);
}

/** Starts over, with requests that depend on the seed alone. */
export function seedHostileRequests(seed: number): void {
  random = randomNumbers(seed);
}

/** The next hostile request, as text. */
export function hostileRequest(): string {
  const headers = some(4, () => `${pick(headerNames)}: ${pick([...headerValues, noise()])}\r\n`);
  const content = below(2) === 0 ? '' : `Content-Type: ${pick(types)}\r\n`;
  const sent = body();
  const head = `${pick(methods)} ${target()} HTTP/1.${pick(['1', '1', '1', '0', '9'])}\r\nHost: ${pick(hosts)}\r\n`;
  const whole = `${head}${headers}${content}${framing(sent)}\r\n${sent}`;
  return pick([
    whole,
    whole,
    whole,
    whole,
    whole.slice(0, below(whole.length)),
    whole + whole,
    noise() + whole,
  ]);
}
