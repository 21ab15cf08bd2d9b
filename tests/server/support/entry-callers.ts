import type { Accounts } from '#server/account/accounts.ts';
import type { Database } from '#server/database/schema.ts';
import { calendarRoutes } from '#server/entries/calendar-routes.ts';
import { syncRoutes } from '#server/entries/sync-routes.ts';
import type { RateLimit, RateLimits } from '#server/rate-limits.ts';
import { memberCookie, openAccounts } from './account-parts.ts';
import type { Answer } from './accounts.ts';
import { silent } from './mail.ts';
import type { Environment } from './server.ts';

/** A limit that refuses when the test says so, and remembers what it was asked. */
export interface StubbedLimit {
  /** Seconds; undefined grants everything. */
  refusesFor: number | undefined;
  asked: RateLimit[];
}

export interface MemberCallers {
  accounts: Accounts;
  database: Database;
  limit: StubbedLimit;
  /** Posts to `/api/sync`; a text goes as it is. */
  sync: (body: unknown) => Promise<Answer>;
  /** Reads what is under `/api/calendar`, as anybody. */
  readCalendar: (path: string) => Promise<Answer>;
  /** Posts to what is under `/api/calendar`. */
  changeCalendar: (path: string, body?: unknown) => Promise<Answer>;
}

/** Limits that a test steers. */
export function stubLimits(limit: StubbedLimit): RateLimits {
  return {
    async take(...limits) {
      limit.asked.push(...limits);
      const [first] = limits;
      if (limit.refusesFor === undefined || first === undefined) return { granted: true };
      return { granted: false, seconds: limit.refusesFor, limit: first };
    },
    left: async ({ points }) => points,
    giveBack: async () => undefined,
    forget: async () => undefined,
  };
}

/** The routes of the entries with a member who is logged in, without a server around them. */
export async function memberCallers(environment: Environment = {}): Promise<MemberCallers> {
  const { accounts, database } = await openAccounts(environment);
  const cookie = await memberCookie(accounts);
  const limit: StubbedLimit = { refusesFor: undefined, asked: [] };
  const parts = { accounts, database, keyring: accounts.keyring, rateLimits: stubLimits(limit), log: silent };
  const routes = { sync: syncRoutes(parts), calendar: calendarRoutes(parts) };
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  async function call(part: keyof typeof routes, path: string, request: RequestInit): Promise<Answer> {
    const response = await routes[part].request(path, request, { incoming });
    const text = await response.text();
    const json = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  }
  const posting = (body: unknown): RequestInit => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const headers = { 'Content-Type': 'application/json', 'Content-Length': length, Cookie: cookie };
    return { method: 'POST', headers, body: text };
  };
  return {
    ...{ accounts, database, limit },
    sync: (body) => call('sync', '/api/sync', posting(body)),
    readCalendar: (path) => call('calendar', path, {}),
    changeCalendar: (path, body = {}) => call('calendar', `/api/calendar${path}`, posting(body)),
  };
}
