import { expect, test, vi } from 'vitest';
import {
  accountClient,
  openAccount,
  outbox,
  password,
  signUpForm,
  waitForMail,
  waitForMails,
} from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { openTestDatabase, startTestServer } from './support/server.ts';

const onBoth = test.for(databaseKinds);

onBoth('a person signs up, confirms the address by the mailed link, logs in and out (%s)', async (kind) => {
  const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
  const client = accountClient(server);
  const credentials = { email: 'ange@example.rw', password };
  expect(await client.post('/sign-up', signUpForm)).toMatchObject({
    status: 200,
    body: { status: 'checkMail' },
  });
  const mail = await waitForMail(server, 1);
  expect(mail).toMatchObject({ to: 'ange@example.rw', subject: 'Confirm your e-mail address' });
  expect(mail.link).toBe(`${server.url}/premium/verify-email#token=${mail.token}`);
  expect(await client.post('/verify-email', { token: mail.token, password })).toMatchObject({
    status: 200,
    body: { status: 'verified' },
  });
  expect(await client.call('GET', '')).toMatchObject({ status: 401, body: { error: 'notLoggedIn' } });
  const loggedIn = await client.post('/log-in', credentials);
  expect(loggedIn).toMatchObject({ status: 200, body: { status: 'loggedIn' } });
  expect(await client.call('GET', '')).toMatchObject({
    status: 200,
    body: {
      firstName: 'Ange',
      lastName: 'Uwase',
      email: 'ange@example.rw',
      countryCode: '+250',
      phone: '788123456',
      country: 'RW',
      language: 'en',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  });
  const session = client.cookie;
  expect(await client.post('/log-out')).toMatchObject({ status: 200 });
  expect(client.cookie).toBe('');
  client.cookie = session;
  expect(await client.call('GET', '')).toMatchObject({ status: 401 });
});

onBoth(
  'before the address is confirmed no password opens anything, and a new link can be asked for (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const client = accountClient(server);
    const { email, countryCode, phone } = signUpForm;
    await client.post('/sign-up', signUpForm);
    expect(await client.post('/log-in', { email, password })).toMatchObject({
      status: 401,
      body: { error: 'badLogin' },
    });
    expect(client.cookie).toBe('');
    await waitForMails(server, 1);
    await client.post('/forgot-password', { email, countryCode, phone });
    const [first, second] = await waitForMails(server, 2);
    expect(second).toMatchObject({ to: email, subject: 'Confirm your e-mail address' });
    expect(second?.token).not.toBe(first?.token);
    expect(await client.post('/verify-email', { token: second?.token, password })).toMatchObject({
      status: 200,
    });
    expect(await client.post('/log-in', { email, password })).toMatchObject({ status: 200 });
    expect(
      await client.post('/verify-email', { token: first?.token, password: 'a later one 31' }),
    ).toMatchObject({ status: 410 });
  },
);

onBoth(
  'whoever confirms the address chooses the password, and no other opens the account (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const stranger = accountClient(server);
    const strangers = 'a stranger chose this one';
    await stranger.post('/sign-up', {
      ...signUpForm,
      firstName: 'Eric',
      phone: '0788 999 999',
      password: strangers,
      confirmPassword: strangers,
    });
    const { token } = await waitForMail(server, 1);
    const owner = accountClient(server);
    const { email } = signUpForm;
    expect(await owner.post('/verify-email', { token, password: 'Umu' })).toMatchObject({
      status: 422,
      body: { errors: { password: 'tooShort' } },
    });
    expect(await owner.post('/verify-email', { token, password })).toMatchObject({ status: 200 });
    expect(await stranger.post('/log-in', { email, password: strangers })).toMatchObject({ status: 401 });
    expect(await owner.post('/log-in', { email, password })).toMatchObject({ status: 200 });
    expect(await owner.call('PATCH', '', { firstName: 'Ange', phone: '0788 123 456' })).toMatchObject({
      status: 200,
      body: { firstName: 'Ange', phone: '788123456' },
    });
  },
);

onBoth(
  'who signs up twice before confirming is believed the second time, by either link (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const client = accountClient(server);
    await client.post('/sign-up', { ...signUpForm, firstName: 'Eric' });
    const { token } = await waitForMail(server, 1);
    await client.post('/sign-up', {
      ...signUpForm,
      firstName: 'Ange',
      country: 'KE',
      countryCode: '+254',
      phone: '0712 345678',
    });
    expect(await waitForMail(server, 2)).toMatchObject({ subject: 'Confirm your e-mail address' });
    expect(await client.post('/verify-email', { token, password })).toMatchObject({ status: 200 });
    await client.post('/log-in', { email: signUpForm.email, password });
    expect(await client.call('GET', '')).toMatchObject({
      status: 200,
      body: { firstName: 'Ange', country: 'KE', phone: '712345678' },
    });
  },
);

