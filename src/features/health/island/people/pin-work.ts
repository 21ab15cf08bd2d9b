import { changeEntries, readEntries } from '#src/features/entries/store/entry-store.ts';
import { dropKey, holdKey } from '#src/features/health/island/vault.ts';
import { isReading, type Kept, type Person, readingsOf } from '#src/features/health/logic/records.ts';
import { lockFor, makeLock, seal, unseal } from '#src/features/health/logic/seal.ts';

const personEntry = ({ id, ...content }: Kept<Person>) => ({ id, kind: 'person' as const, content });

/** Gives a person a PIN: every reading is sealed in the same write as the lock, so that none is left open. */
export async function setPin(person: Kept<Person>, pin: string): Promise<void> {
  const { lock, key } = await makeLock(pin);
  const open = readingsOf(readEntries().entries).open.filter((one) => one.person === person.id);
  const sealed = await Promise.all(
    open.map(async ({ id, ...reading }) => {
      const content = { person: person.id, sealed: await seal(key, reading) };
      return { id, kind: 'reading' as const, content };
    }),
  );
  holdKey(person.id, key);
  changeEntries([personEntry({ ...person, lock }), ...sealed]);
}

/** Gives the key of a person another PIN. */
export async function changePin(person: Kept<Person>, key: CryptoKey, pin: string): Promise<void> {
  changeEntries([personEntry({ ...person, lock: await lockFor(key, pin) })]);
}

/**
 * Takes the PIN away and opens every reading.
 *
 * @throws Error where a reading cannot be opened; then nothing is changed
 */
export async function takePin(person: Kept<Person>, key: CryptoKey): Promise<void> {
  const closed = readingsOf(readEntries().entries).sealed.filter((one) => one.person === person.id);
  const opened = await Promise.all(
    closed.map(async ({ id, sealed }) => {
      const content = await unseal(key, sealed);
      if (!isReading(content)) throw new Error('A reading cannot be opened.');
      return { id, kind: 'reading' as const, content };
    }),
  );
  const { lock: _, ...rest } = person;
  changeEntries([personEntry(rest), ...opened]);
  dropKey(person.id);
}
