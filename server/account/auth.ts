import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { createInternalAdapter } from 'better-auth/db';
import { getAdapter } from 'better-auth/db/adapter';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import type { Log } from '#server/log.ts';

export interface AuthParts {
  database: Database;
  /** Signs the session cookies; at least 32 characters. */
  secret: string;
  /** Whether visitors come over https, so that the cookie may insist on it. */
  https: boolean;
  log: Log;
}

const sessionSeconds = 7 * 24 * 3600;
const text = (fieldName: string) => ({ type: 'string', required: true, fieldName }) as const;

/**
 * better-auth on our own tables. Its type of database is always `sqlite`, which makes it write points in time as text
 * and truth as 0 or 1: so both engines hold the same, as in all our tables.
 */
function optionsFor({ database, secret, https, log }: AuthParts) {
  return {
    database: { db: database, type: 'sqlite', transaction: true },
    secret,
    // Nothing is served under it: our own routes call better-auth from inside.
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      // Its further arguments may quote a row; the message alone does not.
      log: (level, message) => log[level](`accounts: ${message}`),
    },
    emailAndPassword: { enabled: true, disableSignUp: true },
    user: {
      modelName: 'users',
      fields: {
        name: 'first_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        lastName: text('last_name'),
        phone: text('phone'),
        countryCode: text('country_code'),
        country: text('country'),
        language: text('language'),
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: sessionSeconds,
    },
    account: {
      modelName: 'credentials',
      fields: {
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: { kind: text('kind'), email: text('email') },
      // Who reads the database must not be able to use a link.
      storeIdentifier: 'hashed',
    },
    advanced: {
      cookiePrefix: 'buzima',
      useSecureCookies: https,
      // Our own migrations make the tables, and a test compares them with what better-auth expects.
      database: { validateSchema: false },
    },
  } as const satisfies BetterAuthOptions;
}

/** Makes better-auth for a database whose tables are up to date. */
export function createAuth(parts: AuthParts) {
  const options = optionsFor(parts);
  const auth = betterAuth(options);

  /** better-auth's own work inside a transaction of ours, so that a mail is queued exactly when it succeeds. */
  async function within(transaction: DatabaseTransaction) {
    const { logger, generateId } = await auth.$context;
    const inside: BetterAuthOptions = {
      ...options,
      database: { db: transaction, type: 'sqlite', transaction: false },
    };
    return createInternalAdapter(await getAdapter(inside), {
      options: inside,
      logger,
      hooks: [],
      generateId,
    });
  }

  return { api: auth.api, context: auth.$context, options, within };
}

export type Auth = ReturnType<typeof createAuth>;
export type AuthStore = Awaited<ReturnType<Auth['within']>>;
