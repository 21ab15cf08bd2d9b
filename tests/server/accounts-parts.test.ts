import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { expect, test } from 'vitest';
import { createAuth } from '#server/account/auth.ts';
import { keptAuthSecret } from '#server/account/auth-secret.ts';
import { composeMail, mailPlaceholders, placeholdersIn, readMailTexts } from '#server/account/mail-texts.ts';
import { createGate, ServerBusy } from '#server/account/password-gate.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createLog } from '#server/log.ts';
import { languageCodes } from '#src/words/languages.ts';
import { callAccounts, openAccounts } from './support/account-parts.ts';
import { openAccount } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer, testEnvironment } from './support/server.ts';
import { temporaryDirectory } from './support/temporary.ts';

const onBoth = test.for(databaseKinds);
const log = createLog('silent', () => undefined);
const secret = 's'.repeat(64);

onBoth('the tables are those that better-auth expects (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  const { options } = createAuth({ database, secret, https: false, log });
  // Only for looking at the tables each engine must be named.
  const type = kind === 'SQLite' ? 'sqlite' : 'postgres';
  const { toBeCreated, toBeAdded } = await getMigrations({
    ...options,
    database: { ...options.database, type },
  });
  expect(toBeCreated).toEqual([]);
  expect(toBeAdded).toEqual([]);
});

test('so much work runs at once and so much waits, in the order it came; one more is refused', async () => {
  const gate = createGate(2, 3);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const work = (index: number) =>
    gate(async () => {
      begun.push(index);
      await new Promise<void>((resolve) => finish.push(resolve));
      return index;
    });
  const all = [0, 1, 2, 3, 4].map(work);
  await expect(work(5)).rejects.toThrow(ServerBusy);
  expect(begun).toEqual([0, 1]);
  while (begun.length < 5 || finish.length > 0) {
    finish.shift()?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test('work that fails leaves its place to the next', async () => {
  const gate = createGate(1, 1);
  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 'yes')).toBe('yes');
});

test('when too many passwords wait to be hashed a call is sent away, and asked to come back', async () => {
  const { accounts } = await openAccounts();
  const costlyCall = () => Promise.reject(new ServerBusy());
  const busy = { ...accounts, auth: { ...accounts.auth, costlyCall } };
  const answer = await callAccounts(busy, '/log-in', { email: 'ange@example.rw', password: 'a guess' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ error: 'busy' });
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('the secret is made once, for the server’s own user only', () => {
  const directory = temporaryDirectory();
  const made = keptAuthSecret(directory);
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(keptAuthSecret(directory)).toBe(made);
  expect(readdirSync(directory)).toEqual(['auth-secret']);
  expect(statSync(join(directory, 'auth-secret')).mode & 0o077).toBe(0);
  expect(keptAuthSecret(temporaryDirectory())).not.toBe(made);
});

test('a secret that cannot be read or is too short is one sentence', () => {
  const directory = temporaryDirectory();
  const path = join(directory, 'auth-secret');
  writeFileSync(path, 'short');
  expect(() => keptAuthSecret(directory)).toThrow(/^The file [^\n]*auth-secret holds no secret[^\n]*\.$/);
  const other = temporaryDirectory();
  mkdirSync(join(other, 'auth-secret'));
  expect(() => keptAuthSecret(other)).toThrow(/^The secret of the sessions in [^\n]*auth-secret[^\n]*\.$/);
});

test('the secret and the limit come from the environment', () => {
  expect(readConfiguration({ AUTH_SECRET: secret, ACCOUNT_RATE_LIMIT: '7' }).accounts).toEqual({
    secret,
    rateLimit: 7,
  });
  expect(readConfiguration({}).accounts).toEqual({ secret: undefined, rateLimit: 60 });
  for (const [name, value] of [
    ['AUTH_SECRET', 'too short'],
    ['ACCOUNT_RATE_LIMIT', '0'],
  ] as const) {
    expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
  }
});

test('sessions outlive a restart, because the secret is kept', async () => {
  const first = await startTestServer();
  const client = await openAccount(first);
  await first.close();
  const second = await startTestServer(first.environment);
  const response = await fetch(`${second.url}/api/account`, { headers: { Cookie: client.cookie } });
  expect(response.status).toBe(200);
});

test('every language has the same mails with the same placeholders', () => {
  const english = readMailTexts('en');
  const shapeOf = (texts: typeof english) =>
    Object.entries(texts).map(([kind, { body }]) => [kind, placeholdersIn(body)]);
  expect(Object.keys(english).sort()).toEqual(Object.keys(mailPlaceholders).sort());
  for (const language of languageCodes) {
    const texts = readMailTexts(language);
    expect(shapeOf(texts), language).toEqual(shapeOf(english));
    for (const [kind, { subject }] of Object.entries(texts)) {
      if (language !== 'en') {
        expect(subject).not.toBe(english[kind as keyof typeof english].subject);
      }
    }
  }
});

test('what is filled into a mail is not searched for placeholders', () => {
  const { text } = composeMail('reset-password', 'en', {
    firstName: '{{link}} $& {{minutes}}',
    link: 'https://buzima.example/#token=x',
    minutes: '60',
  });
  expect(text).toContain('Hello {{link}} $& {{minutes}},');
  expect(text).toContain('\nhttps://buzima.example/#token=x\n');
});

test('no mail has a straight apostrophe or a trailing space', () => {
  for (const language of languageCodes) {
    const path = join(import.meta.dirname, '../../content/mails', `${language}.yaml`);
    expect(readFileSync(path, 'utf8')).not.toMatch(/\w'\w| $/m);
  }
});
