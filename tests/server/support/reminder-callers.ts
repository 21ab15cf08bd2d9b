import { Hono } from 'hono';
import type { AccountEnvironment } from '#server/account/account-answers.ts';
import type { PushGuard } from '#server/reminders/push-guard.ts';
import { pushRoutes } from '#server/reminders/push-routes.ts';
import { createPushTransport } from '#server/reminders/push-transport.ts';
import { reminderRoutes } from '#server/reminders/reminder-routes.ts';
import { type ReminderState, reminderStateSchema } from '#src/features/reminders/contract.ts';
import { memberCookie, openAccounts } from './account-parts.ts';
import { signUpForm } from './accounts.ts';
import type { DatabaseKind } from './databases.ts';
import { type StubbedLimit, stubLimits } from './entry-callers.ts';
import { openGuard } from './push.ts';
import { openReminders, type ReminderScene } from './reminders.ts';

/** What a route answered. */
export interface RouteAnswer {
  status: number;
  body: unknown;
}

export interface ReminderCallers extends ReminderScene {
  limit: StubbedLimit;
  /** Posts as the member does; a text goes as it is. */
  post: (path: string, body: unknown) => Promise<RouteAnswer>;
  /** Reads as the member does. */
  get: (path: string) => Promise<RouteAnswer>;
  /** Presses the button of a mail program, which has no session. */
  stop: (token: string) => Promise<RouteAnswer>;
  /** Opens a link of a mail, as anybody: the status, and where it leads. */
  look: (token: string) => Promise<[number, string | null]>;
  state: () => Promise<ReminderState>;
  mails: (body: unknown) => Promise<unknown>;
}

/** The routes of reminders and notifications with a member who is logged in, and a clock that the test sets. */
export async function openRoutes(
  kind: DatabaseKind = 'SQLite',
  guard: PushGuard = openGuard,
): Promise<ReminderCallers> {
  const scene = await openReminders(kind);
  const { configuration, database, keyring, log } = scene;
  const { accounts } = await openAccounts(scene.environment);
  const cookie = await memberCookie(accounts);
  await database.deleteFrom('outgoing_mail').execute();
  const member = database.selectFrom('users').select('id').where('email', '=', signUpForm.email);
  scene.userId = (await member.executeTakeFirstOrThrow()).id;

  const limit: StubbedLimit = { refusesFor: undefined, asked: [] };
  const parts = { accounts, database, keyring, log, rateLimits: stubLimits(limit) };
  const transport = createPushTransport(configuration, keyring, guard);
  const routes = new Hono<AccountEnvironment>()
    .route('/', reminderRoutes(parts))
    .route('/', pushRoutes({ ...parts, guard, transport }));
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };

  async function call(path: string, request: RequestInit): Promise<RouteAnswer & { headers: Headers }> {
    const response = await routes.request(`/api${path}`, request, { incoming });
    const text = await response.text();
    const json = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  }
  async function answer(path: string, request: RequestInit): Promise<RouteAnswer> {
    const { status, body } = await call(path, request);
    return { status, body };
  }
  const get = (path: string) => answer(path, { headers: { Cookie: cookie } });
  function post(path: string, body: unknown): Promise<RouteAnswer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = String(Buffer.byteLength(text));
    const headers = { 'Content-Type': 'application/json', 'Content-Length': length, Cookie: cookie };
    return answer(path, { method: 'POST', headers, body: text });
  }
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  return Object.assign(scene, {
    ...{ limit, get, post },
    stop: (token: string) => answer(`/reminders/stop/${token}`, oneClick),
    async look(token: string): Promise<[number, string | null]> {
      const { status, headers } = await call(`/reminders/stop/${token}`, {});
      return [status, headers.get('Location')];
    },
    state: async () => reminderStateSchema.parse((await get('/reminders')).body),
    mails: async (body: unknown) => (await post('/reminders/mails', body)).body,
  });
}
