import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { clientAddress, clientKey } from '#server/http/client-address.ts';
import type { AccountErrorCode, FieldErrors } from '#src/features/account/contract.ts';
import { linkOrigin } from './account-mails.ts';
import type { Accounts } from './accounts.ts';

export interface AccountEnvironment {
  Bindings: HttpBindings;
}
export type AccountContext = Context<AccountEnvironment>;

const statuses = {
  badLogin: 401,
  notLoggedIn: 401,
  badPassword: 401,
  linkExpired: 410,
  tooLarge: 413,
  tooManyAttempts: 429,
  badRequest: 400,
  busy: 503,
} as const satisfies Record<AccountErrorCode, ContentfulStatusCode>;

/** Answers that the call as a whole was refused. */
export function refuse(context: AccountContext, error: AccountErrorCode): Response {
  return context.json({ error }, statuses[error]);
}

/** Answers which fields are at fault. */
export function refuseFields(context: AccountContext, errors: FieldErrors): Response {
  return context.json({ errors }, 422);
}

/** Answers that the client must wait. */
export function refuseFor(context: AccountContext, { seconds }: { seconds: number }): Response {
  context.header('Retry-After', String(seconds));
  return refuse(context, 'tooManyAttempts');
}

/**
 * A handler that gets the JSON body. Only JSON is taken: a form of another site cannot send it unasked, even with a
 * browser that names no origin.
 */
export function withBody(
  handle: (context: AccountContext, body: unknown) => Promise<Response>,
): Handler<AccountEnvironment> {
  return async (context) => {
    if (!/^application\/json *(;|$)/i.test(context.req.header('Content-Type') ?? '')) {
      return refuse(context, 'badRequest');
    }
    let body: unknown;
    try {
      body = JSON.parse(await context.req.text());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      return refuse(context, 'badRequest');
    }
    return handle(context, body);
  };
}

/** What limits count a client by. */
export function clientOf({ configuration }: Accounts, context: AccountContext): string {
  const { remoteAddress } = context.env.incoming.socket;
  const forwardedFor = context.req.header('X-Forwarded-For');
  return clientKey(clientAddress(remoteAddress, forwardedFor, configuration.trustedProxies));
}

/** The origin that links in mails begin with. */
export function originOf({ configuration }: Accounts, context: AccountContext): string {
  return linkOrigin(configuration, context.req.header('Host'));
}
