import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryLimits, syncCallSchema } from '#src/features/entries/contract.ts';
import { done, idOf } from './entries.testing.ts';
import { isSame } from './merge.ts';
import { Account, Device, type Way } from './sync.testing.ts';
import { afterAnswer, nextCall, settled } from './sync.ts';

const hour = 3_600_000;

const anyAct = fc.record({
  device: fc.nat(2),
  entry: fc.nat(4),
  deletes: fc.boolean(),
  /** Undefined: somebody changes an entry; else the device calls. */
  way: fc.option(fc.constantFrom<Way>('good', 'callLost', 'answerLost', 'repeated'), { nil: undefined }),
  /** Whether the entry is changed between the call and its answer. */
  meanwhile: fc.boolean(),
});

function expectAgreement(devices: readonly Device[], account: Account) {
  for (const device of devices) {
    expect(device.waiting()).toEqual([]);
    expect(device.held.size).toBe(account.rows.size);
    for (const { entry } of account.rows.values()) {
      const held = device.held.get(entry.id);
      expect(held && isSame(held.entry, entry)).toBe(true);
    }
  }
}

test('three devices with wrong clocks and a bad network end with the same entries', () => {
  fc.assert(
    fc.property(
      fc.array(anyAct, { maxLength: 40 }),
      fc.tuple(...Array.from({ length: 3 }, () => fc.integer({ min: -48 * hour, max: 48 * hour }))),
      (acts, errors) => {
        const account = new Account('a');
        const devices = errors.map((error) => new Device(error));
        for (const [index, { device, entry, deletes, way, meanwhile }] of acts.entries()) {
          const actor = devices[device];
          const change = () =>
            actor?.change(idOf(entry), deletes ? null : { step: index }, 100 * hour + index * 60_000);
          if (way === undefined) change();
          else actor?.step(account, way, meanwhile ? change : undefined);
        }
        for (const device of [...devices, ...devices]) device.sync(account);
        expectAgreement(devices, account);
      },
    ),
    { numRuns: 300 },
  );
});

test('the last change of a device that knows the others stands, whatever its clock says', () => {
  const account = new Account('a');
  const [fast, slow] = [new Device(48 * hour), new Device(-48 * hour)];
  fast.change(idOf(1), { name: 'first' }, 100 * hour);
  fast.sync(account);
  slow.sync(account);
  slow.change(idOf(1), { name: 'second' }, 101 * hour);
  slow.sync(account);
  fast.sync(account);
  expect(fast.held.get(idOf(1))?.entry.content).toEqual({ name: 'second' });
});

test('10,000 entries of three devices meet after a day offline, over a network that loses and repeats calls', () => {
  const account = new Account('a');
  const devices = [new Device(0), new Device(hour), new Device(-hour)];
  const deviceOf = (index: number) => devices[index % devices.length];
  for (let index = 0; index < 10_000; index += 1) {
    const now = 10 * hour + index;
    deviceOf(index)?.change(idOf(index), { name: 'x'.repeat(index % 400), index }, now);
    // Some are changed on two devices, and some are deleted on one of them.
    if (index % 10 === 0) deviceOf(index + 1)?.change(idOf(index), { index, again: true }, now + 1);
    if (index % 25 === 0) deviceOf(index + 2)?.change(idOf(index), null, now + 2);
  }
  const ways: readonly Way[] = ['answerLost', 'good', 'repeated', 'callLost'];
  for (let step = 0; step < 240; step += 1) deviceOf(step)?.step(account, ways[step % ways.length] ?? 'good');
  const calls = [...devices, ...devices].map((device) => device.sync(account));
  expectAgreement(devices, account);
  expect(account.rows.size).toBe(10_000);
  expect(Math.max(...calls)).toBeLessThan(150);
});

test('a device that copies to another account than before sends everything', () => {
  const [one, other] = [new Account('a'), new Account('b')];
  const device = new Device(0);
  device.change(idOf(1), { name: 'x' }, hour);
  device.sync(one);
  device.link = undefined;
  for (const held of device.held.values()) held.waits = true;
  device.sync(other);
  expectAgreement([device], other);
});

test('a call holds at most as many entries as the contract allows, and at most 48 KB of them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(15_000), { maxLength: 130 }), (lengths) => {
      const entries = lengths.map((length, index) => ({
        ...done(index),
        content: { name: 'é'.repeat(length) },
      }));
      const call = nextCall({ account: 'a', version: 7 }, entries);
      expect(syncCallSchema.safeParse(call).success).toBe(true);
      expect(call.entries.length > 0).toBe(entries.length > 0);
      expect(call.entries.length).toBeLessThanOrEqual(entryLimits.batch);
      expect(new TextEncoder().encode(JSON.stringify(call)).length).toBeLessThan(50 * 1024);
    }),
    { numRuns: 50 },
  );
});

test('an entry that is too long for the account stays on the device and holds nobody up', () => {
  const long = { ...done(1), content: { name: 'x'.repeat(entryLimits.contentLength) } };
  expect(nextCall(undefined, [long, done(2)])).toEqual({ account: null, after: 0, entries: [done(2)] });
});

test('the oldest change is sent first', () => {
  const { entries } = nextCall(undefined, [done(1, 30), done(2, 10), done(3, 20)]);
  expect(entries.map(({ changed }) => changed)).toEqual([10, 20, 30]);
});

test('what is changed again while a call is under way waits for the next one', () => {
  const held = { entry: done(1, 20), waits: true };
  expect(settled(held, done(1, 10), undefined)).toEqual(held);
  expect(settled(held, done(1, 10), done(1, 10))).toEqual(held);
  expect(settled(held, done(1, 20), undefined)).toEqual({ entry: done(1, 20), waits: false });
});

test('an account that knows less than the device gets it again', () => {
  const held = { entry: done(1, 20), waits: false };
  expect(settled(held, undefined, done(1, 10))).toEqual({ entry: done(1, 20), waits: true });
});

test('a call that brought nothing and would bring nothing is the last one', () => {
  const call = { account: 'a', after: 5, entries: [] };
  const answer = { account: 'a', version: 5, entries: [], more: true };
  expect(afterAnswer(call, answer, 0)).toBe('stuck');
  expect(afterAnswer(call, { ...answer, version: 6 }, 0)).toBe('again');
  expect(afterAnswer(call, { ...answer, more: false }, 1)).toBe('again');
  expect(afterAnswer(call, { ...answer, more: false }, 0)).toBe('done');
});
