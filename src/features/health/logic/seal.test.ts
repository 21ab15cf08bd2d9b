import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { canSeal, hashRounds, lockFor, makeLock, openLock, seal, unseal } from './seal.ts';

/** Few, so that hundreds of tries take a second. */
const rounds = 10;
const note = { person: 'p', at: '2026-11-23T07:30', what: 'note', text: 'Dizzy after Coartem' };

afterEach(() => vi.unstubAllGlobals());

const decoded = (text: string) => Buffer.from(text, 'base64').toString('latin1');

test('what is sealed comes back as it was with the PIN, and with it alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 4 }), fc.string(), fc.string(), async (pin, other, text) => {
      const { lock, key } = await makeLock(pin, rounds);
      const sealed = await seal(key, { ...note, text });
      const opened = await openLock(lock, pin);
      expect(opened && (await unseal(opened, sealed))).toEqual({ ...note, text });
      const isSame = other.trim().normalize('NFKC') === pin.trim().normalize('NFKC');
      expect((await openLock(lock, other)) !== undefined).toBe(isSame);
    }),
    { numRuns: 50 },
  );
});

test('neither the sealed text nor the lock holds anything that can be read', async () => {
  const { lock, key } = await makeLock('4711 Kigali', rounds);
  const sealed = await seal(key, note);
  const stored = JSON.stringify({ lock, sealed }) + decoded(sealed) + decoded(lock.key) + decoded(lock.salt);
  for (const clear of ['Coartem', 'note', '2026', 'text', '4711', 'Kigali'])
    expect(stored).not.toContain(clear);
});

test('the same text is sealed in another way each time, and one changed bit opens nothing', async () => {
  const { key } = await makeLock('4711', rounds);
  const [one, other] = [await seal(key, note), await seal(key, note)];
  expect(one).not.toBe(other);
  const bytes = Buffer.from(one, 'base64');
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length * 8 - 1), async (bit) => {
      const broken = Buffer.from(bytes);
      broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(await unseal(key, broken.toString('base64'))).toBeUndefined();
    }),
    { numRuns: 50 },
  );
  expect(await unseal(key, 'not base64 !')).toBeUndefined();
});

test('another PIN opens what the first one has sealed, and the first one no more', async () => {
  const { key } = await makeLock('first', rounds);
  const sealed = await seal(key, note);
  const lock = await lockFor(key, 'second', rounds);
  const opened = await openLock(lock, 'second');
  expect(opened && (await unseal(opened, sealed))).toEqual(note);
  expect(await openLock(lock, 'first')).toBeUndefined();
});

test('an accent is the same PIN in whichever way the keyboard writes it', async () => {
  const { lock } = await makeLock('caf\u00e9', rounds);
  expect(await openLock(lock, ' cafe\u0301 ')).toBeDefined();
});

test('a PIN is hashed as often as OWASP asks', async () => {
  expect(canSeal()).toBe(true);
  expect(hashRounds).toBeGreaterThanOrEqual(600_000);
  expect((await makeLock('4711')).lock.rounds).toBe(hashRounds);
});

test('over an open connection, where browsers lack crypto.subtle, nothing can be sealed, and no PIN opens anything', async () => {
  const { lock } = await makeLock('4711', rounds);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(canSeal()).toBe(false);
  expect(await openLock(lock, '4711')).toBeUndefined();
  vi.stubGlobal('crypto', undefined);
  expect(canSeal()).toBe(false);
});
