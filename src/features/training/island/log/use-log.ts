import { useMemo, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import { removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import { isDay } from '#src/features/training/logic/days.ts';
import type { SessionNames } from '#src/features/training/logic/library.ts';
import { type Done, type Kept, recordsOf } from '#src/features/training/logic/records.ts';
import { useLazy } from '#src/ui/use-lazy.ts';

/**
 * Everything that was done, what it is called, and what can be done with an entry.
 *
 * @param files address of the folder with the files of training
 */
export function useLog(files: string) {
  const { keeping, entries } = useEntries();
  // A day that no calendar has comes from another edition of the site, and cannot be shown in one.
  const sessions = useMemo(() => recordsOf('done', entries).filter(({ date }) => isDay(date)), [entries]);
  const own = useMemo(() => recordsOf('own-session', entries), [entries]);
  const [taken, setTaken] = useState<readonly Kept<Done>[]>([]);
  const isNamed = sessions.some(({ workout }) => workout !== undefined);
  const { part: catalogue } = useLazy(isNamed, () => fetchFile<Catalogue>(`${files}/catalogue.json`));

  const names: SessionNames = { catalogue, own };
  const kept = new Set(sessions.map(({ id }) => id));
  const remove = (session: Kept<Done>) => {
    setTaken([...taken.filter(({ id }) => id !== session.id), session]);
    removeEntry(session.id);
  };
  return {
    keeping,
    sessions,
    /** What was deleted since the page was opened; another device may have brought some of it back. */
    removed: taken.filter(({ id }) => !kept.has(id)),
    names,
    add: (session: Done) => saveEntry('done', session),
    put: ({ id, ...session }: Kept<Done>) => saveEntry('done', session, id),
    remove,
  };
}
