import { linkOrigin } from '#server/account/account-mails.ts';
import { composeMail } from '#server/account/mail-texts.ts';
import type { Configuration } from '#server/configuration.ts';
import type { Keyring } from '#server/entries/keyring.ts';
import type { MailContent } from '#server/mail/mail-queue.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { localizedUrl } from '#src/site/localized-url.ts';
import { routes } from '#src/site/routes.ts';
import type { Language } from '#src/words/languages.ts';
import { reminderWords } from './reminder-texts.ts';
import { stopToken } from './stop-tokens.ts';
import type { Occurrence } from './zone-moments.ts';

interface Place {
  configuration: Configuration;
  keyring: Keyring;
  userId: string;
  /** The id of the entry. */
  entry: string;
}

/** The page on which a press of a button ends mails; opening it ends none. */
export function stopPage(token: string, language: Language, all: boolean): string {
  return `${localizedUrl(routes.reminders, language)}?stop=${token}${all ? '&all=1' : ''}`;
}

/** A reminder as a mail. Its subject tells nothing of the person's health: a locked phone shows it. */
export function reminderMail(
  { configuration, keyring, userId, entry }: Place,
  reminder: Reminder,
  due: readonly Occurrence[],
  now: Date,
): Pick<MailContent, 'subject' | 'text' | 'unsubscribe'> {
  const { language } = reminder;
  const origin = linkOrigin(configuration, undefined);
  const { what, when } = reminderWords(reminder, due, now);
  const own = stopToken(keyring, userId, { entry });
  const all = stopToken(keyring, userId, 'all');
  const mail = composeMail('reminder', language, {
    what,
    when,
    link: `${origin}${localizedUrl(routes.reminders, language)}`,
    stop: `${origin}${stopPage(own, language, false)}`,
    stopAll: `${origin}${stopPage(all, language, true)}`,
  });
  return { ...mail, unsubscribe: `${origin}/api/reminders/stop/${own}` };
}
