import { expect, test, vi } from 'vitest';
import { queueMail } from '#server/mail/mail-queue.ts';
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
