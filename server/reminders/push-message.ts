import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import { entriesById } from '#server/entries/stored-entries.ts';
import type { ReminderTopic } from '#src/features/reminders/logic/topics.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { openTarget } from './push-subscriptions.ts';
import type { PushMessage, PushTarget } from './push-transport.ts';
import { isForServer, readReminder } from './read-reminder.ts';
import type { OutgoingPushTable } from './reminder-tables.ts';
import { reminderTexts, reminderWords } from './reminder-texts.ts';
import { occurrencesBetween } from './zone-moments.ts';

const urgentTopics: readonly ReminderTopic[] = ['medicine', 'appointment'];

/** What names a reminder to push services without saying which it is. */
function topicOf(userId: string, entryId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, entryId]))
    .digest('base64url')
    .slice(0, 32);
}

const secondsUntil = (moment: string, now: Date) =>
  Math.max(0, Math.floor((Date.parse(moment) - now.getTime()) / 1000));

/**
 * A notification that waits, put into words from its entry as it is now.
 * @returns undefined when there is nothing to say any more: the reminder was deleted, paused or put to another time.
 * @throws SealBroken with another secret of the server
 */
export async function composePush(
  { database, keyring }: { database: Database; keyring: Keyring },
  push: OutgoingPushTable,
  now: Date,
): Promise<{ target: PushTarget; message: PushMessage } | undefined> {
  const { user_id: userId, entry_id: entryId } = push;
  const row = await database
    .selectFrom('push_subscriptions')
    .innerJoin('entry_vaults', 'entry_vaults.user_id', 'push_subscriptions.user_id')
    .select(['id', 'push_subscriptions.user_id', 'sealed', 'wrapped_key'])
    .where('id', '=', push.subscription_id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const opener = { userId, key: keyring.unwrap(userId, row.wrapped_key) };
  const entry = (await entriesById(database, opener, [entryId])).get(entryId);
  const reminder = entry === undefined ? 'none' : readReminder(entry);
  if (typeof reminder === 'string' || !isForServer(reminder) || !reminder.push) return undefined;
  const moments = push.planned.split(' ');
  const first = Date.parse(moments[0] ?? '') - 1;
  const last = Date.parse(moments.at(-1) ?? '');
  const due = occurrencesBetween(reminder, new Date(first), new Date(last));
  if (due.length === 0) return undefined;
  const { what, when, late } = reminderWords(reminder, due, now);
  const { language, topic } = reminder;
  return {
    target: openTarget(keyring, row),
    message: {
      payload: {
        title: reminderTexts[language].title,
        body: late ? `${what}\n${when}` : what,
        url: localizedUrl(routes.reminders, language),
        tag: `reminder-${entryId}`,
        ...(late ? { late } : {}),
      },
      ttl: secondsUntil(push.send_before, now),
      topic: topicOf(userId, entryId),
      urgent: urgentTopics.includes(topic),
    },
  };
}

/** How long a push service keeps a trial for a browser that is away: whoever asked for it is waiting. */
const trySeconds = 60;

/** A notification that shows a member that notifications arrive. */
export function tryMessage(language: Language): PushMessage {
  const { title, try: body } = reminderTexts[language];
  const payload = { title, body, url: localizedUrl(routes.reminders, language), tag: 'reminder-try' };
  return { payload, ttl: trySeconds, urgent: true };
}
