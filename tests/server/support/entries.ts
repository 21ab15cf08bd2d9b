import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import type { Entry, SyncCall } from '#src/features/entries/contract.ts';
import { hiitPlacement } from '#src/features/training/logic/placement.testing.ts';
import type { Placement } from '#src/features/training/logic/records.ts';
import type { Answer } from './accounts.ts';
import type { TestServer } from './server.ts';

const placement: Placement = { ...hiitPlacement, date: '2999-01-07', since: '2999-01-07' };

/** An entry that nobody has yet; `at` is the moment of its last change, in milliseconds. */
export function newEntry(content: Entry['content'] = { word: 'x' }, at = 1_000): Entry {
  return { id: randomUUID(), kind: 'done', changed: at, content };
}

/** A session on a day of the week. */
export function placementEntry(changes: Partial<Placement> = {}): Entry {
  return { ...newEntry({ ...placement, ...changes }), kind: 'placement' };
}

/** A first call that brings nothing, but for what is given. */
export function syncCall(changes: Partial<SyncCall> = {}): SyncCall {
  return { account: null, after: 0, entries: [], ...changes };
}

interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
}

/** Calls what is under `/api` as a browser does that has the cookie. Without a body it only reads. */
export async function callEntries(
  { url }: Pick<TestServer, 'url'>,
  { cookie }: { cookie: string },
  path: string,
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(cookie === '' ? {} : { Cookie: cookie }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const json = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
}

/** Writes the row of a user without any route; its id. */
export async function addUser(database: Database, id: string = randomUUID()): Promise<string> {
  const text = { first_name: 'Ange', last_name: 'Uwase', phone: '+250788123456', country_code: '+250' };
  const times = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
  await database
    .insertInto('users')
    .values({
      ...{ id, ...text, ...times },
      email: `${id}@example.rw`,
      email_verified: 1,
      image: null,
      country: 'RW',
      language: 'en',
    })
    .execute();
  return id;
}
