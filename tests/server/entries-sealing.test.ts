import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { createKeyring } from '#server/entries/keyring.ts';
import { openEntry, sealEntry } from '#server/entries/sealed-entry.ts';
import { openSealed, SealBroken, seal } from '#server/entries/sealing.ts';
import { allEntries, exportEntries } from '#server/entries/stored-entries.ts';
import { syncEntries } from '#server/entries/sync.ts';
import { secret } from './support/account-parts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { addUser, newEntry, syncCall } from './support/entries.ts';
import { silent } from './support/mail.ts';
import { openTestDatabase, testEnvironment } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const keyring = createKeyring(secret);
const key = keyring.newKey();
const opener = { userId: 'ange', key };
const planted = 'Nyabarongo';

test('what is sealed comes back as it was, and never looks the same twice', () => {
  const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array));
  fc.assert(
    fc.property(bytes, fc.array(fc.string(), { maxLength: 3 }), (open, place) => {
      const sealed = seal(key, open, place);
      expect(openSealed(key, sealed, place)).toEqual(open);
      expect(seal(key, open, place)).not.toBe(sealed);
    }),
  );
});

test('a seal with any bit changed, cut short, or with another key or place does not open', () => {
  const sealed = seal(key, Buffer.from(planted), ['entry', 'a', 'b']);
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length * 8; index += 1) {
    const changed = Buffer.from(bytes);
    changed[index >> 3] = (changed[index >> 3] ?? 0) ^ (1 << (index & 7));
    const text = changed.toString('base64url');
    expect(() => openSealed(key, text, ['entry', 'a', 'b'])).toThrow(SealBroken);
  }
  for (let length = 0; length < bytes.length; length += 1) {
    const text = bytes.subarray(0, length).toString('base64url');
    expect(() => openSealed(key, text, ['entry', 'a', 'b'])).toThrow(SealBroken);
  }
  expect(() => openSealed(keyring.newKey(), sealed, ['entry', 'a', 'b'])).toThrow(SealBroken);
  expect(() => openSealed(key, sealed, ['entry', 'ab'])).toThrow(SealBroken);
});

test('an entry opens only in its own row', () => {
  const entry = newEntry({ word: planted });
  const row = sealEntry(opener, entry);
  expect(JSON.stringify(row)).not.toContain(planted);
  expect(openEntry(opener, row)).toEqual(entry);
  expect(() => openEntry(opener, { ...row, id: newEntry().id })).toThrow(SealBroken);
  expect(() => openEntry(opener, { ...row, changed_at: '2999-01-01T00:00:00.000Z' })).toThrow(SealBroken);
  expect(() => openEntry({ ...opener, userId: 'eric' }, row)).toThrow(SealBroken);
});

test('a member’s key opens for that member and with that secret alone', () => {
  const wrapped = keyring.wrap('ange', key);
  expect(keyring.unwrap('ange', wrapped)).toEqual(key);
  expect(() => keyring.unwrap('eric', wrapped)).toThrow(SealBroken);
  expect(() => createKeyring('t'.repeat(64)).unwrap('ange', wrapped)).toThrow(SealBroken);
});

test('the name of an account says nothing of the user, and hangs on the secret', () => {
  expect(keyring.accountOf('ange')).toBe(createKeyring(secret).accountOf('ange'));
  expect(keyring.accountOf('ange')).not.toBe(keyring.accountOf('eric'));
  expect(keyring.accountOf('ange')).not.toBe(createKeyring('t'.repeat(64)).accountOf('ange'));
  expect(keyring.accountOf('ange').length).toBeLessThanOrEqual(64);
});

/** A member with some entries that hold a word. */
async function fill(database: Database) {
  const userId = await addUser(database);
  const entries = [newEntry({ word: planted }), newEntry({ deep: [{ word: planted }] })];
  await syncEntries({ database, keyring, log: silent }, userId, syncCall({ entries }));
  const { wrapped_key } = await database
    .selectFrom('entry_vaults')
    .select('wrapped_key')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, entries, key: keyring.unwrap(userId, wrapped_key) };
}

onBoth('rows that change places between members or entries do not open (%s)', async (kind) => {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  const ange = await fill(database);
  const eric = await fill(database);
  const foreign = await database
    .selectFrom('entries')
    .select('sealed')
    .where('user_id', '=', eric.userId)
    .executeTakeFirstOrThrow();
  await database.updateTable('entries').set(foreign).where('user_id', '=', ange.userId).execute();
  await expect(allEntries(database, ange)).rejects.toThrow(SealBroken);
  const rows = await database
    .selectFrom('entries')
    .select(['id', 'sealed'])
    .where('user_id', '=', eric.userId)
    .execute();
  for (const [index, { sealed }] of rows.entries()) {
    const id = rows[1 - index]?.id ?? '';
    await database.updateTable('entries').set({ sealed }).where('id', '=', id).execute();
  }
  await expect(allEntries(database, eric)).rejects.toThrow(SealBroken);
});

onBoth('a copy of the database shows no entry, with another secret neither (%s)', async (kind) => {
  const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
  const database = await openTestDatabase(environment);
  const { userId, entries } = await fill(database);
  expect(await exportEntries(database, keyring, userId)).toEqual(entries);
  expect(await exportEntries(database, createKeyring('t'.repeat(64)), userId)).toBe('unreadable');
  const tables = ['entries', 'entry_vaults', 'users'] as const;
  const rows = await Promise.all(tables.map((name) => database.selectFrom(name).selectAll().execute()));
  expect(rows.flat().length).toBe(4);
  const directory = environment.DATA_DIR ?? '';
  const files = readdirSync(directory).filter((name) => name.startsWith('buzima.sqlite'));
  const bytes = files.map((name) => readFileSync(join(directory, name), 'latin1'));
  expect(files.length > 0).toBe(kind === 'SQLite');
  const values = rows.flat().flatMap((row) => Object.values(row).map(String));
  const decoded = values.map((value) => Buffer.from(value, 'base64url').toString('latin1'));
  for (const text of [...values, ...decoded, ...bytes]) expect(text.includes(planted)).toBe(false);
});
