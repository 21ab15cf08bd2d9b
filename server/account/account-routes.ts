import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type AccountEnvironment, refuse } from './account-answers.ts';
import type { Accounts } from './accounts.ts';
import { memberRoutes } from './member-routes.ts';
import { ServerBusy } from './password-gate.ts';
import { visitorRoutes } from './visitor-routes.ts';

const bodyLimitBytes = 64 * 1024;
const busySeconds = 5;

/**
 * Everything under `/api/account`. better-auth's own routes are not served: these call its interface from inside, check
 * what was typed, and give answers that tell nobody whether an address is known.
 */
export function accountRoutes(accounts: Accounts): Hono<AccountEnvironment> {
  return new Hono<AccountEnvironment>()
    .basePath('/api/account')
    .onError((error, context) => {
      if (!(error instanceof ServerBusy)) throw error;
      context.header('Retry-After', String(busySeconds));
      return refuse(context, 'busy');
    })
    .use(bodyLimit({ maxSize: bodyLimitBytes, onError: (context) => refuse(context, 'tooLarge') }))
    .route('/', visitorRoutes(accounts))
    .route('/', memberRoutes(accounts));
}
