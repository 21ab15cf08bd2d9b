import { AsyncLocalStorage } from 'node:async_hooks';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { verifyPassword } from 'better-auth/crypto';
import { z } from 'zod';
import type { Database } from '#server/database/schema.ts';
import type { Log } from '#server/log.ts';
import { accountLimits } from '#src/features/account/contract.ts';
import { authTables } from './auth-tables.ts';
import { forgetLinks, removeMemberRows } from './member-tables.ts';
import { createGate } from './password-gate.ts';

export interface AuthParts {
  database: Database;
  /** Signs the session cookies; at least 32 characters. */
  secret: string;
  /** Whether visitors come over https, so that the cookie may insist on it. */
  https: boolean;
  log: Log;
  /** Compares a password with a hash. */
  verify?: typeof verifyPassword;
}

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  language: z.string(),
});

/** A user as better-auth hands it to its callbacks. */
export type AuthUser = z.infer<typeof userSchema>;

/** What better-auth tells of a call while it runs. */
export interface CallFacts {
  /** A link that the user may use, if the call made one. */
  link?: { user: AuthUser; token: string };
  /** Whose password the call set by a link; as the user was before. */
  passwordSetFor?: AuthUser;
  /** The hash that a right password was compared with. */
  comparedHash?: string | undefined;
}

const hostCookie = { name: '__Host-buzima.session_token', attributes: { secure: true } } as const;
const sessionSeconds = 7 * 24 * 3600;
const verificationMilliseconds = accountLimits.verificationLinkHours * 3_600_000;
const calls = new AsyncLocalStorage<CallFacts>();
const factsOfCall = (): CallFacts => calls.getStore() ?? {};

/** What happened to a user in the database while a call was under way. */
function watch(database: Database) {
  async function isConfirmed(userId: string): Promise<boolean> {
    const user = await database
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', userId)
      .executeTakeFirst();
    return user?.email_verified === 1;
  }

  /** Refuses to go on when the password has been changed since it was compared: all that it opened had to end. */
  async function requireSamePassword(userId: string): Promise<void> {
    const { comparedHash } = factsOfCall();
    if (comparedHash === undefined) return;
    const same = await database
      .selectFrom('credentials')
      .select('id')
      .where('user_id', '=', userId)
      .where('password', '=', comparedHash)
      .executeTakeFirst();
    if (same === undefined) throw new APIError('UNAUTHORIZED');
  }

  /** The mailbox is proven: the address counts as confirmed, and every other link has done its work. */
  async function confirm(userId: string): Promise<void> {
    await database.updateTable('users').set({ email_verified: 1 }).where('id', '=', userId).execute();
    await forgetLinks(database, userId);
  }

  return { isConfirmed, requireSamePassword, confirm };
}

function databaseHooks(database: Database) {
  const { isConfirmed, requireSamePassword } = watch(database);
  return {
    verification: {
      create: {
        // Who has just signed up may read the mail tomorrow.
        before: async ({ value, createdAt }) => {
          if (await isConfirmed(value)) return;
          return { data: { expiresAt: new Date(createdAt.getTime() + verificationMilliseconds) } };
        },
      },
    },
    session: {
      create: {
        before: async ({ userId }) => requireSamePassword(userId),
        // Once more afterwards, because a change of the password that comes later ends this session as well.
        after: async ({ id, userId }) => {
          try {
            await requireSamePassword(userId);
          } catch (error) {
            await database.deleteFrom('sessions').where('id', '=', id).execute();
            throw error;
          }
        },
      },
    },
    account: {
      update: {
        before: async (_, context) => {
          const userId = context?.context.session?.user.id;
          if (userId === undefined) return;
          await requireSamePassword(userId);
          // From here on the new password counts.
          factsOfCall().comparedHash = undefined;
        },
      },
    },
  } as const satisfies BetterAuthOptions['databaseHooks'];
}

function optionsFor({ database, secret, https, log, verify = verifyPassword }: AuthParts) {
  const { requireSamePassword, confirm } = watch(database);
  return {
    // Both engines are called SQLite, which makes better-auth write points in time as text and truth as 0 or 1: so both
    // hold the same, as in all our tables.
    database: { db: database, type: 'sqlite' },
    secret,
    // Nothing is served under it: our routes call better-auth from inside.
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    // Its further arguments may quote a row; the message alone does not.
    logger: { level: 'error', log: (level, message) => log[level](`accounts: ${message}`) },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      autoSignIn: false,
      // It counts UTF-16 units, of which a character may have two; the forms count characters.
      maxPasswordLength: 2 * accountLimits.passwordMaximum,
      resetPasswordTokenExpiresIn: accountLimits.resetLinkMinutes * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => {
        factsOfCall().link = { user: userSchema.parse(user), token };
      },
      onPasswordReset: async ({ user }) => {
        await confirm(user.id);
        factsOfCall().passwordSetFor = userSchema.parse(user);
      },
      password: {
        verify: async (typed) => {
          const isRight = await verify(typed);
          if (isRight) factsOfCall().comparedHash = typed.hash;
          return isRight;
        },
      },
    },
    user: {
      ...authTables.user,
      deleteUser: {
        enabled: true,
        beforeDelete: async (user) => {
          await requireSamePassword(user.id);
          await removeMemberRows(database, user);
        },
      },
    },
    session: { ...authTables.session, expiresIn: sessionSeconds },
    account: authTables.account,
    // Who reads the database must not be able to use a link.
    verification: { ...authTables.verification, storeIdentifier: 'hashed' },
    databaseHooks: databaseHooks(database),
    advanced: {
      cookiePrefix: 'buzima',
      // The package's own prefix is `__Secure-`, which lets other hosts of the domain set the cookie too.
      useSecureCookies: false,
      ...(https && { cookies: { session_token: hostCookie } }),
      // Sessions hold no address of the visitor's.
      ipAddress: { disableIpTracking: true },
    },
  } as const satisfies BetterAuthOptions;
}

/** Makes better-auth for a database whose tables are up to date. */
export function createAuth(parts: AuthParts) {
  const options = optionsFor(parts);
  const { api } = betterAuth(options);
  type Api = typeof api;
  const gate = createGate();

  /** Does one call of the interface; the facts are what better-auth told meanwhile. */
  async function call<Result>(
    work: (api: Api) => Promise<Result>,
  ): Promise<{ result: Result; facts: CallFacts }> {
    const facts: CallFacts = {};
    const result = await calls.run(facts, () => work(api));
    return { result, facts };
  }

  return {
    api,
    options,
    call,
    /**
     * The same for a call that hashes a password, when it is its turn.
     * @throws ServerBusy before anything is done when too many wait.
     */
    costlyCall: <Result>(work: (api: Api) => Promise<Result>) => gate(() => call(work)),
  };
}

export type Auth = ReturnType<typeof createAuth>;
