import { z } from 'zod';
import type { ProfileForm } from './account-forms.ts';
import {
  accountDeletedMail,
  passwordChangedMail,
  queueAccountMail,
  removeWaitingMails,
  waitingMails,
} from './account-mails.ts';
import { type Accounts, findMember, holdPassword, inTransaction } from './accounts.ts';
import { type Member, profileOf } from './session-cookie.ts';

/** The hash of the member's password when the given one is right, for the change that it was asked for. */
export async function provePassword(
  accounts: Accounts,
  member: Member,
  password: string,
): Promise<string | undefined> {
  const stored = await findMember(accounts.database, member.email);
  const hash = stored?.passwordHash ?? (await accounts.strangersHash);
  return (await (await accounts.auth.context).password.verify({ hash, password })) ? hash : undefined;
}

/** Stores a changed profile. */
export async function changeProfile(accounts: Accounts, member: Member, form: ProfileForm): Promise<Member> {
  const { firstName, ...rest } = form;
  const { internalAdapter } = await accounts.auth.context;
  await internalAdapter.updateUser(member.id, { ...rest, name: firstName });
  return { ...member, ...form };
}

/**
 * Sets a new password. All sessions end, and every link that would set another one.
 * @param provenHash of the present password, as it was compared.
 * @returns the token of a new session for the browser that asked; undefined when the password has changed since.
 */
export async function changePassword(
  accounts: Accounts,
  member: Member,
  { provenHash, password, origin }: { provenHash: string; password: string; origin: string },
): Promise<string | undefined> {
  const passwordHash = await (await accounts.auth.context).password.hash(password);
  const session = await inTransaction(accounts, async (transaction, store) => {
    if (!(await holdPassword(transaction, member.id, provenHash))) return undefined;
    await store.updatePassword(member.id, passwordHash);
    await store.deleteUserSessions(member.id);
    await transaction
      .deleteFrom('verifications')
      .where('email', '=', member.email)
      .where('kind', '=', 'reset')
      .execute();
    const recipient = { ...member, origin };
    await queueAccountMail(transaction, recipient, passwordChangedMail(recipient, member.firstName));
    return store.createSession(member.id);
  });
  accounts.onMailQueued();
  return session?.token;
}

const subjectSchema = z.object({ subject: z.string() });

/**
 * Everything that is stored about a member. Left out is only what would let its finder in: the password's hash, the
 * tokens of sessions and links, and the texts of mails, which hold links. Undefined when the account has just gone.
 */
export async function exportMember(accounts: Accounts, member: Member) {
  return accounts.database.transaction().execute(async (transaction) => {
    const credential = await transaction
      .selectFrom('credentials')
      .select(['created_at', 'updated_at'])
      .where('user_id', '=', member.id)
      .executeTakeFirst();
    if (credential === undefined) return undefined;
    const sessions = await transaction
      .selectFrom('sessions')
      .select(['created_at as startedAt', 'updated_at as prolongedAt', 'expires_at as endsAt'])
      .where('user_id', '=', member.id)
      .orderBy('created_at')
      .execute();
    const links = await transaction
      .selectFrom('verifications')
      .select(['kind', 'created_at as sentAt', 'expires_at as endsAt'])
      .where('email', '=', member.email)
      .where('expires_at', '>', new Date().toISOString())
      .orderBy('created_at')
      .execute();
    const mails = await waitingMails(transaction, member.email).execute();
    return {
      exportedAt: new Date().toISOString(),
      profile: profileOf(member),
      password: { setAt: credential.created_at, changedAt: credential.updated_at },
      sessions,
      links,
      waitingMails: mails.map(({ created_at: queuedAt, content }) => ({
        queuedAt,
        ...subjectSchema.parse(JSON.parse(content)),
      })),
    };
  });
}

/**
 * Deletes the account with its sessions, links and waiting mails; one last mail says so.
 * @param provenHash of the password, as it was compared.
 * @returns false when the password has changed since, or the account is gone already.
 */
export async function deleteMember(
  accounts: Accounts,
  member: Member,
  { provenHash, origin }: { provenHash: string; origin: string },
): Promise<boolean> {
  const deleted = await inTransaction(accounts, async (transaction, store) => {
    if (!(await holdPassword(transaction, member.id, provenHash))) return false;
    await removeWaitingMails(transaction, member.email);
    await transaction.deleteFrom('verifications').where('email', '=', member.email).execute();
    await store.deleteUser(member.id);
    const recipient = { ...member, origin };
    await queueAccountMail(transaction, recipient, accountDeletedMail(recipient, member.firstName));
    return true;
  });
  accounts.onMailQueued();
  return deleted;
}
