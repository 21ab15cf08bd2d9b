import { z } from 'zod';
import type { ProfileForm } from './account-forms.ts';
import {
  accountDeletedMail,
  passwordChangedMail,
  queueAccountMail,
  removeWaitingMails,
  waitingMails,
} from './account-mails.ts';
import { type Accounts, findMember, inTransaction } from './accounts.ts';
import { type Member, profileOf } from './session-cookie.ts';

/** Whether a password is the member's. */
export async function isPasswordOf(accounts: Accounts, member: Member, password: string): Promise<boolean> {
  const stored = await findMember(accounts.database, member.email);
  const hash = stored?.passwordHash ?? (await accounts.strangersHash);
  return (await accounts.auth.context).password.verify({ hash, password });
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
 * @returns the token of a new session for the browser that asked.
 */
export async function changePassword(
  accounts: Accounts,
  member: Member,
  { password, origin }: { password: string; origin: string },
): Promise<string> {
  const passwordHash = await (await accounts.auth.context).password.hash(password);
  const session = await inTransaction(accounts, async (transaction, store) => {
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
  return session.token;
}

const subjectSchema = z.object({ subject: z.string() });

/**
 * Everything that is stored about a member. Left out is only what would let its finder in: the password's hash, the
 * tokens of sessions and links, and the texts of mails, which hold links.
 */
export async function exportMember(accounts: Accounts, member: Member) {
  return accounts.database.transaction().execute(async (transaction) => {
    const credential = await transaction
      .selectFrom('credentials')
      .select(['created_at', 'updated_at'])
      .where('user_id', '=', member.id)
      .executeTakeFirstOrThrow();
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

/** Deletes the account with its sessions, links and waiting mails; one last mail says so. */
export async function deleteMember(accounts: Accounts, member: Member, origin: string): Promise<void> {
  await inTransaction(accounts, async (transaction, store) => {
    await removeWaitingMails(transaction, member.email);
    await transaction.deleteFrom('verifications').where('email', '=', member.email).execute();
    await store.deleteUser(member.id);
    const recipient = { ...member, origin };
    await queueAccountMail(transaction, recipient, accountDeletedMail(recipient, member.firstName));
  });
  accounts.onMailQueued();
}
