import { randomUUID } from 'node:crypto';
import autocannon, { type Options, type Request } from 'autocannon';
import { fileNames } from '#build/site-files.ts';
import type { LoadMember } from './load-members.ts';

/** One sort of visitors. */
export interface Crowd {
  name: string;
  connections: number;
  /** Statuses that are no error. */
  expected: readonly number[];
  /** What autocannon needs besides address, connections and time. */
  options: Partial<Options>;
}

/** What a crowd met. */
export interface CrowdReport {
  name: string;
  requests: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How often each status was answered. */
  statuses: Readonly<Record<string, number>>;
  /** Answers with a status that was not expected, and requests without any. */
  errors: number;
}

// Each member may call the sync 600 times in ten minutes.
const syncCallsOfMember = 550;
const acceptedEncodings = ['br, gzip', 'gzip, deflate', 'gzip, deflate, br, zstd', ''];

function pathOf(name: string): string {
  return name.endsWith('.html') ? `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}` : `/${name}`;
}

/** Three pages for each hashed file; in half of the requests the browser has it already and asks whether it is still good. */
export async function readers(site: string, connections: number): Promise<Crowd> {
  const names = fileNames(site).filter((name) => !/(\.(br|gz)|404\.html)$|^_|^\.built/.test(name));
  const pages = names.filter((name) => name.endsWith('.html')).map(pathOf);
  const files = names.filter((name) => name.startsWith('assets/')).map(pathOf);
  const tags = new Map<string, string>();
  let count = 0;
  const pick = (list: readonly string[]) => list[(count * 7919) % list.length] ?? '/';
  const request: Request = {
    setupRequest(made, context) {
      count += 1;
      const path = count % 4 === 0 ? pick(files) : pick(pages);
      const encoding = acceptedEncodings[count % acceptedEncodings.length] ?? '';
      const key = `${path} ${encoding}`;
      const tag = count % 2 === 0 ? tags.get(key) : undefined;
      Object.assign(context, { key });
      return {
        ...made,
        path,
        headers: {
          ...(encoding === '' ? {} : { 'accept-encoding': encoding }),
          ...(tag === undefined ? {} : { 'if-none-match': tag }),
        },
      };
    },
    onResponse(_status, _body, context, headers = {}) {
      const tag = Object.entries(headers).find(([name]) => name.toLowerCase() === 'etag')?.[1];
      if ('key' in context && typeof tag === 'string') tags.set(String(context.key), tag);
    },
  };
  return { name: 'pages and files', connections, expected: [200, 304], options: { requests: [request] } };
}

const json = { 'content-type': 'application/json' };

/** Messages of the contact form. */
export function writers(connections: number): Crowd {
  const body = JSON.stringify({
    user_id: 'public',
    service_id: 'buzima',
    template_id: 'contact',
    template_params: {
      from_name: 'Load',
      from_email: 'load@example.org',
      message: 'How much does it bear? '.repeat(20),
    },
  });
  const request: Request = { method: 'POST', path: '/api/v1.0/email/send', headers: json, body };
  return { name: 'messages', connections, expected: [200], options: { requests: [request] } };
}

/** Members who log in again and again. */
export function loggingIn(members: readonly LoadMember[]): Crowd {
  const requests = members.map(
    ({ email, password }): Request => ({
      method: 'POST',
      path: '/api/account/log-in',
      headers: json,
      body: JSON.stringify({ email, password }),
    }),
  );
  return { name: 'log-ins', connections: members.length, expected: [200], options: eachItsOwn(requests) };
}

/** Devices of members: each call brings two new entries and asks for what the device does not know; some ask for everything. */
export function syncing(members: readonly LoadMember[], seconds: number): Crowd {
  const requests = members.map(({ cookie }): Request => {
    let after = 0;
    return {
      setupRequest(made) {
        const entry = () => ({
          id: randomUUID(),
          kind: 'done',
          changed: Date.now(),
          content: { note: 'x'.repeat(200) },
        });
        const from = Math.random() < 0.1 ? 0 : after;
        return {
          ...made,
          method: 'POST',
          path: '/api/sync',
          headers: { ...json, cookie },
          body: JSON.stringify({ account: null, after: from, entries: [entry(), entry()] }),
        };
      },
      onResponse(status, body) {
        if (status !== 200) return;
        const { version }: { version: number } = JSON.parse(body);
        after = Math.max(after, version);
      },
    };
  });
  const rate = Math.max(1, Math.floor(syncCallsOfMember / Math.max(seconds, 55)));
  return {
    name: 'sync',
    connections: members.length,
    expected: [200],
    options: { ...eachItsOwn(requests), connectionRate: rate, ignoreCoordinatedOmission: true },
  };
}

/** Gives each connection a request of its own. */
function eachItsOwn(requests: readonly Request[]): Partial<Options> {
  let next = 0;
  return {
    setupClient(client) {
      const request = requests[next % requests.length] ?? {};
      next += 1;
      client.setRequests([request]);
    },
  };
}

/** Lets a crowd loose on a server of this machine. */
export async function run(crowd: Crowd, url: string, seconds: number): Promise<CrowdReport> {
  const { name, connections, expected, options } = crowd;
  const result = await autocannon({
    ...{ url, connections, duration: seconds },
    // Long enough for a slow machine: what is not answered then counts as an error.
    timeout: 20,
    // The server asks for a new connection after 1,000 requests, which autocannon would not hear.
    reconnectRate: 500,
    ...options,
  });
  const statuses = Object.fromEntries(
    Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
  );
  const unexpected = Object.entries(statuses).filter(([status]) => !expected.includes(Number(status)));
  const errors = unexpected.reduce((sum, [, count]) => sum + count, result.errors + result.timeouts);
  const { p50, p99 } = result.latency;
  return { name, requests: result.requests.total, p50, p99, statuses, errors };
}
