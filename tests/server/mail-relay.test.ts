import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '#scripts/own-postgres.ts';
import { readConfiguration } from '#server/configuration.ts';
import { storeContactMessage } from '#server/contact/contact-messages.ts';
import { backOff, claimDueMail, postponeMail } from '#server/mail/mail-queue.ts';
import type { MailRelay } from '#server/mail/mail-relay.ts';
import { createMailTransport } from '#server/mail/mail-transport.ts';
import { postForm, validFields } from './support/contact.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { startFakeSmtp } from './support/fake-smtp.ts';
import {
  patience,
  queueNumbered,
  smtpEnvironment,
  smtpTransport,
  startRelay,
  subjects,
  waitingMails,
} from './support/mail.ts';
import { openTestDatabase, startTestServer, storedMessages, testEnvironment } from './support/server.ts';
import { temporaryDirectory } from './support/temporary.ts';

test.for(databaseKinds)(
  'what is queued while the relay is down goes out once it is up, each mail once (%s)',
  async (kind) => {
    const port = await freePort();
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    await queueNumbered(database, 12);
    startRelay(database, smtpTransport(port));
    await vi.waitFor(async () => {
      const tried = await database
        .selectFrom('outgoing_mail')
        .select('id')
        .where('last_error', 'is not', null)
        .execute();
      expect(tried).not.toHaveLength(0);
    }, patience);
    const smtp = await startFakeSmtp(port);
    await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), patience);
    expect(subjects(smtp).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `Number ${index + 1}`).sort(),
    );
  },
);

test.for(databaseKinds)('two servers on one database send each mail once (%s)', async (kind) => {
  const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
  const first = await openTestDatabase(environment);
  const second = await openTestDatabase(environment);
  const smtp = await startFakeSmtp();
  await queueNumbered(first, 30);
  startRelay(first, smtpTransport(smtp.port));
  startRelay(second, smtpTransport(smtp.port));
  await vi.waitFor(async () => expect(await waitingMails(first)).toBe(0), patience);
  expect(new Set(subjects(smtp)).size).toBe(30);
  expect(smtp.mails).toHaveLength(30);
});

test.for(databaseKinds)(
  'a mail that another server holds is left alone until its time is up (%s)',
  async (kind) => {
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    await queueNumbered(database, 1);
    const now = Date.now();
    const held = await claimDueMail(database, 60_000, new Date(now));
    expect(held).toMatchObject({ subject: 'Number 1', attempt: 1 });
    expect(await claimDueMail(database, 60_000, new Date(now + 59_999))).toBeUndefined();
    const taken = await claimDueMail(database, 60_000, new Date(now + 60_000));
    expect(taken).toMatchObject({ id: held?.id, attempt: 2 });
    if (held === undefined) throw new Error('No mail was claimed.');
    await postponeMail(database, held, { reason: 'too late', nextAttemptAt: new Date(now) });
    expect(await claimDueMail(database, 60_000, new Date(now + 60_001))).toBeUndefined();
  },
);

test.for(databaseKinds)(
  'a message that cannot be stored leaves no mail behind, and the other way round (%s)',
  async (kind) => {
    const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
    await database.schema.alterTable('contact_messages').renameTo('elsewhere').execute();
    const form = {
      name: 'A',
      email: 'a@b.example',
      message: 'M',
      language: null,
      page: null,
      suspectedSpam: false,
    };
    await expect(storeContactMessage(database, form, 'owner@buzima.example')).rejects.toThrow();
    expect(await waitingMails(database)).toBe(0);
  },
);

test('a mail that the relay refuses is kept with the reason and goes out later', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  smtp.answer = '451 come back later';
  await queueNumbered(database, 1);
  startRelay(database, smtpTransport(smtp.port));
  await vi.waitFor(async () => {
    const row = await database.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
    expect(row.last_error).toContain('come back later');
  }, patience);
  smtp.answer = '250 kept';
  await vi.waitFor(async () => expect(await waitingMails(database)).toBe(0), patience);
  expect(subjects(smtp)).toEqual(['Number 1']);
});

test('the wait doubles with each failure, to an hour', () => {
  expect([1, 2, 3, 10, 11, 500].map((failure) => backOff(failure, 5_000, 3_600_000))).toEqual([
    5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
  ]);
});

