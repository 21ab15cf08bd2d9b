import { randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#server/database/schema.ts';
import { fallbackLanguage, isLanguage, type Language } from '#src/words/languages.ts';
import type { VerificationKind } from './account-tables.ts';
import type { Auth, AuthStore } from './auth.ts';

/** What the parts of the accounts work with. */
export interface Accounts {
  database: Database;
  auth: Auth;
  /** A hash that no password fits; comparing with it takes as long as with a member's. */
  strangersHash: Promise<string>;
  /** Called after a transaction that may have queued a mail. */
  onMailQueued: () => void;
}

/** Runs work on the database and through better-auth in one transaction. */
export async function inTransaction<Result>(
  { auth, database }: Accounts,
  work: (transaction: DatabaseTransaction, store: AuthStore) => Promise<Result>,
): Promise<Result> {
  return database
    .transaction()
    .execute(async (transaction) => work(transaction, await auth.within(transaction)));
}

/** A token that cannot be guessed: 256 bits, in characters that a link may hold. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What stands for a token in the database, before better-auth hashes it. */
export function identifierOf(kind: VerificationKind, token: string): string {
  return `${kind}:${token}`;
}

/** Stores a link's token; expired ones go at the same time, so that none is kept longer than it must. */
export async function storeVerification(
  transaction: DatabaseTransaction,
  store: AuthStore,
  verification: { kind: VerificationKind; token: string; email: string; value: string; expiresAt: Date },
): Promise<void> {
  const { kind, token, email, value, expiresAt } = verification;
  await transaction.deleteFrom('verifications').where('expires_at', '<=', new Date().toISOString()).execute();
  const row = { identifier: identifierOf(kind, token), kind, email, value, expiresAt };
  await store.createVerificationValue(row);
}

/** The account of an address with the hash of its password. */
export async function findMember(database: Database, email: string) {
  return database
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.user_id', 'users.id')
    .selectAll('users')
    .select('credentials.password as passwordHash')
    .where('users.email', '=', email)
    .where('credentials.provider_id', '=', 'credential')
    .executeTakeFirst();
}

/**
 * Holds a member's password until the transaction ends: what was compared before it began may have changed since.
 * @returns whether it is still the one that was compared.
 */
export async function holdPassword(
  transaction: DatabaseTransaction,
  userId: string,
  passwordHash: string,
): Promise<boolean> {
  // An update that changes nothing makes others wait on both engines.
  const { numUpdatedRows } = await transaction
    .updateTable('credentials')
    .set({ password: passwordHash })
    .where('user_id', '=', userId)
    .where('password', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The language that is stored as text. */
export function languageOf(text: string): Language {
  return isLanguage(text) ? text : fallbackLanguage;
}

/** True when the database refused a second row with the same e-mail address. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // PostgreSQL's unique_violation, and SQLite's SQLITE_CONSTRAINT_UNIQUE.
  return Reflect.get(error, 'code') === '23505' || Reflect.get(error, 'errcode') === 2067;
}
