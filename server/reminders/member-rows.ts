import type { Belonging } from '#server/account/member-tables.ts';
import type { ReminderTables } from './reminder-tables.ts';

/** What becomes of a member's rows when the member downloads or deletes everything. */
export const reminderBelongings = {
  reminder_schedule: {
    belongsTo: 'member',
    exportedAs: 'reminderSchedule',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('reminder_schedule')
        .select(['entry_id as entry', 'next_at as nextAt', 'mail_ended_at as mailsEndedAt'])
        .where('user_id', '=', id)
        .orderBy('entry_id')
        .execute(),
    removed: 'with user',
  },
  reminder_members: {
    belongsTo: 'member',
    exportedAs: 'reminderMails',
    exported: async (transaction, { id }) => {
      const row = await transaction
        .selectFrom('reminder_members')
        .select([
          'mails_ended_at as endedAt',
          'day as lastDay',
          'mails as mailsOfDay',
          'pushes as pushesOfDay',
        ])
        .where('user_id', '=', id)
        .executeTakeFirst();
      return row ?? { endedAt: null };
    },
    removed: 'with user',
  },
  push_subscriptions: {
    belongsTo: 'member',
    exportedAs: 'devices',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('push_subscriptions')
        .select(['added_at as addedAt', 'language'])
        .where('user_id', '=', id)
        .orderBy('added_at')
        .execute(),
    removed: 'with user',
  },
  outgoing_push: {
    belongsTo: 'member',
    exportedAs: 'waitingNotifications',
    exported: (transaction, { id }) =>
      transaction
        .selectFrom('outgoing_push')
        .select(['entry_id as entry', 'queued_at as queuedAt'])
        .where('user_id', '=', id)
        .orderBy('queued_at')
        .execute(),
    // Through the device that it goes to.
    removed: 'with user',
  },
} as const satisfies Record<keyof ReminderTables, Belonging>;
