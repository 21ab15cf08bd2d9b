import { expect, test, vi } from 'vitest';
import { runInbox } from '#scripts/inbox.ts';
import { storeContactMessage } from '#server/contact/contact-messages.ts';
import type { Database } from '#server/database/schema.ts';
import { claimDueMail, postponeMail, queueMail } from '#server/mail/mail-queue.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { startFakeSmtp } from './support/fake-smtp.ts';
import {
  patience,
  queueNumbered,
  smtpTransport,
  startRelay,
  subjects,
  waitingMails,
} from './support/mail.ts';
import { openTestDatabase, testEnvironment } from './support/server.ts';

test('mails to people who do not exist do not hold up the others', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  smtp.unknownRecipients = /nobody/;
  for (let number = 1; number <= 30; number += 1) {
    await queueMail(database, { to: `nobody${number}@example.rw`, subject: 'Nobody', text: 'Text' });
  }
  await queueNumbered(database, 1);
  startRelay(database, smtpTransport(smtp.port), 60_000);
  await vi.waitFor(() => expect(subjects(smtp)).toEqual(['Number 1']), patience);
  expect(await waitingMails(database)).toBeGreaterThanOrEqual(30);
});

test('a mail whose time is over is dropped and never sent', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  const mail = { to: 'ange@example.rw', text: 'Text' };
  await queueMail(database, { ...mail, subject: 'Late', sendBefore: '2020-01-01T00:00:00.000Z' });
  await queueMail(database, { ...mail, subject: 'In time', sendBefore: '2999-01-01T00:00:00.000Z' });
  startRelay(database, smtpTransport(smtp.port));
  await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), patience);
  expect(subjects(smtp)).toEqual(['In time']);
});

const owner = 'owner@buzima.example';

test('mails that are refused for what they say do not hold up the others', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  smtp.unwantedText = /spam/;
  for (let number = 1; number <= 10; number += 1) {
    await queueMail(database, { to: owner, subject: 'Unwanted', text: 'spam' });
  }
  await queueNumbered(database, 1);
  startRelay(database, smtpTransport(smtp.port), 60_000);
  await vi.waitFor(() => expect(subjects(smtp)).toEqual(['Number 1']), patience);
  expect(await waitingMails(database)).toBeGreaterThanOrEqual(10);
});

test.for(databaseKinds)('a mail’s first attempt goes before another’s second (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  const start = new Date('2026-01-01T00:00:00.000Z');
  const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  await queueMail(database, { to: owner, subject: 'Old', text: 'Text' }, start);
  const old = await claimDueMail(database, 60_000, start);
  if (old === undefined) throw new Error('No mail was claimed.');
  await postponeMail(database, old, { reason: 'away', nextAttemptAt: later(1) });
  await queueMail(database, { to: owner, subject: 'Fresh', text: 'Text' }, later(5));
  expect(await claimDueMail(database, 60_000, later(10))).toMatchObject({ subject: 'Fresh' });
  expect(await claimDueMail(database, 60_000, later(10))).toMatchObject({ subject: 'Old' });
});

async function relayStates(database: Database): Promise<string> {
  return (await runInbox(database, ['list'], 'json')).output;
}

const message = {
  name: 'Ange',
  email: 'ange@example.rw',
  message: 'spam',
  language: null,
  page: null,
  suspectedSpam: false,
};

test.for(databaseKinds)(
  'a message that is refused for good ten times is parked, shown as such, and tried once after each start (%s)',
  async (kind) => {
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    const smtp = await startFakeSmtp();
    smtp.unwantedText = /spam/;
    const id = await storeContactMessage(database, message, owner);
    const relay = startRelay(database, smtpTransport(smtp.port), 1);
    await vi.waitFor(async () => expect(await relayStates(database)).toMatch(/\[not relayed\]$/m), patience);
    expect(smtp.attempts).toBe(10);
    await queueNumbered(database, 1);
    relay.wake();
    await vi.waitFor(() => expect(subjects(smtp)).toEqual(['Number 1']), patience);
    expect(smtp.attempts).toBe(11);
    expect((await runInbox(database, ['show', id], 'json')).output).toMatch(
      /refused 10 times.*550 not wanted here/,
    );
    await relay.stop(1_000);
    smtp.unwantedText = /$^/;
    startRelay(database, smtpTransport(smtp.port), 1);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), patience);
  },
);

test('a mail with an end that is refused for good ten times is given up', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  smtp.unknownRecipients = /nobody/;
  const mail = { to: 'nobody@example.rw', subject: 'Link', text: 'Text' };
  await queueMail(database, { ...mail, sendBefore: '2999-01-01T00:00:00.000Z' });
  startRelay(database, smtpTransport(smtp.port), 1);
  await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), patience);
});
