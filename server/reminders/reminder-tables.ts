/** When reminders are due, and where to; no words of them, which stay sealed in their entries. */
export interface ReminderTables {
  reminder_schedule: ReminderScheduleTable;
  reminder_members: ReminderMemberTable;
  push_subscriptions: PushSubscriptionTable;
  outgoing_push: OutgoingPushTable;
}

/** One row for each entry of the kind `reminder` that can be planned. */
export interface ReminderScheduleTable {
  user_id: string;
  entry_id: string;
  /** The next moment at which it is due; null when nothing is to come. */
  next_at: string | null;
  /** Whatever was due up to this moment, itself included, has been dealt with. */
  handled_until: string;
  /** When its mails were ended. */
  mail_ended_at: string | null;
  /** The hash of what the link in its mails holds. */
  stop_hash: string;
}

/** One row for each member who has been reminded, or has ended mails. */
export interface ReminderMemberTable {
  user_id: string;
  /** The hash of what the link holds that ends the mails of all reminders. */
  stop_hash: string;
  mails_ended_at: string | null;
  /** The day, by UTC, of which mails and notifications are counted. */
  day: string;
  mails: number;
  pushes: number;
}

/** A browser that a member wants to be notified in. */
export interface PushSubscriptionTable {
  id: string;
  user_id: string;
  /** Finds it again: whoever knows its address could send to it. */
  endpoint_hash: string;
  /** Address and keys, sealed with a key of the server's secret. */
  sealed: string;
  language: string;
  added_at: string;
}

/** A notification that waits. What it says is read from the entry when it goes out. */
export interface OutgoingPushTable {
  id: string;
  subscription_id: string;
  user_id: string;
  entry_id: string;
  /** The moments that it reminds of, with a space between them. */
  planned: string;
  queued_at: string;
  /** From then on it is of no use any more. */
  send_before: string;
  attempts: number;
  next_attempt_at: string;
  /** Until when one server may work on it alone. */
  claimed_until: string | null;
}
