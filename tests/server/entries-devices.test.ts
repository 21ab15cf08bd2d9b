import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKeyring } from '#server/entries/keyring.ts';
import { syncEntries } from '#server/entries/sync.ts';
import { type Entry, type SyncAnswer, syncAnswerSchema } from '#src/features/entries/contract.ts';
import { laterOf, momentOfChange } from '#src/features/entries/logic/merge.ts';
import { secret } from './support/account-parts.ts';
import { databaseKinds, emptyDatabase } from './support/databases.ts';
import { addUser, newEntry, syncCall } from './support/entries.ts';
import { memberCallers } from './support/entry-callers.ts';
import { silent } from './support/mail.ts';
import { openTestDatabase, testEnvironment } from './support/server.ts';

const onBoth = test.for(databaseKinds);
const keyring = createKeyring(secret);

onBoth('calls of one member at once, at two servers, never give a number twice (%s)', async (kind) => {
  const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
  const servers = [await openTestDatabase(environment), await openTestDatabase(environment)] as const;
  const userId = await addUser(servers[0]);
  const shared = newEntry({ word: 'shared' }, 1);
  const calls = Array.from({ length: 12 }, (_, index) => {
    const entries = [newEntry(), { ...shared, changed: index }, newEntry()];
    return syncEntries(
      { database: servers[index % 2] ?? servers[0], keyring, log: silent },
      userId,
      syncCall({ entries }),
    );
  });
  const outcomes = await Promise.all(calls);
  const rows = await servers[0].selectFrom('entries').select(['id', 'version', 'changed_at']).execute();
  expect(rows.length).toBe(25);
  expect(new Set(rows.map(({ version }) => version)).size).toBe(25);
  expect(rows.find(({ id }) => id === shared.id)?.changed_at).toBe('1970-01-01T00:00:00.011Z');
  const vault = await servers[1].selectFrom('entry_vaults').select('last_version').executeTakeFirstOrThrow();
  expect(Math.max(...rows.map(({ version }) => version))).toBeLessThanOrEqual(vault.last_version);
  // What a device was told lies before whatever it has not seen, so that it misses nothing.
  for (const outcome of outcomes) {
    if (outcome.state !== 'done') throw new Error(outcome.state);
    const { version, entries } = outcome.answer;
    const seen = new Set(entries.map(({ id }) => id));
    const missed = rows.filter((row) => row.version <= version && !seen.has(row.id));
    expect(missed).toEqual([]);
  }
});

onBoth(
  'a deletion of the account and calls in the same moment do not hold each other up (%s)',
  async (kind) => {
    const environment = testEnvironment({ DATABASE_URL: await emptyDatabase(kind) });
    const servers = [await openTestDatabase(environment), await openTestDatabase(environment)] as const;
    for (const beforehand of [0, 1, 0, 1, 1]) {
      const userId = await addUser(servers[0]);
      const bring = () =>
        syncEntries(
          { database: servers[0], keyring, log: silent },
          userId,
          syncCall({ entries: [newEntry(), newEntry()] }),
        );
      for (let call = 0; call < beforehand; call += 1) await bring();
      const deletion = servers[1].deleteFrom('users').where('id', '=', userId).execute();
      const outcomes = await Promise.all([bring(), bring(), deletion.then(bring), bring()]);
      expect(outcomes[2].state).toBe('gone');
      for (const name of ['users', 'entry_vaults', 'entries'] as const) {
        expect(await servers[1].selectFrom(name).selectAll().execute(), name).toEqual([]);
      }
    }
  },
);

/** A device as the contract means it: it keeps what it changed until an answer says that it is stored. */
class Device {
  readonly entries = new Map<string, Entry>();
  readonly #unsent = new Set<string>();
  #after = 0;
  #account: string | null = null;

  change(id: string, content: Entry['content'], now: number): void {
    const before = this.entries.get(id);
    this.entries.set(id, { id, kind: 'done', changed: momentOfChange(before, now), content });
    this.#unsent.add(id);
  }

  call() {
    const entries = [...this.#unsent].flatMap((id) => this.entries.get(id) ?? []);
    return { account: this.#account, after: this.#after, entries };
  }

  take(sent: readonly Entry[], { account, version, entries }: SyncAnswer): void {
    for (const entry of sent) if (this.entries.get(entry.id) === entry) this.#unsent.delete(entry.id);
    for (const entry of entries) {
      const own = this.entries.get(entry.id);
      if (own === undefined || laterOf(own, entry) === entry) this.entries.set(entry.id, entry);
    }
    this.#account = account;
    this.#after = version;
  }
}

const ids = Array.from({ length: 4 }, () => newEntry().id);
const deviceNumber = fc.nat({ max: 2 });
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      device: deviceNumber,
      id: fc.constantFrom(...ids),
      content: fc.option(fc.record({ word: fc.constantFrom('a', 'b', 'c') }), { freq: 4 }),
      // Clocks run apart, and stand still.
      now: fc.nat({ max: 5 }),
    }),
    fc.record({
      do: fc.constant('sync' as const),
      device: deviceNumber,
      times: fc.integer({ min: 1, max: 2 }),
      answerIsLost: fc.boolean(),
    }),
  ),
  { minLength: 5, maxLength: 20 },
);

test('three devices with lost answers and repeated calls end up with the same', async () => {
  const { sync, database } = await memberCallers();
  async function talk(device: Device, times = 1, answerIsLost = false): Promise<void> {
    const call = device.call();
    const { body } = await sync(call);
    for (let time = 1; time < times; time += 1) expect(await sync(call)).toMatchObject({ status: 200 });
    if (!answerIsLost) device.take(call.entries, syncAnswerSchema.parse(body));
  }
  const property = fc.asyncProperty(steps, async (list) => {
    await database.deleteFrom('entry_vaults').execute();
    const devices = [new Device(), new Device(), new Device()] as const;
    const latest = new Map<string, Entry>();
    for (const step of list) {
      const device = devices[step.device] ?? devices[0];
      if (step.do === 'sync') await talk(device, step.times, step.answerIsLost);
      else {
        device.change(step.id, step.content, step.now);
        const changed = device.entries.get(step.id);
        const other = latest.get(step.id);
        if (changed) latest.set(step.id, other === undefined ? changed : laterOf(other, changed));
      }
    }
    for (const device of [...devices, ...devices]) await talk(device);
    const expected = [...latest].sort();
    for (const { entries } of devices) expect([...entries].sort()).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 40 });
});
