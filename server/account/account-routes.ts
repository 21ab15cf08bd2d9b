import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import type { Log } from '#server/log.ts';
import { type AccountContext, type AccountEnvironment, refuse } from './account-answers.ts';
import { type AccountLimits, createAccountLimits } from './account-limits.ts';
import { linkOrigin } from './account-mails.ts';
import { type Accounts, newToken } from './accounts.ts';
import { createAuth } from './auth.ts';
import { keptAuthSecret } from './auth-secret.ts';
import { memberRoutes } from './member-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

/** What the handlers of the accounts share. */
export interface AccountParts {
  accounts: Accounts;
  limits: AccountLimits;
  trustedProxies: number;
  /** The origin that links in mails begin with. */
  originOf: (context: AccountContext) => string;
}

const bodyLimitBytes = 64 * 1024;

/**
 * Everything under `/api/account`. better-auth's own routes are not served: these call it from inside, so that no
 * answer and no time tells whether an address is known.
 * @throws StartupError when there is no secret and none can be made.
 */
export function accountRoutes({
  configuration,
  database,
  log,
  onMailQueued,
}: {
  configuration: Configuration;
  database: Database;
  log: Log;
  onMailQueued: () => void;
}): Hono<AccountEnvironment> {
  const { accounts: settings, dataDirectory, publicOrigin, trustedProxies } = configuration;
  const auth = createAuth({
    database,
    secret: settings.secret ?? keptAuthSecret(dataDirectory),
    https: publicOrigin?.startsWith('https:') ?? false,
    log,
  });
  const strangersHash = auth.context.then(({ password }) => password.hash(newToken()));
  const parts: AccountParts = {
    accounts: { database, auth, strangersHash, onMailQueued },
    limits: createAccountLimits(settings.rateLimit),
    trustedProxies,
    originOf: (context) => linkOrigin(configuration, context.req.header('Host')),
  };
  return new Hono<AccountEnvironment>()
    .basePath('/api/account')
    .use(bodyLimit({ maxSize: bodyLimitBytes, onError: (context) => refuse(context, 'tooLarge') }))
    .route('/', visitorRoutes(parts))
    .route('/', memberRoutes(parts));
}
