import { onTestFinished } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import type { Database } from '#server/database/schema.ts';
import { createLog } from '#server/log.ts';
import { queueMail } from '#server/mail/mail-queue.ts';
import { type MailRelay, startMailRelay } from '#server/mail/mail-relay.ts';
import { createMailTransport, type MailTransport } from '#server/mail/mail-transport.ts';
import type { FakeSmtp } from './fake-smtp.ts';

/** A log that keeps nothing. */
export const silent = createLog('silent', () => undefined);
/** How long to wait for mails. */
export const patience = { timeout: 20_000, interval: 20 };

/** Variables of a server that sends through a relay on this machine. */
export function smtpEnvironment(port: number): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Buzima <post@buzima.example>',
    CONTACT_ADDRESS: 'owner@buzima.example',
  };
}

/** Hands mails to a relay on this machine. */
export function smtpTransport(port: number): MailTransport {
  return createMailTransport(readConfiguration(smtpEnvironment(port)));
}

/** Sends what a database has queued, impatiently, until the test ends. */
export function startRelay(
  database: Database,
  transport: MailTransport,
  firstRetryMilliseconds = 50,
): MailRelay {
  const parts = { database, transport, log: silent, pollMilliseconds: 20, firstRetryMilliseconds };
  const relay = startMailRelay(parts);
  onTestFinished(() => relay.stop(1_000));
  return relay;
}

/** Queues mails with the subjects `Number 1` and so on. */
export async function queueNumbered(database: Database, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    await queueMail(database, { to: 'owner@buzima.example', subject: `Number ${number}`, text: 'Text' });
  }
}

/** The subjects of what arrived, in order. */
export const subjects = (smtp: FakeSmtp) => smtp.mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]);

/** How many mails wait. */
export async function waitingMails(database: Database): Promise<number> {
  return (await database.selectFrom('outgoing_mail').select('id').execute()).length;
}
