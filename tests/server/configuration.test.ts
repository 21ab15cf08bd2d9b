import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { temporaryDirectory } from './support/temporary.ts';

test('an empty environment gives a server for one machine', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    databaseUrl: undefined,
    trustedProxies: 0,
    contact: {
      serviceId: 'buzima',
      templateId: 'contact',
      publicKey: 'public',
      rateLimit: 10,
      blockHeadless: false,
    },
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 4321,
    databaseUrl: undefined,
  });
});

test.for([
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'buzima'],
  ['SMTP_URL', 'http://mail.example.org'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'Buzima <post@example.org>\r\nBcc: x@y.example'],
  ['CONTACT_ADDRESS', 'a@b@c'],
  ['EMAILJS_ORIGIN', 'api.emailjs.com'],
  ['BLOCK_HEADLESS', 'maybe'],
  ['TRUST_PROXY', 'yes'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['CONTACT_RATE_LIMIT', '0'],
  ['ASSISTANT_URL', 'models.example.org'],
  ['ASSISTANT_URL', 'http://models.example.org/v1'],
  ['ASSISTANT_URL', 'http://127.0.0.1.example.org/v1'],
  ['ASSISTANT_URL', 'http://localhost.example.org/v1'],
  ['ASSISTANT_URL', 'https://user:secret@models.example.org/v1'],
  ['ASSISTANT_URL', 'https://models.example.org/v1?key=secret'],
  ['ASSISTANT_KEY', 'two words'],
  ['ASSISTANT_QUESTIONS_A_DAY', '0'],
  ['LOG_LEVEL', 'loud'],
] as const)('%s=%s is refused with one sentence that names the variable', ([name, value]) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`^${name} .*[^.]\\.$`));
});

test('a refused value is not repeated, because it may hold a password', () => {
  expect(() => readConfiguration({ SMTP_URL: 'http://user:secret@mail.example.org' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test('a mail relay without sender and recipient is refused', () => {
  expect(() =>
    readConfiguration({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' }),
  ).toThrow(/CONTACT_ADDRESS/);
});

test('the block list is split, trimmed and compared in lower case', () => {
  const { contact } = readConfiguration({ BLOCKED_ADDRESSES: ' Spam@Example.org, @bad.example ,,' });
  expect(contact.blockedAddresses).toEqual(['spam@example.org', '@bad.example']);
});

test('a public URL counts as its origin', () => {
  expect(readConfiguration({ PUBLIC_URL: 'https://buzima.example/fr' }).publicOrigin).toBe(
    'https://buzima.example',
  );
});

test.for([
  'http://localhost:8080/v1',
  'http://127.0.0.1:11434/v1/',
  'http://[::1]:8000/v1',
  'https://models.example.org/v1',
])('the model may answer at %s', (url) => {
  const { assistant } = readConfiguration({ ASSISTANT_URL: url, ASSISTANT_MODEL: 'llama' });
  expect(assistant).toEqual({
    ...{ url: url.replace(/\/$/, ''), model: 'llama', key: undefined, questionsADay: 20 },
  });
});

test('a model without a name is refused, and without a server there is none', () => {
  expect(() => readConfiguration({ ASSISTANT_URL: 'https://models.example.org/v1' })).toThrow(
    /ASSISTANT_MODEL/,
  );
  expect(readConfiguration({ ASSISTANT_MODEL: 'llama' }).assistant).toBeUndefined();
});

test('a secret may stand in a file, and never in two places', () => {
  const path = join(temporaryDirectory(), 'secret');
  writeFileSync(path, `${'s'.repeat(40)}\n`);
  expect(readConfiguration({ AUTH_SECRET_FILE: path }).accounts.secret).toBe('s'.repeat(40));
  expect(() => readConfiguration({ AUTH_SECRET_FILE: path, AUTH_SECRET: 't'.repeat(40) })).toThrow(
    /either AUTH_SECRET or AUTH_SECRET_FILE/,
  );
  writeFileSync(path, 'mysql://user:hidden@localhost/x');
  expect(() => readConfiguration({ DATABASE_URL_FILE: path })).toThrow(/^DATABASE_URL must be(?!.*hidden)/);
  expect(() => readConfiguration({ SMTP_URL_FILE: '/nowhere' })).toThrow(
    /SMTP_URL_FILE names cannot be read/,
  );
});
