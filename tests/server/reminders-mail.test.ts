import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loggablePath } from '#server/http/request-log.ts';
import { reminderMail } from '#server/reminders/reminder-mail.ts';
import { reminderTexts } from '#server/reminders/reminder-texts.ts';
import { deliveryLimits } from '#src/features/reminders/contract.ts';
import { reminderTopics } from '#src/features/reminders/logic/topics.ts';
import { languageCodes } from '#src/words/languages.ts';
import { databaseKinds } from './support/databases.ts';
import { startFakeSmtp } from './support/fake-smtp.ts';
import { smtpTransport, startRelay, waitingMails } from './support/mail.ts';
import { openRoutes } from './support/reminder-callers.ts';
import { openReminders, queuedMails, reminderEntry, reminderOf } from './support/reminders.ts';

const onBoth = test.for(databaseKinds);

/** The secret part of the address that a mail program calls. */
const tokenOf = (address = '') => /stop\/([\w-]{43})$/.exec(address)?.[1] ?? '';

test('a mail says the person’s own words in its text alone, and leads to the page and to its end', async () => {
  const { store, at, userId } = await openReminders();
  await store(reminderEntry({ text: 'Nyabarongo {{when}} $&', topic: 'medicine' }));
  const [mail] = await at('2026-03-02T06:00:00Z');
  const token = tokenOf(mail?.unsubscribe);
  const all = /\?stop=([\w-]{43})&all=1$/m.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail).toEqual({
    to: `${userId}@example.rw`,
    subject: 'Reminder from Buzima',
    sendBefore: '2026-03-02T08:00:00.000Z',
    unsubscribe: `https://buzima.example/api/reminders/stop/${token}`,
    text: expect.any(String),
  });
  expect(mail?.text.split('\n').slice(0, 6)).toEqual([
    'It is time for your medicine.',
    'Nyabarongo {{when}} $&',
    '',
    'Planned for: 08:00.',
    '',
    'See or change your reminders:',
  ]);
  expect(mail?.text).toContain('\nhttps://buzima.example/premium/reminders\n');
  expect(mail?.text).toContain(`\nhttps://buzima.example/premium/reminders?stop=${token}\n`);
  expect(all).not.toBe(token);
});

