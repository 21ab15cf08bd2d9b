import { expect, test } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { createKeyring } from '#server/entries/keyring.ts';
import { exportEntries } from '#server/entries/stored-entries.ts';
import { syncEntries } from '#server/entries/sync.ts';
import { type Entry, entryLimits, type SyncAnswer, type SyncCall } from '#src/features/entries/contract.ts';
import { secret } from './support/account-parts.ts';
import { type DatabaseKind, databaseKinds, emptyDatabase } from './support/databases.ts';
import { addUser, newEntry, syncCall } from './support/entries.ts';
import { silent } from './support/mail.ts';
import { openTestDatabase, testEnvironment } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const keyring = createKeyring(secret);

interface Scene {
  database: Database;
  userId: string;
  /** The answer to a call that must succeed. */
  sync: (call?: Partial<SyncCall>) => Promise<SyncAnswer>;
  /** What is stored, oldest change first. */
  stored: () => Promise<Entry[] | 'unreadable'>;
}

/** A member on an empty database. */
async function openScene(kind: DatabaseKind): Promise<Scene> {
  const database = await openTestDatabase(testEnvironment({ DATABASE_URL: await emptyDatabase(kind) }));
  const userId = await addUser(database);
  return {
    database,
    userId,
    sync: async (call) => {
      const outcome = await syncEntries({ database, keyring, log: silent }, userId, syncCall(call));
      if (outcome.state !== 'done') throw new Error(outcome.state);
      return outcome.answer;
    },
    stored: () => exportEntries(database, keyring, userId),
  };
}

onBoth('who keeps nothing yet gets an empty answer (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const account = expect.stringMatching(/^[\w-]{43}$/);
  expect(await sync()).toEqual({ account, version: 0, entries: [], more: false });
});

onBoth('what one device brings another one gets, and the first gets it back (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const entries = [newEntry({ ibyakozwe: 'ng’ombe 🏃', deep: { list: [1, null, true] } }), newEntry(null)];
  expect(await sync({ entries })).toMatchObject({ version: 2, entries, more: false });
  expect(await sync()).toMatchObject({ version: 2, entries, more: false });
  expect(await sync({ after: 1 })).toMatchObject({ version: 2, entries: entries.slice(1) });
  expect(await sync({ after: 2 })).toMatchObject({ version: 2, entries: [] });
});

onBoth('the same call twice changes nothing the second time (%s)', async (kind) => {
  const { sync, stored } = await openScene(kind);
  const entries = [newEntry({ one: 1, other: 2 }), newEntry()];
  const answer = await sync({ entries });
  expect(await sync({ entries })).toEqual(answer);
  // A network may change the order of keys.
  const turned = entries.map((entry) => ({
    ...entry,
    content: Object.fromEntries(Object.entries(entry.content ?? {}).reverse()),
  }));
  expect(await sync({ entries: turned })).toMatchObject({ version: 2 });
  expect(await stored()).toEqual(entries);
});

const before = newEntry({ word: 'b' }, 5_000);
const rules: readonly (readonly [string, Partial<Entry>, boolean])[] = [
  ['a later change', { changed: 5_001, content: { word: 'a' } }, true],
  ['an earlier change', { changed: 4_999, content: { word: 'c' } }, false],
  ['a greater text of the same moment', { content: { word: 'c' } }, true],
  ['a smaller text of the same moment', { content: { word: 'a' } }, false],
  ['a later deletion', { changed: 5_001, content: null }, true],
  ['an earlier deletion', { changed: 4_999, content: null }, false],
  ['a change of the last year of all', { changed: entryLimits.changed, content: { word: 'a' } }, true],
];

test.for(databaseKinds.flatMap((kind) => rules.map((rule) => [rule[0], kind, rule] as const)))(
  '%s meets what is stored, as the rule says (%s)',
  async ([, kind, [, changes, wins]]) => {
    const { sync, stored } = await openScene(kind);
    await sync({ entries: [before] });
    const after = { ...before, ...changes };
    const standing = wins ? after : before;
    const answer = await sync({ after: 1, entries: [after] });
    expect(answer).toMatchObject({ version: wins ? 2 : 1, entries: wins ? [after] : [] });
    expect(await stored()).toEqual([standing]);
  },
);

onBoth('what stands after a deletion is the deletion, until a later change (%s)', async (kind) => {
  const { sync, stored } = await openScene(kind);
  const entry = newEntry({ word: 'a' }, 1);
  await sync({ entries: [entry] });
  await sync({ entries: [{ ...entry, changed: 2, content: null }] });
  await sync({ entries: [entry] });
  expect(await stored()).toEqual([{ ...entry, changed: 2, content: null }]);
  await sync({ entries: [{ ...entry, changed: 3 }] });
  expect(await stored()).toEqual([{ ...entry, changed: 3 }]);
});

