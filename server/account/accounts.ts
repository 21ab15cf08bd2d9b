import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isAPIError } from 'better-auth/api';
import type { Configuration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import { createKeyring, type Keyring } from '#server/entries/keyring.ts';
import type { Log } from '#server/log.ts';
import type { RateLimits } from '#server/rate-limits.ts';
import { fallbackLanguage, isLanguage, type Language } from '#src/words/languages.ts';
import { type AccountLimits, createAccountLimits } from './account-limits.ts';
import { type Auth, createAuth } from './auth.ts';

/** What the parts of the accounts work with. */
export interface Accounts {
  configuration: Configuration;
  database: Database;
  auth: Auth;
  limits: AccountLimits;
  /** Signs what we give browsers; at least 32 characters. */
  secret: string;
  /** Opens what members keep. */
  keyring: Keyring;
  /** Whether visitors come over https. */
  https: boolean;
  /**
   * Begins the time that an answer takes at least where the work behind it differs between known and unknown addresses,
   * so that the time does not tell them apart; resolves when it is up.
   */
  evenTime: () => Promise<void>;
  /** Called after a mail may have been queued. */
  onMailQueued: () => void;
}

const evenMilliseconds = 400;

/** Puts the parts of the accounts together, for a database whose tables are up to date. */
export function createAccounts({
  configuration,
  database,
  secret,
  rateLimits,
  log,
  onMailQueued,
}: {
  configuration: Configuration;
  database: Database;
  secret: string;
  rateLimits: RateLimits;
  log: Log;
  onMailQueued: () => void;
}): Accounts {
  const https = configuration.publicOrigin?.startsWith('https:') ?? false;
  return {
    configuration,
    database,
    auth: createAuth({ database, secret, https, log }),
    limits: createAccountLimits(rateLimits, configuration.accounts.rateLimit),
    secret,
    keyring: createKeyring(secret),
    https,
    evenTime: () => delay(evenMilliseconds),
    onMailQueued,
  };
}

/** A text that cannot be guessed: 256 bits, in characters that a link may hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The language that is stored as text. */
export function languageOf(text: string): Language {
  return isLanguage(text) ? text : fallbackLanguage;
}

/**
 * What a call of better-auth gave; undefined when it refused.
 * @throws what else went wrong.
 */
export async function unlessRefused<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return undefined;
    throw error;
  }
}
