import { useEffect, useMemo, useState } from 'react';
import { changeEntries, newId, removeEntry } from '#src/features/entries/store/entry-store.ts';
import { isReading, type Kept, type Reading, type readingsOf } from '#src/features/health/logic/records.ts';

type Stored = ReturnType<typeof readingsOf>;

/** What was sealed, opened; only in the memory of the part of the page that shows it. */
type Opened = ReadonlyMap<string, Reading>;

/**
 * The readings of one person, and what can be done with them. With a key each is sealed before it is kept.
 *
 * @param person the id of the person
 * @param key undefined for a person without a PIN
 * @param keepPerson called before the first reading is written
 */
export function useReadings(
  { open, sealed }: Stored,
  person: string,
  key: CryptoKey | undefined,
  keepPerson: () => void,
) {
  const plain = useMemo(() => open.filter((one) => one.person === person), [open, person]);
  const closed = useMemo(() => sealed.filter((one) => one.person === person), [sealed, person]);
  const [opened, setOpened] = useState<Opened>(new Map());
  const [taken, setTaken] = useState<readonly Kept<Reading>[]>([]);

  useEffect(() => {
    const missing = key ? closed.filter((one) => !opened.has(one.sealed)).map((one) => one.sealed) : [];
    if (key && missing.length > 0)
      void unsealAll(key, missing).then((more) => setOpened(new Map([...opened, ...more])));
  }, [key, closed, opened]);

  // What came from a file, or from before the PIN, is sealed as soon as that is possible.
  useEffect(() => {
    if (key && plain.length > 0) void sealAll(key, plain).then((one) => changeEntries(one.entries));
  }, [key, plain]);

  const readings = useMemo(() => {
    const shown = closed.flatMap(({ id, sealed: text }) => {
      const reading = opened.get(text);
      return reading ? [{ ...reading, id }] : [];
    });
    return [...plain, ...shown];
  }, [plain, closed, opened]);

  const put = async (changed: readonly Kept<Reading>[]) => {
    keepPerson();
    if (!key) return changeEntries(changed.map(plainEntry));
    const { entries, texts } = await sealAll(key, changed);
    setOpened((before) => new Map([...before, ...texts]));
    changeEntries(entries);
  };
  const kept = new Set([...plain, ...closed].map(({ id }) => id));
  return {
    readings,
    /** How many are sealed and still being opened. */
    opening: closed.filter((one) => !opened.has(one.sealed)).length,
    /** What was deleted since the page was opened, and can be brought back. */
    removed: taken.filter(({ id }) => !kept.has(id)),
    /** @returns the ids, in the same order */
    add: async (added: readonly Reading[]): Promise<string[]> => {
      const whole = added.map((reading) => ({ ...reading, person, id: newId() }));
      await put(whole);
      return whole.map(({ id }) => id);
    },
    put: (reading: Kept<Reading>) => put([reading]),
    remove: (reading: Kept<Reading>) => {
      setTaken((before) => [...before.filter(({ id }) => id !== reading.id), reading]);
      removeEntry(reading.id);
    },
  };
}

const plainEntry = ({ id, ...content }: Kept<Reading>) => ({ id, kind: 'reading' as const, content });

async function unsealAll(key: CryptoKey, texts: readonly string[]): Promise<[string, Reading][]> {
  const { unseal } = await import('#src/features/health/logic/seal.ts');
  const contents = await Promise.all(texts.map((text) => unseal(key, text)));
  return texts.flatMap((text, index) => {
    const content = contents[index];
    return isReading(content) ? [[text, content] as [string, Reading]] : [];
  });
}

async function sealAll(key: CryptoKey, readings: readonly Kept<Reading>[]) {
  const { seal } = await import('#src/features/health/logic/seal.ts');
  const sealed = await Promise.all(
    readings.map(async ({ id, ...reading }) => ({ id, reading, text: await seal(key, reading) })),
  );
  return {
    entries: sealed.map(({ id, reading, text }) => ({
      id,
      kind: 'reading' as const,
      content: { person: reading.person, sealed: text },
    })),
    texts: sealed.map(({ reading, text }) => [text, reading] as const),
  };
}
