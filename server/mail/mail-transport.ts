import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Configuration } from '#server/configuration.ts';
import type { QueuedMail } from './mail-queue.ts';

/** Hands one mail over, or throws. Handing the same mail over twice must be harmless. */
export type MailTransport = (mail: QueuedMail, signal: AbortSignal) => Promise<void>;

/** What a mail program would decode, had we written it: a visitor's text is shown as it was typed. */
function literally(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** What shows a mail program a button that ends mails of this sort, and keeps answering machines quiet. */
function listHeaders(unsubscribe: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
}

function toMessage(mail: QueuedMail, from: string): SendMailOptions {
  const domain = /@([^@>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: mail.to,
    replyTo: mail.replyTo && { ...mail.replyTo, name: literally(mail.replyTo.name) },
    subject: literally(mail.subject),
    text: mail.text,
    date: mail.createdAt,
    // The same at every attempt: if a server dies after the relay took the mail, the recipient can tell the second copy.
    messageId: `<${mail.id}@${domain}>`,
    ...(mail.unsubscribe === undefined ? {} : { headers: listHeaders(mail.unsubscribe) }),
    // What a visitor writes must never make the server read a file or fetch a page.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return async (mail, signal) => {
    await transporter.sendMail({ ...toMessage(mail, from), signal });
  };
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

function outboxTransport(directory: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error('The composed mail is not a buffer.');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const name = `${mail.createdAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}`;
    const partial = join(directory, `.${name}.partial`);
    await writeDurably(partial, message);
    await rename(partial, join(directory, `${name}.eml`));
  };
}

/** Where mails lie as files when there is no mail server. */
export function outboxDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'outbox');
}

/** SMTP where a relay is configured; otherwise `.eml` files in `outbox/`, whose names sort by time. */
export function createMailTransport({ mail, dataDirectory }: Configuration): MailTransport {
  if (mail.smtpUrl !== undefined) return smtpTransport(mail.smtpUrl, mail.from);
  return outboxTransport(outboxDirectory(dataDirectory), mail.from);
}
