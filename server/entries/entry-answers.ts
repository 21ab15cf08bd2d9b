import type { Handler, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  type AccountContext,
  type AccountEnvironment,
  refuse,
  refuseFor,
  withBody,
} from '#server/account/account-answers.ts';
import type { Accounts } from '#server/account/accounts.ts';
import { type Member, readMember } from '#server/account/sessions.ts';
import type { Database } from '#server/database/schema.ts';
import { bodyLimitBytes } from '#server/http/read-body.ts';
import type { Log } from '#server/log.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import type { EntryErrorCode } from '#src/features/entries/contract.ts';
import type { Keyring } from './keyring.ts';

/** What the calls about entries work with. */
export interface EntryParts {
  accounts: Accounts;
  database: Database;
  keyring: Keyring;
  rateLimits: RateLimits;
  log: Log;
}

export interface MemberCall {
  context: AccountContext;
  member: Member;
  /** Undefined for a call that only reads. */
  body: unknown;
}

/** Calls of one member from all devices; more than anybody needs who uses a few. */
const callsOfMember = { points: 600, seconds: 600 };

/** Answers that nothing was stored. */
export function refuseEntries(
  context: AccountContext,
  error: Extract<EntryErrorCode, 'otherAccount' | 'full'>,
  facts: { account?: string } = {},
): Response {
  return context.json({ error, ...facts }, 409);
}

/** Handlers of what only a member may call: one that reads, and one that takes a body of JSON. */
export function memberHandlers({ accounts, rateLimits }: EntryParts) {
  type Answer = (call: MemberCall) => Promise<Response>;
  async function asMember(context: AccountContext, body: unknown, answer: Answer): Promise<Response> {
    const member = await readMember(accounts, context);
    if (member === undefined) return refuse(context, 'notLoggedIn');
    const permission = await rateLimits.take({ key: `entries of ${member.id}`, ...callsOfMember });
    return permission.granted ? answer({ context, member, body }) : refuseFor(context, permission);
  }
  return {
    reading:
      (answer: Answer): Handler<AccountEnvironment> =>
      (context) =>
        asMember(context, undefined, answer),
    changing: (answer: Answer) => withBody((context, body) => asMember(context, body, answer)),
  };
}

/** Refuses a body that is larger than any call needs. */
export const limitBody: MiddlewareHandler<AccountEnvironment> = bodyLimit({
  maxSize: bodyLimitBytes,
  onError: (context) => refuse(context, 'tooLarge'),
});
