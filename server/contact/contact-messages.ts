import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { type MailContent, queueMail, refusalLimit } from '#server/mail/mail-queue.ts';
import { isLanguage } from '#src/words/languages.ts';
import type { ContactForm } from './contact-form.ts';

/** A stored message with what became of its relay. */
export interface ContactMessage extends ContactForm {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  relay: Relay;
}

export type Relay =
  | { state: 'none' }
  | { state: 'sent' }
  | { state: 'waiting'; attempts: number; nextAttemptAt: string; lastError: string | null }
  /** Refused for good so often that it waits for the owner. */
  | { state: 'parked'; refusals: number; lastError: string | null };

/** The mail that tells the owner of a message; answering it writes to the visitor. */
function toMail(form: ContactForm, id: string, receivedAt: string, to: string): MailContent {
  const name = form.name.replace(/\s+/g, ' ');
  const facts = [
    `Name: ${name}`,
    `E-mail: ${form.email}`,
    `Language: ${form.language ?? 'unknown'}`,
    `Page: ${form.page ?? 'unknown'}`,
    `Received: ${receivedAt}`,
    `Id: ${id}`,
  ];
  return {
    to,
    subject: `Message from ${name}`,
    text: `${facts.join('\n')}\n\n${form.message}\n`,
    replyTo: { name, address: form.email },
  };
}

/**
 * Stores a message and, unless it looks like spam, queues the mail that relays it, both or neither. When this returns
 * the message is on the disk.
 * @param userId of the member who sent it; it belongs to them, unless their account has gone meanwhile.
 * @returns the message's id.
 */
export async function storeContactMessage(
  database: Database,
  form: ContactForm,
  relayTo: string,
  userId: string | null = null,
): Promise<string> {
  const id = randomUUID();
  const receivedAt = new Date();
  await database.transaction().execute(async (transaction) => {
    const mail = toMail(form, id, receivedAt.toISOString(), relayTo);
    const mailId = form.suspectedSpam ? null : await queueMail(transaction, mail, receivedAt);
    await transaction
      .insertInto('contact_messages')
      .values({
        id,
        received_at: receivedAt.toISOString(),
        from_name: form.name,
        from_email: form.email,
        message: form.message,
        language: form.language,
        page: form.page,
        suspected_spam: form.suspectedSpam ? 1 : 0,
        mail_id: mailId,
        user_id: (insert) => insert.selectFrom('users').select('id').where('id', '=', userId),
      })
      .execute();
  });
  return id;
}

/** The columns of a message joined with the mail that may still wait. */
function messagesWithRelay(database: Database) {
  return database
    .selectFrom('contact_messages')
    .leftJoin('outgoing_mail', 'outgoing_mail.id', 'contact_messages.mail_id')
    .selectAll('contact_messages')
    .select(['outgoing_mail.id as waiting_id', 'attempts', 'next_attempt_at', 'last_error', 'refusals'])
    .orderBy('received_at', 'desc')
    .orderBy('contact_messages.id');
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messagesWithRelay>['execute']>>[number];

function relayOf(row: MessageRow): Relay {
  if (row.mail_id === null) return { state: 'none' };
  if (row.waiting_id === null) return { state: 'sent' };
  const refusals = row.refusals ?? 0;
  if (refusals >= refusalLimit) return { state: 'parked', refusals, lastError: row.last_error };
  return {
    state: 'waiting',
    attempts: row.attempts ?? 0,
    nextAttemptAt: row.next_attempt_at ?? row.received_at,
    lastError: row.last_error,
  };
}

function toMessage(row: MessageRow): ContactMessage {
  return {
    id: row.id,
    receivedAt: row.received_at,
    name: row.from_name,
    email: row.from_email,
    message: row.message,
    language: isLanguage(row.language) ? row.language : null,
    page: row.page,
    suspectedSpam: row.suspected_spam === 1,
    relay: relayOf(row),
  };
}

/** All messages, newest first. */
export async function listContactMessages(database: Database): Promise<ContactMessage[]> {
  return (await messagesWithRelay(database).execute()).map(toMessage);
}

/** The messages whose id begins with the given characters; `%` and `_` stand for themselves, so they find nothing. */
export async function findContactMessages(database: Database, idStart: string): Promise<ContactMessage[]> {
  if (!/^[0-9a-f-]+$/.test(idStart)) return [];
  const rows = await messagesWithRelay(database)
    .where('contact_messages.id', 'like', `${idStart}%`)
    .execute();
  return rows.map(toMessage);
}
