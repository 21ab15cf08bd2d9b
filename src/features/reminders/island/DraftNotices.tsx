import { useState } from 'react';
import { type Drafts, startOfDraft } from '#src/features/reminders/logic/drafts.ts';
import type { ReminderForm } from '#src/features/reminders/logic/reminder-form.ts';
import type { FormStart } from '#src/features/reminders/logic/starting-points.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { RemovedCard } from './ReminderCard.tsx';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';
import { titleOf } from './when-text.ts';

interface DraftNoticesProps {
  drafts: Drafts;
  texts: RemindersTexts;
  onGoOn: (start: FormStart) => void;
  /** Keeps a draft again, or forgets it where it is undefined. */
  onKeep: (start: FormStart, form: ReminderForm | undefined) => void;
}

interface Discarded {
  start: FormStart;
  form: ReminderForm;
}

/** Says which reminders are begun and not saved, and leads back to each of them. */
export function DraftNotices({ drafts, texts, onGoOn, onKeep }: DraftNoticesProps) {
  const [discarded, setDiscarded] = useState<Discarded>();
  const { draft } = texts;
  const discard = (start: FormStart, form: ReminderForm) => {
    setDiscarded({ start, form });
    onKeep(start, undefined);
  };
  const restore = ({ start, form }: Discarded) => {
    setDiscarded(undefined);
    onKeep(start, form);
  };
  const begun = Object.entries(drafts).flatMap(([key, form]) => {
    const start = startOfDraft(key);
    return start === undefined ? [] : [{ key, start, form }];
  });
  if (begun.length === 0 && !discarded) return null;
  return (
    <div className={styles.part}>
      {begun.map(({ key, start, form }) => (
        <Notice key={key}>
          <p>{fillTemplate(draft.notSaved, { name: nameOf(form, texts) })}</p>
          <div className={styles.actions}>
            <Button onClick={() => onGoOn(start)}>{draft.goOn}</Button>
            <Button variant="secondary" onClick={() => discard(start, form)}>
              {draft.discard}
            </Button>
          </div>
        </Notice>
      ))}
      {discarded && (
        <ul className={styles.cards}>
          <RemovedCard
            name={nameOf(discarded.form, texts)}
            texts={texts}
            takesFocus
            onUndo={() => restore(discarded)}
          />
        </ul>
      )}
    </div>
  );
}

const nameOf = ({ topic, text }: ReminderForm, texts: RemindersTexts): string =>
  topic === '' ? texts.draft.unnamed : titleOf({ topic, text }, texts);
