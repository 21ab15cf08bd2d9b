import { useMemo, useState, useSyncExternalStore } from 'react';
import { newId, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type Kept, type Person, peopleOf, readingsOf } from '#src/features/health/logic/records.ts';
import { readKeys, watchKeys } from './vault.ts';

const noKeys: ReadonlyMap<string, CryptoKey> = new Map();

/**
 * The people of the device and the one whose entries are shown: at first the one for whom something was noted last.
 *
 * @param me what the only person is called until somebody gives a name
 */
export function usePeople(me: string) {
  const { keeping, entries } = useEntries();
  const known = useMemo(() => peopleOf(entries), [entries]);
  const all = useMemo(() => readingsOf(entries), [entries]);
  const keys = useSyncExternalStore(watchKeys, readKeys, () => noKeys);
  const [chosen, setChosen] = useState<string>();
  // The first person needs no form: it is there, and is written down with its first reading.
  const [firstId] = useState(newId);
  const first: Kept<Person> = useMemo(() => ({ id: firstId, name: me }), [firstId, me]);
  const last = useMemo(() => lastUsed(entries), [entries]);

  const people: readonly Kept<Person>[] = known.length > 0 ? known : [first];
  const person = people.find(({ id }) => id === (chosen ?? last)) ?? people[0] ?? first;
  const isWritten = known.some(({ id }) => id === person.id);
  return {
    keeping,
    all,
    people,
    person,
    /** What opens the readings of the person; undefined without a PIN, and as long as they are locked. */
    key: keys.get(person.id),
    isLocked: person.lock !== undefined && !keys.has(person.id),
    choose: setChosen,
    /** Writes the person down, if nobody has yet, and stays with it. */
    keepPerson: () => {
      setChosen(person.id);
      if (!isWritten) saveEntry('person', { name: person.name }, person.id);
    },
  };
}

/** The id of the person to whom the reading belongs that was changed last. */
function lastUsed(entries: ReturnType<typeof useEntries>['entries']): string | undefined {
  let latest = 0;
  let person: string | undefined;
  for (const { kind, changed, content } of entries) {
    if (kind !== 'reading' || changed < latest || typeof content?.person !== 'string') continue;
    latest = changed;
    person = content.person;
  }
  return person;
}
