import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/device/storage.ts';
import { type Drafts, draftKey, readDrafts, withDraft } from '#src/features/reminders/logic/drafts.ts';
import type { ReminderForm } from '#src/features/reminders/logic/reminder-form.ts';
import type { FormStart } from '#src/features/reminders/logic/starting-points.ts';

/** The forms that are begun and not kept yet; they outlive a reload. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>(() => readDrafts(readStored('reminder')));
  return {
    drafts,
    draftOf: (start: FormStart): ReminderForm | undefined => drafts[draftKey(start)],
    /** Keeps a form, or forgets it where it is undefined. */
    keep: (start: FormStart, form: ReminderForm | undefined) => {
      const next = withDraft(drafts, start, form);
      setDrafts(next);
      if (Object.keys(next).length === 0) removeStored('reminder');
      else writeStored('reminder', JSON.stringify(next));
    },
  };
}