test('a relay that stops finishes the mail in its hands', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  let relay: MailRelay | undefined;
  let stopped: Promise<void> | undefined;
  smtp.beforeAnswer = async () => {
    stopped ??= relay?.stop(10_000);
  };
  await queueNumbered(database, 3);
  relay = startRelay(database, smtpTransport(smtp.port));
  await vi.waitFor(() => expect(stopped).toBeDefined(), patience);
  await stopped;
  expect(smtp.mails).toHaveLength(1);
  expect(await waitingMails(database)).toBe(2);
});

test('a relay that is given no time postpones the mail in its hands', async () => {
  const database = await openTestDatabase(testEnvironment());
  const smtp = await startFakeSmtp();
  const reached = new Promise<void>((resolve) => {
    smtp.beforeAnswer = () => {
      resolve();
      return new Promise(() => undefined);
    };
  });
  await queueNumbered(database, 1);
  const relay = startRelay(database, smtpTransport(smtp.port));
  await reached;
  await relay.stop(0);
  const row = await database.selectFrom('outgoing_mail').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ claimed_until: null, attempts: 1 });
});

test.for(databaseKinds)(
  'a message becomes a mail to the owner that answers to the visitor (%s)',
  async (kind) => {
    const smtp = await startFakeSmtp();
    const { url, environment } = await startTestServer({
      ...smtpEnvironment(smtp.port),
      DATABASE_URL: await emptyDatabase(kind),
    });
    expect((await postForm(url)).status).toBe(200);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
    expect(smtp.mails[0]).toMatch(/^To: owner@buzima\.example\r$/m);
    expect(smtp.mails[0]).toMatch(/^Reply-To: Ange Uwase <ange@example\.rw>\r$/m);
    expect(smtp.mails[0]).toContain(validFields.message);
    await vi.waitFor(async () => {
      expect(await storedMessages(environment)).toEqual([
        expect.objectContaining({ relay: { state: 'sent' } }),
      ]);
    }, patience);
  },
);

test('no header can be injected through the visitor’s name', async () => {
  const smtp = await startFakeSmtp();
  const { url } = await startTestServer(smtpEnvironment(smtp.port));
  const from_name = 'Eve\r\nBcc: everyone@example.org\r\n\r\nNew body <x@y.example>, "z"';
  expect((await postForm(url, { ...validFields, from_name })).status).toBe(200);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
  const [head = ''] = (smtp.mails[0] ?? '').split('\r\n\r\n');
  const names = head
    .split('\r\n')
    .filter((line) => !/^\s/.test(line))
    .map((line) => line.split(':')[0]);
  expect(names).not.toContain('Bcc');
  expect(head).not.toContain('New body\r\n');
  expect(names.filter((name) => name === 'To' || name === 'Reply-To')).toHaveLength(2);
});

test('what looks like an encoded word in a visitor’s name stays as it was typed', async () => {
  const smtp = await startFakeSmtp();
  const { url } = await startTestServer(smtpEnvironment(smtp.port));
  const from_name = '=?utf-8?Q?owner=40buzima.example?=';
  expect((await postForm(url, { ...validFields, from_name })).status).toBe(200);
  await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), patience);
  const [head = ''] = (smtp.mails[0] ?? '').split('\r\n\r\n');
  expect(head).not.toContain('=?utf-8?Q?owner=40');
});

test('without a mail relay each mail is a file of its own, named by its time, and no half-written one', async () => {
  const { url, environment } = await startTestServer();
  await postForm(url);
  await postForm(url, { ...validFields, from_name: 'Second' });
  const outbox = join(environment.DATA_DIR ?? '', 'outbox');
  const finished = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  await vi.waitFor(() => expect(finished()).toHaveLength(2), patience);
  await vi.waitFor(() => expect(readdirSync(outbox)).toEqual(finished()), patience);
  const names = finished();
  expect(names).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/),
    expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/),
  ]);
  // Two mails of one millisecond have no order of their own.
  const subjects = names.map((name) =>
    /^Subject: (.*)$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1]?.trim(),
  );
  expect(subjects.sort()).toEqual(['Message from Ange Uwase', 'Message from Second']);
});

test('writing the same mail twice leaves one file', async () => {
  const directory = temporaryDirectory();
  const transport = createMailTransport(readConfiguration({ DATA_DIR: directory }));
  const content = { to: 'a@b.example', subject: 'S', text: 'T' };
  const mail = { ...content, id: 'x', createdAt: new Date(0), attempt: 1, refusals: 0, claimedUntil: '' };
  await transport(mail, AbortSignal.timeout(5_000));
  await transport(mail, AbortSignal.timeout(5_000));
  expect(readdirSync(join(directory, 'outbox'))).toEqual(['1970-01-01T00-00-00-000Z-x.eml']);
});
