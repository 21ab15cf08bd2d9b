import { useEffect, useMemo, useState } from 'react';
import { removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { remindersOf } from '#src/features/reminders/logic/reminders.ts';
import type { Kept } from '#src/features/training/logic/records.ts';

/** Every reminder that is kept, and what can be done with one. */
export function useReminders() {
  const { keeping, entries } = useEntries();
  const reminders = useMemo(() => remindersOf(entries), [entries]);
  const [taken, setTaken] = useState<readonly Kept<Reminder>[]>([]);
  const kept = new Set(reminders.map(({ id }) => id));
  return {
    keeping,
    reminders,
    /** What was deleted since the page was opened; another device may have brought some of it back. */
    removed: taken.filter(({ id }) => !kept.has(id)),
    add: (reminder: Reminder) => saveEntry('reminder', reminder),
    put: ({ id, ...reminder }: Kept<Reminder>) => saveEntry('reminder', reminder, id),
    remove: (reminder: Kept<Reminder>) => {
      setTaken([...taken.filter(({ id }) => id !== reminder.id), reminder]);
      removeEntry(reminder.id);
    },
  };
}

const lookAgain = 20_000;

/** The present minute, so that “next” stays true while the page is open. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => {
      const later = new Date();
      setNow((before) => (before.getMinutes() === later.getMinutes() ? before : later));
    }, lookAgain);
    return () => clearInterval(timer);
  }, []);
  return now;
}
