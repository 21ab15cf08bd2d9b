import { useCallback, useMemo, useState } from 'react';
import { readEntries, removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { recordsOf } from '#src/features/training/logic/records.ts';
import type { PlanEdit } from '#src/features/training/logic/week.ts';

/** What was done to the plan last, in words, and the way back. */
export interface PlanNews {
  text: string;
  undo: (() => void) | undefined;
}

export type Plan = ReturnType<typeof usePlan>;

/** The plan, one's own sessions and the log, as the device keeps them, and how the plan is changed. */
export function usePlan(undoneText: string) {
  const { keeping, entries } = useEntries();
  const [news, setNews] = useState<PlanNews>();
  const placements = useMemo(() => recordsOf('placement', entries), [entries]);
  const own = useMemo(() => recordsOf('own-session', entries), [entries]);
  const log = useMemo(() => recordsOf('done', entries), [entries]);

  /** @returns the id of what was written last */
  const apply = useCallback(
    (edit: PlanEdit, text: string): string | undefined => {
      const before = readEntries().entries;
      const ids = edit.save.map(({ id, content }) => saveEntry('placement', content, id));
      for (const id of edit.remove) removeEntry(id);
      const undo = () => {
        for (const id of [...ids, ...edit.remove]) {
          const content = before.find((entry) => entry.id === id)?.content;
          if (content) saveEntry('placement', content, id);
          else removeEntry(id);
        }
        setNews({ text: undoneText, undo: undefined });
      };
      setNews({ text, undo });
      return ids.at(-1);
    },
    [undoneText],
  );

  return { keeping, placements, own, log, news, apply };
}
