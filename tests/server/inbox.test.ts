import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csvCell, formatCsv, formatJson, formatList, formatMessage, runInbox } from '#scripts/inbox.ts';
import { type ContactMessage, storeContactMessage } from '#server/contact/contact-messages.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, testEnvironment } from './support/server.ts';

const form = {
  name: 'Ange',
  email: 'ange@example.rw',
  message: 'Muraho',
  language: 'rw',
  page: '/rw/contacts',
  suspectedSpam: false,
} as const;

const message: ContactMessage = {
  ...form,
  id: '0b51c2f0-0000-4000-8000-000000000000',
  receivedAt: '2026-11-20T08:00:00.000Z',
  relay: { state: 'sent' },
};

test.for(databaseKinds)('the inbox lists newest first, with flags (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  expect(await runInbox(database, [], 'json')).toEqual({ output: 'No messages yet.\n' });
  await storeContactMessage(database, form, 'owner@buzima.example');
  await database.updateTable('contact_messages').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute();
  await storeContactMessage(
    database,
    { ...form, name: 'Second', suspectedSpam: true },
    'owner@buzima.example',
  );
  const lines = (await runInbox(database, ['list'], 'json')).output.trim().split('\n');
  expect(lines).toEqual([
    expect.stringMatching(/Second.*\[spam\?\]$/),
    expect.stringMatching(/Ange.*ange@example\.rw.*Muraho.*\[not yet relayed\]$/),
  ]);
});

test.for(databaseKinds)('the inbox shows a message by the beginning of its id (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  const id = await storeContactMessage(database, form, 'owner@buzima.example');
  expect((await runInbox(database, ['show', id.slice(0, 8)], 'json')).output).toContain('Muraho');
  expect((await runInbox(database, ['show', id.toUpperCase()], 'json')).output).toContain('Muraho');
  for (const unknown of ['%', '_', "' or 1=1 --", 'ffffffff-ffff']) {
    expect((await runInbox(database, ['show', unknown], 'json')).failure).toMatch(/^There is no message/);
  }
});

test.for(databaseKinds)('an export holds every message whole (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  await storeContactMessage(database, { ...form, message: 'a "quoted",\nline' }, 'owner@buzima.example');
  const json: unknown = JSON.parse((await runInbox(database, ['export'], 'json')).output);
  expect(json).toEqual([expect.objectContaining({ ...form, message: 'a "quoted",\nline' })]);
  expect((await runInbox(database, ['export'], 'csv')).output).toContain('"a ""quoted"",\nline"');
  expect((await runInbox(database, ['export'], 'xml')).failure).toMatch(/json or csv/);
});

test('several messages with the same beginning are not mixed up', async () => {
  const database = await openTestDatabase(testEnvironment());
  for (let count = 0; count < 17; count += 1)
    await storeContactMessage(database, form, 'owner@buzima.example');
  const starts = '0123456789abcdef'.split('');
  const answers = await Promise.all(starts.map((start) => runInbox(database, ['show', start], 'json')));
  expect(answers.map(({ failure }) => failure ?? '')).toContainEqual(
    expect.stringMatching(/^Several messages/),
  );
});

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＠SUM(A1)'])(
  'the cell %j is not computed by a spreadsheet',
  (value) => {
    expect(csvCell(value)).toMatch(/^"?'/);
  },
);

test('a table has one line for each message under its heading', () => {
  expect(formatCsv([message])).toBe(
    'id,received,name,email,message,language,page,suspected_spam,relay\r\n' +
      `${message.id},${message.receivedAt},Ange,ange@example.rw,Muraho,rw,/rw/contacts,no,sent\r\n`,
  );
});

test('a visitor’s text cannot steer the terminal', () => {
  const hostile = { ...message, name: '\u001B[2Jgone', message: 'a\u001B]0;title\u0007b\u009Bc\u202Ee\r\nd' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
  const control = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202E]/;
  expect(formatList([hostile])).not.toMatch(control);
  expect(formatMessage(hostile)).not.toMatch(control);
  expect(formatCsv([hostile]).replaceAll('\r\n', '\n')).not.toMatch(control);
  expect(formatJson([hostile])).not.toMatch(control);
  expect(JSON.parse(formatJson([hostile]))).toEqual([hostile]);
});

test.for([
  [['--help'], 0, /npm run inbox/, /^$/],
  [['show', 'ffffffff'], 1, /^$/, /^There is no message with the id ffffffff\.\n$/],
  [['show'], 1, /^$/, /^Say which message/],
  [['burn'], 1, /^$/, /^There is no command burn/],
  [['--what'], 1, /^$/, /^Unknown option/],
] as const)('the command %j ends with exit code %s', ([words, code, output, error]) => {
  const script = join(import.meta.dirname, '../../scripts/inbox.ts');
  const result = spawnSync(process.execPath, [script, ...words], {
    env: testEnvironment(),
    encoding: 'utf8',
  });
  expect(result.status).toBe(code);
  expect(result.stdout).toMatch(output);
  expect(result.stderr).toMatch(error);
});
