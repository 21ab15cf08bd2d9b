import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { accountRoutes } from './accounts/account-routes.ts';
import type { Configuration } from './configuration.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { nothingPolicy } from './content-security-policy.ts';
import { watchingDatabase } from './database/database-away.ts';
import type { Database } from './database/schema.ts';
import { healthRoutes } from './health-routes.ts';
import { answerFailure } from './http/answer-failure.ts';
import type { Log } from './log.ts';
import { requestLog } from './request-log.ts';
import { refuseForeignOrigin } from './same-origin.ts';
import { securityHeaders } from './security-headers.ts';
import type { Site } from './static/site-files.ts';
import { staticSite } from './static/static-site.ts';

export interface AppParts {
  configuration: Configuration;
  database: Database;
  /** Absent where something else serves the pages, such as a development server. */
  site: Site | undefined;
  log: Log;
  /** Called after a mail has been queued. */
  onMailQueued: () => void;
}

/** Puts the security headers on every answer that does not bring its own, as the files of the site do. */
function plainAnswerHeaders(https: boolean): MiddlewareHandler {
  const headers = Object.entries(
    securityHeaders({ kind: 'document', contentSecurityPolicy: nothingPolicy, https }),
  );
  return async (context, next) => {
    await next();
    if (context.res.headers.has('X-Content-Type-Options')) return;
    for (const [name, value] of headers) context.header(name, value);
  };
}

/** Keeps answers of the API, refusals and failures too, out of every cache. */
const neverStored: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('Cache-Control', 'no-store');
};

/**
 * The whole application. A further part of the API (accounts) is one more `app.route` beside the others; foreign
 * origins, logs and headers are dealt with around it.
 */
export function createApp({ configuration, database, site, log, onMailQueued }: AppParts): Hono<{
  Bindings: HttpBindings;
}> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const https = configuration.publicOrigin?.startsWith('https:') ?? false;
  app.use(requestLog(log), plainAnswerHeaders(https));
  app.use('/api/*', (_context, next) => watchingDatabase(next));
  app.use('/api/*', neverStored, refuseForeignOrigin(configuration.publicOrigin));
  app.route('/', healthRoutes(database));
  app.route('/', contactRoutes({ configuration, database, onMailQueued }));
  app.route('/', accountRoutes({ configuration, database, log, onMailQueued }));
  app.all('/api/*', (context) => context.text('There is no such address in this API.', 404));
  if (site !== undefined) app.on(['GET', 'HEAD'], '*', staticSite(site));
  app.all('*', (context) => context.text('Pages can only be read.', 405, { Allow: 'GET, HEAD' }));
  app.onError(answerFailure(log));
  return app;
}
