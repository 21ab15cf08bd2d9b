import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The texts of the mails that the test server has written, oldest first. */
function writtenMails(isWanted: (head: string) => boolean): string[] {
  const directory = join(process.env.TEST_DATA_DIR ?? '', 'outbox');
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(directory, name), 'latin1').split(/\r\n\r\n([\s\S]*)/))
    .filter(([head = '']) => isWanted(head))
    .map(([head = '', body = '']) =>
      decode(body, /^Content-Transfer-Encoding: (\S+)/im.exec(head)?.[1] ?? ''),
    );
}

function mailsTo(address: string): string[] {
  return writtenMails((head) => /^To: (.*)$/m.exec(head)?.[1]?.includes(address) ?? false);
}

/** The mails to whoever runs the site that hold a text, such as a visitor's message. */
export function mailsWith(text: string): string[] {
  return writtenMails(() => true).filter((mail) => mail.includes(text));
}

/** Waits until so many mails to an address link to a page, and gives the newest link. */
export async function linkInMail(address: string, path: string, mails = 1): Promise<string> {
  const links = () =>
    mailsTo(address)
      .flatMap((text) => text.match(/https?:\/\/\S+/g) ?? [])
      .filter((link) => link.includes(path));
  await expect
    .poll(() => links().length, { message: `a mail to ${address} with a link to ${path}` })
    .toBe(mails);
  return links().at(-1) ?? '';
}
