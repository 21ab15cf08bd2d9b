import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { type Accounts, newToken } from '#server/account/accounts.ts';
import { createAuth } from '#server/account/auth.ts';
import { keptAuthSecret } from '#server/account/auth-secret.ts';
import { checkLogIn } from '#server/account/log-in.ts';
import { composeMail, mailPlaceholders, placeholdersIn, readMailTexts } from '#server/account/mail-texts.ts';
import { requestReset } from '#server/account/reset-password.ts';
import { signUp } from '#server/account/sign-up.ts';
import { readConfiguration } from '#server/configuration.ts';
import { createLog } from '#server/log.ts';
import { languageCodes } from '#src/words/languages.ts';
import { openAccount, signUpForm } from './support/accounts.ts';
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

onBoth('a known address costs the same statements and hashes as an unknown one (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  await openAccount(server);
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(database.getExecutor().compileQuery(node, { queryId: 'x' }).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database = await openTestDatabase(server.environment);
  const recorded = database.withPlugin(recorder);
  const auth = createAuth({ database: recorded, secret, https: false, log });
  const context = await auth.context;
  let hashes = 0;
  const { hash, verify } = context.password;
  context.password.hash = (typed) => {
    hashes += 1;
    return hash(typed);
  };
  context.password.verify = (typed) => {
    hashes += 1;
    return verify(typed);
  };
  const accounts: Accounts = {
    database: recorded,
    auth,
    strangersHash: hash(newToken()),
    onMailQueued: () => undefined,
  };
  const origin = 'https://buzima.example';
  const form = { ...signUpForm, phone: '+250788123456', language: 'en' as const };
  const costOf = async (work: () => Promise<unknown>) => {
    statements.length = 0;
    hashes = 0;
    await work();
    return { hashes, statements: [...statements] };
  };
  const works = [
    (email: string) => signUp(accounts, { ...form, email }, { origin, mayMail: true }),
    (email: string) => checkLogIn(accounts, { email, password: 'not the right one' }),
    (email: string) => requestReset(accounts, { email, phone: form.phone, origin }),
  ];
  for (const [index, work] of works.entries()) {
    const known = await costOf(() => work(form.email));
    expect(known.statements.length).toBeGreaterThan(1);
    expect(await costOf(() => work(`nobody${index}@example.rw`))).toEqual(known);
  }
  const wrongPhone = await costOf(() =>
    requestReset(accounts, { email: form.email, phone: '+250788999999', origin }),
  );
  expect(wrongPhone).toEqual(
    await costOf(() => requestReset(accounts, { email: form.email, phone: form.phone, origin })),
  );
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
