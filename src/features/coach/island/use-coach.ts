import { useMemo, useState } from 'react';
import type { WeekEdit } from '#src/features/coach/logic/into-week.ts';
import { newId, readEntries, removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type Kept, peopleOf, type Reading, readingsOf } from '#src/features/health/logic/records.ts';
import { recordsOf } from '#src/features/training/logic/records.ts';

/** What the device keeps that the coach reads, and the person to whom the training log belongs. */
export function useCoachEntries() {
  const { keeping, entries } = useEntries();
  const people = useMemo(() => peopleOf(entries), [entries]);
  const all = useMemo(() => readingsOf(entries), [entries]);
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<ReadonlyMap<string, readonly Kept<Reading>[]>>(new Map());

  // Of several people only they themselves know who trains with this phone.
  const person = people.find(
    ({ id }) => id === (chosen ?? (people.length === 1 ? people[0]?.id : undefined)),
  );
  const sealed = useMemo(() => all.sealed.filter((one) => one.person === person?.id), [all, person]);
  const unsealed = person && opened.get(person.id);
  const readings = useMemo(
    () => [...all.open.filter((one) => one.person === person?.id), ...(unsealed ?? [])],
    [all, person, unsealed],
  );
  return {
    keeping,
    people,
    person,
    sealed,
    readings,
    isLocked: sealed.length > 0 && unsealed === undefined,
    choose: setChosen,
    /** Shows what a PIN has opened, as long as the page is open. */
    open: (id: string, contents: readonly Kept<Reading>[]) => setOpened(new Map([...opened, [id, contents]])),
    placements: useMemo(() => recordsOf('placement', entries), [entries]),
    own: useMemo(() => recordsOf('own-session', entries), [entries]),
    log: useMemo(() => recordsOf('done', entries), [entries]),
  };
}

/**
 * Writes a week into the plan.
 *
 * @returns what takes all of it back
 */
export function writeWeek({ save, remove, own }: WeekEdit): () => void {
  const before = readEntries().entries;
  const walks = own.map(({ id, content }) => saveEntry('own-session', content, id));
  const ids = save.map(({ id, content }) => saveEntry('placement', content, id ?? newId()));
  for (const id of remove) removeEntry(id);
  return () => {
    for (const id of walks) removeEntry(id);
    for (const id of [...ids, ...remove]) {
      const content = before.find((entry) => entry.id === id)?.content;
      if (content) saveEntry('placement', content, id);
      else removeEntry(id);
    }
  };
}
