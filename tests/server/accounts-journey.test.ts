import { expect, test } from 'vitest';
import { accountClient, password, signUpForm, waitForMail } from './support/accounts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { startTestServer } from './support/server.ts';

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
  expect(await client.post('/verify-email', { token: mail.token })).toMatchObject({
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