onBoth('of one id twice in a call the later one stands, in either order (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const one = newEntry({ word: 'a' }, 2);
  const other = newEntry({ word: 'a' }, 2);
  const entries = [one, { ...one, changed: 1 }, { ...other, changed: 1 }, other];
  expect(await sync({ entries })).toMatchObject({ version: 2, entries: [one, other] });
});

onBoth('a long list comes in batches, in the order of the changes, none twice (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const entries = Array.from({ length: 250 }, (_, index) => newEntry({ index }));
  for (const start of [0, 100, 200]) {
    const batch = entries.slice(start, start + 100);
    await sync({ after: start, entries: batch });
  }
  const found: Entry[] = [];
  const ends: [number, boolean][] = [];
  for (let after = 0, more = true; more; ) {
    const answer = await sync({ after });
    found.push(...answer.entries);
    after = answer.version;
    more = answer.more;
    ends.push([after, more]);
  }
  expect(found).toEqual(entries);
  expect(ends).toEqual([
    [100, true],
    [200, true],
    [250, false],
  ]);
  // An entry that is changed moves to the end.
  const first = entries[0] ?? newEntry();
  await sync({ after: 250, entries: [{ ...first, changed: 2_000 }] });
  expect((await sync({ after: 249 })).entries.map(({ id }) => id)).toEqual([entries[249]?.id, first.id]);
});

onBoth('exactly one batch says that there is no more (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const entries = Array.from({ length: entryLimits.batch }, () => newEntry());
  expect(await sync({ entries })).toMatchObject({ version: 100, entries, more: false });
});

onBoth('a device that knows more than an older copy of the database gets all of it (%s)', async (kind) => {
  const { sync } = await openScene(kind);
  const entries = [newEntry(), newEntry()];
  await sync({ entries });
  expect(await sync({ after: 9_007_199_254_740_991 })).toMatchObject({ version: 2, entries });
});

onBoth('for another account nothing is stored and nothing told (%s)', async (kind) => {
  const { sync, stored, database, userId } = await openScene(kind);
  const { account } = await sync({ entries: [before] });
  const call = syncCall({ account: 'another', entries: [newEntry()] });
  expect(await syncEntries({ database, keyring, log: silent }, userId, call)).toEqual({
    state: 'otherAccount',
    account,
  });
  expect(await stored()).toEqual([before]);
  expect(await sync({ account })).toMatchObject({ entries: [before] });
});

onBoth('members share nothing, the ids of entries neither (%s)', async (kind) => {
  const { sync, stored, database } = await openScene(kind);
  const neighbour = await addUser(database);
  const theirs = { ...before, changed: 9_000, content: { word: 'theirs' } };
  await sync({ entries: [before] });
  await syncEntries({ database, keyring, log: silent }, neighbour, syncCall({ entries: [theirs] }));
  expect(await stored()).toEqual([before]);
  expect(await exportEntries(database, keyring, neighbour)).toEqual([theirs]);
});

onBoth('an account that has just gone keeps nothing (%s)', async (kind) => {
  const { database, userId } = await openScene(kind);
  await database.deleteFrom('users').where('id', '=', userId).execute();
  const call = syncCall({ entries: [before] });
  expect(await syncEntries({ database, keyring, log: silent }, userId, call)).toEqual({ state: 'gone' });
  expect(await database.selectFrom('entry_vaults').selectAll().execute()).toEqual([]);
});

onBoth('a full account takes changes and nothing new (%s)', async (kind) => {
  const { sync, stored, database, userId } = await openScene(kind);
  await sync({ entries: [before] });
  const filling = Array.from({ length: entryLimits.count - 1 }, (_, index) => ({
    ...{ user_id: userId, id: `${index}`, changed_at: '2026-01-01T00:00:00.000Z' },
    ...{ version: index + 2, sealed: 'x' },
  }));
  for (let start = 0; start < filling.length; start += 2_000) {
    const rows = filling.slice(start, start + 2_000);
    await database.insertInto('entries').values(rows).execute();
  }
  const last = { last_version: entryLimits.count };
  await database.updateTable('entry_vaults').set(last).where('user_id', '=', userId).execute();
  const after = entryLimits.count;
  const changed = { ...before, changed: 6_000 };
  const call = syncCall({ after, entries: [changed, newEntry()] });
  expect(await syncEntries({ database, keyring, log: silent }, userId, call)).toEqual({ state: 'full' });
  expect(await sync({ after })).toMatchObject({ version: after, entries: [] });
  expect(await sync({ after, entries: [changed] })).toMatchObject({ version: after + 1, entries: [changed] });
  await database.deleteFrom('entries').where('sealed', '=', 'x').execute();
  expect(await stored()).toEqual([changed]);
});
