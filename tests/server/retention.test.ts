import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { storeContactMessage } from '#server/contact/contact-messages.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer, storedMessages, testEnvironment } from './support/server.ts';

const day = 24 * 3_600_000;
const form = {
  name: 'A',
  email: 'a@b.example',
  message: 'M',
  language: null,
  page: null,
  suspectedSpam: false,
};

/** A data folder with a message and a mail file of today and of a hundred days ago. */
async function fill(environment: Record<string, string>): Promise<void> {
  const database = await openTestDatabase(environment);
  const old = await storeContactMessage(database, { ...form, name: 'Old' }, 'owner@buzima.example');
  await storeContactMessage(database, { ...form, name: 'New' }, 'owner@buzima.example');
  const longAgo = new Date(Date.now() - 100 * day);
  await database
    .updateTable('contact_messages')
    .set({ received_at: longAgo.toISOString() })
    .where('id', '=', old)
    .execute();
  await database.updateTable('outgoing_mail').set({ next_attempt_at: '2999-01-01T00:00:00.000Z' }).execute();
  const outbox = join(environment.DATA_DIR ?? '', 'outbox');
  mkdirSync(outbox);
  for (const name of ['old.eml', '.old.partial', 'new.eml', 'old-notes.txt']) {
    writeFileSync(join(outbox, name), '');
    if (name !== 'new.eml') utimesSync(join(outbox, name), longAgo, longAgo);
  }
}

const outboxOf = (environment: Record<string, string>) =>
  readdirSync(join(environment.DATA_DIR ?? '', 'outbox')).sort();

test.for(databaseKinds)(
  'messages and mail files older than the days to keep them are removed, with mails that still wait (%s)',
  async (kind) => {
    const environment = testEnvironment({
      DATABASE_URL: await emptyDatabase(kind),
      MESSAGE_RETENTION_DAYS: '90',
    });
    await fill(environment);
    const server = await startTestServer(environment);
    await vi.waitFor(() => expect(outboxOf(environment)).toEqual(['new.eml', 'old-notes.txt']), 10_000);
    await server.close();
    expect((await storedMessages(environment)).map(({ name }) => name)).toEqual(['New']);
    const database = await openTestDatabase(environment);
    expect(await database.selectFrom('outgoing_mail').select('id').execute()).toHaveLength(1);
  },
);

test('without a number of days everything is kept', async () => {
  const environment = testEnvironment();
  await fill(environment);
  const server = await startTestServer(environment);
  await server.close();
  expect(outboxOf(environment)).toHaveLength(4);
  expect(await storedMessages(environment)).toHaveLength(2);
});

test('the days to keep messages are a whole number', () => {
  expect(() => readConfiguration({ MESSAGE_RETENTION_DAYS: 'week' })).toThrow(
    /^MESSAGE_RETENTION_DAYS must be/,
  );
});
