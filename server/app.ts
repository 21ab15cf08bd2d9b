import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { accountRoutes } from './account/account-routes.ts';
import { createAccounts } from './account/accounts.ts';
import { memberIdOf } from './account/sessions.ts';
import { assistantRoutes } from './assistant/assistant-routes.ts';
import type { ModelPatience } from './assistant/model-call.ts';
import type { PassageFinder } from './assistant/passages.ts';
import type { Configuration } from './configuration.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { watchingDatabase } from './database/database-away.ts';
import type { Database } from './database/schema.ts';
import { calendarRoutes } from './entries/calendar-routes.ts';
import { syncRoutes } from './entries/sync-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { answerFailure } from './http/answer-failure.ts';
import { plainHeaders } from './http/plain-answers.ts';
import { logRequest } from './http/request-log.ts';
import { refuseForeignOrigin } from './http/same-origin.ts';
import type { Log } from './log.ts';
import { createRateLimits } from './rate-limits.ts';
import type { PushGuard } from './reminders/push-guard.ts';
import { pushRoutes } from './reminders/push-routes.ts';
import type { PushTransport } from './reminders/push-transport.ts';
import { reminderRoutes } from './reminders/reminder-routes.ts';

export interface ApiParts {
  configuration: Configuration;
  database: Database;
  log: Log;
  /** The server's secret. */
  secret: string;
  /** Where notifications may go, and what sends one. */
  push: { guard: PushGuard; transport: PushTransport };
  /** What the model of the operator is given, and how long it is waited for. */
  assistant: { findPassages: PassageFinder; patience: ModelPatience };
  /** Called after a mail has been queued. */
  onMailQueued: () => void;
}

type ApiEnvironment = { Bindings: HttpBindings };

/** Puts the headers of answers that are no files on every answer, refusal or failure too. */
function answerHeaders(https: boolean): MiddlewareHandler {
  const headers = Object.entries(plainHeaders(https));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  };
}

function logged(log: Log): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    logRequest(log, { method, path, status: context.res.status, start });
  };
}

/**
 * Everything under `/api`: each part brings its own routes; foreign origins, logs and headers are dealt with around
 * them.
 */
export function createApi(parts: ApiParts): Hono<ApiEnvironment> {
  const { configuration, database, log, secret, push, assistant, onMailQueued } = parts;
  const https = configuration.publicOrigin?.startsWith('https:') ?? false;
  const rateLimits = createRateLimits(database, secret);
  const accounts = createAccounts({ configuration, database, secret, rateLimits, log, onMailQueued });
  const contact = { memberIdOf: (headers: Headers) => memberIdOf(accounts, headers), rateLimits };
  const entries = { accounts, database, keyring: accounts.keyring, rateLimits, log };
  return new Hono<ApiEnvironment>()
    .use(logged(log), answerHeaders(https), refuseForeignOrigin(configuration.publicOrigin))
    .use((_context, next) => watchingDatabase(next))
    .route('/', healthRoutes(database))
    .route('/', contactRoutes({ configuration, database, ...contact, onMailQueued }))
    .route('/', accountRoutes(accounts))
    .route('/', syncRoutes(entries))
    .route('/', calendarRoutes(entries))
    .route('/', reminderRoutes(entries))
    .route('/', pushRoutes({ ...entries, ...push }))
    .route('/', assistantRoutes({ ...entries, ...assistant, model: configuration.assistant }))
    .notFound((context) => context.text('There is no such address in this API.', 404))
    .onError(answerFailure(log));
}