test('each language has a line for every topic, and a mail in it says nothing in another', async () => {
  const { configuration, keyring } = await openReminders();
  const place = { configuration, keyring, userId: 'ange', entry: 'x' };
  const now = new Date('2026-03-02T07:00:00Z');
  const due = [{ at: new Date('2026-03-02T06:00:00Z'), planned: { day: '2026-03-02', time: '08:00' } }];
  for (const topic of reminderTopics) {
    const texts = languageCodes.map((language) =>
      reminderMail(place, reminderOf({ topic, language }), due, now),
    );
    expect(new Set(texts.map(({ subject }) => subject)).size, topic).toBe(languageCodes.length);
    expect(new Set(texts.map(({ text }) => text.split('\n')[0])).size, topic).toBe(languageCodes.length);
    // The name of no topic is in what a locked phone shows.
    for (const { subject } of texts) expect(subject).toMatch(/Buzima/);
  }
  for (const language of languageCodes) {
    const { text } = reminderMail(place, reminderOf({ language }), due, now);
    expect(text).toContain(reminderTexts[language].late);
    expect(text).toContain('08:00');
    expect(text).not.toMatch(/\{\{/);
    if (language !== 'en') expect(text).toContain(`/${language}/premium/reminders?stop=`);
  }
});

test('on the wire a mail has the button that ends it, and other mails have none', async () => {
  const { store, at, database } = await openReminders();
  await store(reminderEntry({ language: 'rw', text: 'Ibinini bibiri' }));
  await at('2026-03-02T06:00:00Z');
  const smtp = await startFakeSmtp();
  await database.updateTable('outgoing_mail').set({ next_attempt_at: '2026' }).execute();
  startRelay(database, smtpTransport(smtp.port));
  await expect.poll(() => waitingMails(database), { timeout: 10_000 }).toBe(0);
  const [wire = ''] = smtp.mails;
  const head = wire.slice(0, wire.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  expect(head).toMatch(/^List-Unsubscribe: <https:\/\/buzima\.example\/api\/reminders\/stop\/[\w-]{43}>$/m);
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(head).toMatch(/^Subject: Buzima irakwibutsa$/m);
  expect(head).not.toContain('Ibinini');
});

onBoth(
  'an ended reminder is mailed no more while others are, and the entry stays as it was (%s)',
  async (kind) => {
    const { stop, store, at, state, mails } = await openRoutes(kind);
    const [first, second] = [reminderEntry({ text: 'One' }), reminderEntry({ text: 'Two' })];
    await store(first, second);
    const sent = await at('2026-03-02T06:00:00Z');
    const token = tokenOf(sent.find(({ text }) => text.includes('One'))?.unsubscribe);
    expect(await stop(token)).toEqual({ status: 200, body: { stopped: 'reminder' } });
    expect((await at('2026-03-03T06:00:00Z')).map(({ text }) => text.includes('Two'))).toEqual([true]);
    expect(await state()).toMatchObject({ mailsEnded: false });
    // A second press, and a change of the entry, leave it ended.
    expect(await stop(token)).toEqual({ status: 200, body: { stopped: 'reminder' } });
    await store({ ...first, changed: 5_000, content: { ...first.content, times: ['09:00'] } });
    expect(await at('2026-03-04T07:00:00Z')).toHaveLength(1);
    expect((await state()).endedReminders).toEqual([first.id]);
    await mails({ on: true, entry: first.id });
    expect(await at('2026-03-05T07:00:00Z')).toHaveLength(2);
  },
);

onBoth('the other link ends the mails of all, until the page starts them again (%s)', async (kind) => {
  const { stop, store, at, state, mails } = await openRoutes(kind);
  await store(reminderEntry(), reminderEntry());
  const [mail] = await at('2026-03-02T06:00:00Z');
  const one = tokenOf(mail?.unsubscribe);
  const all = /stop=([\w-]{43})&all=1/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await stop(one)).toMatchObject({ status: 200 });
  expect(await stop(all)).toEqual({ status: 200, body: { stopped: 'all' } });
  expect(await at('2026-03-03T06:00:00Z')).toHaveLength(0);
  expect((await state()).mailsEnded).toBe(true);
  expect(await mails({ on: true })).toMatchObject({ mailsEnded: false, endedReminders: [] });
  expect(await at('2026-03-04T06:00:00Z')).toHaveLength(2);
  expect(await mails({ on: false })).toMatchObject({ mailsEnded: true });
  expect(await at('2026-03-05T06:00:00Z')).toHaveLength(0);
});

test('looking at a link ends nothing and leads to the page in the member’s language', async () => {
  const { look, store, at, database } = await openRoutes();
  await database.updateTable('users').set({ language: 'sw' }).execute();
  await store(reminderEntry());
  const [mail] = await at('2026-03-02T06:00:00Z');
  const one = tokenOf(mail?.unsubscribe);
  const all = /stop=([\w-]{43})&all=1/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await look(one)).toEqual([303, `/sw/premium/reminders?stop=${one}`]);
  expect(await look(all)).toEqual([303, `/sw/premium/reminders?stop=${all}&all=1`]);
  expect(await at('2026-03-03T06:00:00Z')).toHaveLength(1);
});

test('what is no link is not found, whoever tries many waits, and no log or table holds one', async () => {
  const { stop, look, store, at, database, userId, limit } = await openRoutes();
  for (const token of ['x', 'x'.repeat(43), '%00', 'x'.repeat(44)]) {
    expect(await stop(token), token).toEqual({ status: 404, body: { error: 'unknown' } });
    expect((await look(token))[0], token).toBe(404);
  }
  limit.refusesFor = 33;
  expect(await stop('x'.repeat(43))).toMatchObject({ status: 429 });
  limit.refusesFor = undefined;
  await store(reminderEntry());
  const token = tokenOf((await at('2026-03-02T06:00:00Z'))[0]?.unsubscribe);
  expect(loggablePath(`/api/reminders/stop/${token}`)).toBe('/api/reminders/stop/[removed]');
  const rows = [
    await database.selectFrom('reminder_schedule').selectAll().execute(),
    await database.selectFrom('reminder_members').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
  // A deleted reminder takes its link along.
  await database.deleteFrom('entries').where('user_id', '=', userId).execute();
  expect(await stop(token)).toMatchObject({ status: 404 });
});

test('so many mails go out in a day, by UTC; the page is told, and the next day begins anew', async () => {
  const { store, at, state, database } = await openRoutes();
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  await store(...Array.from({ length: 5 }, () => reminderEntry({ topic: 'water', zone: 'UTC', times })));
  let sent = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    sent += (await at(`2026-03-02T${String(hour).padStart(2, '0')}:00:00Z`)).length;
    await database.deleteFrom('outgoing_mail').execute();
  }
  expect(sent).toBe(deliveryLimits.mailsOfDay);
  expect(await state()).toMatchObject({ mailsEnded: false, full: true });
  expect(await at('2026-03-03T00:00:00Z')).toHaveLength(5);
  expect((await state()).full).toBe(false);
});

test('a reminder that is for notifications alone sends no mail', async () => {
  const { store, at, database } = await openReminders();
  await store(reminderEntry({ mail: false }));
  expect(await at('2026-03-02T06:00:00Z')).toHaveLength(0);
  expect(await queuedMails(database)).toHaveLength(0);
});

test('what reminders say has no straight apostrophe and no trailing space', () => {
  for (const language of languageCodes) {
    const path = join(import.meta.dirname, '../../content/reminders', `${language}.yaml`);
    expect(readFileSync(path, 'utf8').replace(/^#.*$/gm, '')).not.toMatch(/\w'\w| $/m);
  }
});
