import type { Generated, Kysely, Transaction } from 'kysely';
import type { AccountTables } from '#server/account/account-tables.ts';
import type { EntryTables } from '#server/entries/entry-tables.ts';
import type { ReminderTables } from '#server/reminders/reminder-tables.ts';

/**
 * Columns hold text and small whole numbers only, which both engines store alike. Points in time are ISO 8601 text in
 * UTC: they sort as they are and no driver changes them.
 */
export interface DatabaseSchema extends AccountTables, EntryTables, ReminderTables {
  contact_messages: ContactMessageTable;
  outgoing_mail: OutgoingMailTable;
  health_checks: HealthCheckTable;
  rate_limits: RateLimitTable;
}

export interface ContactMessageTable {
  id: string;
  received_at: string;
  from_name: string;
  from_email: string;
  message: string;
  /** The language of the page it was sent from. */
  language: string | null;
  /** The path of that page. */
  page: string | null;
  /** 1 when the hidden field was filled in. */
  suspected_spam: number;
  /** The mail that relays it; the mail's row goes once it is sent. */
  mail_id: string | null;
  /** Who was logged in when it was sent. */
  user_id: string | null;
}

export interface OutgoingMailTable {
  id: string;
  created_at: string;
  /** The mail as JSON, see `MailContent`. */
  content: string;
  /** The address in it, as it was typed. */
  recipient: string;
  attempts: number;
  next_attempt_at: string;
  /** Until when one relay may work on it alone. */
  claimed_until: string | null;
  last_error: string | null;
  /** How often the mail server refused it for good. */
  refusals: Generated<number>;
}

/** Written again and again to learn whether the database still takes anything. */
export interface HealthCheckTable {
  id: string;
  content: string;
}

/** How often something was done lately. */
export interface RateLimitTable {
  /** A keyed hash of who did what: whoever reads the database learns neither. */
  key: string;
  points: number;
  /** When the count begins anew. */
  expires_at: string;
}

export type Database = Kysely<DatabaseSchema>;
export type DatabaseTransaction = Transaction<DatabaseSchema>;
