import { z } from 'zod';
import type { Database, DatabaseSchema, DatabaseTransaction } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { exportEntries } from '#server/entries/stored-entries.ts';
import { reminderBelongings } from '#server/reminders/member-rows.ts';

/** Whose rows are meant. */
export interface Owner {
  id: string;
  email: string;
}

/** How the rows of a table belong to a member. */
export type Belonging =
  | {
      belongsTo: 'member';
      /** The entry of the export, and what stands in it. */
      exportedAs: string;
      exported: (transaction: DatabaseTransaction, owner: Owner, keyring: Keyring) => Promise<unknown>;
      /** `with user`: the database removes them together with the user. */
      removed: 'with user' | ((transaction: DatabaseTransaction, owner: Owner) => Promise<unknown>);
    }
  | { belongsTo: 'nobody'; because: string };

const subjectSchema = z.object({ subject: z.string() });

/** The mails to a member; not the messages of others that are on their way to the owner of the site. */
function mailsTo(transaction: DatabaseTransaction, { email }: Owner) {
  const messages = transaction
    .selectFrom('contact_messages')
    .select('mail_id')
    .where('mail_id', 'is not', null);
  return { recipient: email, messages };
}

/**
 * Each table of the database, and what becomes of its rows when a member downloads or deletes everything. The export
 * leaves out only what would let its finder in: the password's hash, the tokens of sessions, links and calendars, the key
 * of the entries, the addresses of devices, and the texts of mails, which hold links.
 */
export const memberTables = {
  users: {
    belongsTo: 'member',
    exportedAs: 'profile',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('users')
        .select([
          'first_name as firstName',
          'last_name as lastName',
          'email',
          'country_code as countryCode',
          'phone',
          'country',
          'language',
          'created_at as createdAt',
          'updated_at as changedAt',
        ])
        .where('id', '=', id)
        .executeTakeFirst(),
    removed: 'with user',
  },
  credentials: {
    belongsTo: 'member',
    exportedAs: 'password',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('credentials')
        .select(['created_at as setAt', 'updated_at as changedAt'])
        .where('user_id', '=', id)
        .executeTakeFirst(),
    removed: 'with user',
  },
  sessions: {
    belongsTo: 'member',
    exportedAs: 'sessions',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('sessions')
        .select(['created_at as startedAt', 'updated_at as prolongedAt', 'expires_at as endsAt'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
    removed: 'with user',
  },
  verifications: {
    belongsTo: 'member',
    exportedAs: 'links',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('verifications')
        .select(['created_at as sentAt', 'expires_at as endsAt'])
        .where('value', '=', id)
        .orderBy('created_at')
        .execute(),
    removed: (transaction, { id }) => forgetLinks(transaction, id),
  },
  contact_messages: {
    belongsTo: 'member',
    exportedAs: 'messages',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('contact_messages')
        .select([
          'received_at as sentAt',
          'from_name as name',
          'from_email as email',
          'message',
          'language',
          'page',
        ])
        .where('user_id', '=', id)
        .orderBy('received_at')
        .execute(),
    removed: async (transaction, { id }) => {
      const own = transaction.selectFrom('contact_messages').select('mail_id').where('user_id', '=', id);
      await transaction.deleteFrom('outgoing_mail').where('id', 'in', own).execute();
      await transaction.deleteFrom('contact_messages').where('user_id', '=', id).execute();
    },
  },
  outgoing_mail: {
    belongsTo: 'member',
    exportedAs: 'waitingMails',
    exported: async (transaction, owner) => {
      const { recipient, messages } = mailsTo(transaction, owner);
      const mails = await transaction
        .selectFrom('outgoing_mail')
        .select(['created_at as queuedAt', 'content'])
        .where('recipient', '=', recipient)
        .where('id', 'not in', messages)
        .orderBy('created_at')
        .execute();
      return mails.map(({ queuedAt, content }) => ({
        queuedAt,
        ...subjectSchema.parse(JSON.parse(content)),
      }));
    },
    removed: (transaction, owner) => {
      const { recipient, messages } = mailsTo(transaction, owner);
      return transaction
        .deleteFrom('outgoing_mail')
        .where('recipient', '=', recipient)
        .where('id', 'not in', messages)
        .execute();
    },
  },
  entry_vaults: {
    belongsTo: 'member',
    exportedAs: 'calendarAddress',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('entry_vaults')
        .select('calendar_made_at as madeAt')
        .where('user_id', '=', id)
        .executeTakeFirst()
        .then((row) => row ?? { madeAt: null }),
    removed: 'with user',
  },
  entries: {
    belongsTo: 'member',
    exportedAs: 'entries',
    exported: (transaction, { id }, keyring) => exportEntries(transaction, keyring, id),
    removed: 'with user',
  },
  ...reminderBelongings,
  health_checks: {
    belongsTo: 'nobody',
    because: 'The server writes to it to learn whether the database takes anything.',
  },
  rate_limits: {
    belongsTo: 'nobody',
    because: 'It holds keyed hashes and counts, which end within the hour and lead to nobody.',
  },
} as const satisfies Record<keyof DatabaseSchema, Belonging>;

const belongings: readonly Belonging[] = Object.values(memberTables);

/** Ends the links that were mailed to a user. */
export async function forgetLinks(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('verifications').where('value', '=', userId).execute();
}

/** Everything that is stored about a member; undefined when the account has just gone. */
export async function exportMember(
  database: Database,
  owner: Owner,
  keyring: Keyring,
): Promise<object | undefined> {
  return database.transaction().execute(async (transaction) => {
    const data: Record<string, unknown> = { exportedAt: new Date().toISOString() };
    for (const table of belongings) {
      if (table.belongsTo === 'member') {
        data[table.exportedAs] = await table.exported(transaction, owner, keyring);
      }
    }
    return data[memberTables.users.exportedAs] === undefined ? undefined : data;
  });
}

/** Removes all of a member's rows that do not go with the user. */
export async function removeMemberRows(database: Database, owner: Owner): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (const table of belongings) {
      if (table.belongsTo === 'member' && table.removed !== 'with user') {
        await table.removed(transaction, owner);
      }
    }
  });
}
