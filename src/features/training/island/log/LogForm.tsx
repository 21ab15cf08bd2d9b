import type { Day } from '#src/features/training/logic/days.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { AddForm } from './AddForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import type { LogTexts } from './log-texts.ts';

interface LogFormProps {
  texts: LogTexts;
  today: Day;
  /** The entry that is changed, with its name in the reader's language; undefined for a new one. */
  changed: { session: Kept<Done>; name: string } | undefined;
  onAdd: (session: Done) => void;
  onChange: (session: Kept<Done>) => void;
  onClose: () => void;
}

/** What writes into the log. It is loaded when it is first wanted, because most visits only look. */
export function LogForm({ texts, today, changed, onAdd, onChange, onClose }: LogFormProps) {
  return changed === undefined ? (
    <AddForm texts={texts} today={today} onSave={onAdd} onClose={onClose} />
  ) : (
    <ChangeForm texts={texts} today={today} {...changed} onSave={onChange} onClose={onClose} />
  );
}