onBoth(
  'signing up with a known address answers the same, changes nothing and tells its owner (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const owner = await openAccount(server, { language: 'fr' });
    const stranger = accountClient(server);
    const unknown = await stranger.post('/sign-up', { ...signUpForm, email: 'eric@example.rw' });
    await waitForMails(server, 2);
    const typed = { ...signUpForm, email: 'ANGE@example.rw', firstName: 'Eric' };
    const strangersPassword = 'a stranger chose this one';
    const known = await stranger.post('/sign-up', {
      ...typed,
      password: strangersPassword,
      confirmPassword: strangersPassword,
    });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    const mail = await waitForMail(server, 3);
    expect(mail).toMatchObject({ to: 'ange@example.rw', link: `${server.url}/fr/premium`, token: '' });
    expect(await owner.call('GET', '')).toMatchObject({ status: 200, body: { firstName: 'Ange' } });
    expect(
      await stranger.post('/log-in', { email: 'ange@example.rw', password: strangersPassword }),
    ).toMatchObject({ status: 401, body: { error: 'badLogin' } });
  },
);

onBoth(
  'a forgotten password is replaced by the mailed link, once, and every session ends (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const client = await openAccount(server, { language: 'sw' });
    const other = accountClient(server);
    await other.post('/log-in', { email: signUpForm.email, password });
    const { email, countryCode, phone } = signUpForm;
    expect(await other.post('/forgot-password', { email, countryCode, phone, language: 'sw' })).toMatchObject(
      { status: 200, body: { status: 'checkMail' } },
    );
    const { link, token, text } = await waitForMail(server, 2);
    expect(link).toBe(`${server.url}/sw/premium/reset-password#token=${token}`);
    expect(text).toContain('Habari Ange');
    const fresh = { password: 'un nouveau secret', confirmPassword: 'un nouveau secret' };
    const anew = accountClient(server);
    const own = { password: 'AngeUwase', confirmPassword: 'AngeUwase' };
    expect(await anew.post('/reset-password', { token, ...own })).toMatchObject({
      status: 422,
      body: { errors: { password: 'tooCommon' } },
    });
    const uses = await Promise.all(
      Array.from({ length: 5 }, () => anew.post('/reset-password', { token, ...fresh })),
    );
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
    expect(uses.find(({ status }) => status === 200)?.body).toEqual({ status: 'passwordChanged' });
    expect(await waitForMail(server, 3)).toMatchObject({ to: email, link: `${server.url}/sw/premium` });
    for (const session of [client, other]) {
      expect(await session.call('GET', '')).toMatchObject({ status: 401 });
    }
    expect(await anew.post('/log-in', { email, password })).toMatchObject({ status: 401 });
    expect(await anew.post('/log-in', { email, password: fresh.password })).toMatchObject({ status: 200 });
  },
);

onBoth(
  'forgetting answers the same for every address, and the mailbox alone is enough (%s)',
  async (kind) => {
    const server = await startTestServer({ DATABASE_URL: await emptyDatabase(kind) });
    const client = await openAccount(server);
    const { email, countryCode, phone } = signUpForm;
    const answers = [
      await client.post('/forgot-password', {
        email: 'nobody@example.rw',
        countryCode,
        phone,
        language: 'en',
      }),
      await client.post('/forgot-password', { email, countryCode, phone: '0788 999 999', language: 'en' }),
      await client.post('/forgot-password', { email, countryCode, phone, language: 'en' }),
    ];
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: { status: 'checkMail' } });
    }
    expect(new Set(answers.map(({ headers }) => [...headers.keys()].join())).size).toBe(1);
    const mails = await waitForMails(server, 3);
    for (const mail of mails.slice(1)) {
      expect(mail).toMatchObject({ to: email, subject: 'Choose a new password' });
    }
    const database = await openTestDatabase(server.environment);
    await vi.waitFor(async () => {
      expect(await database.selectFrom('outgoing_mail').select('id').execute()).toEqual([]);
    });
    expect(outbox(server)).toHaveLength(3);
  },
);
