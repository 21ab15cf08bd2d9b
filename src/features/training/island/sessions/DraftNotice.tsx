import { useState } from 'react';
import type { SessionDraft } from '#src/features/training/logic/session-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './OwnSessions.module.css';
import { forgetDraft, keepDraft } from './save-session.ts';
import type { SessionsTexts } from './sessions-texts.ts';
import { UndoRow } from './UndoRow.tsx';

interface DraftNoticeProps {
  draft: SessionDraft | undefined;
  texts: SessionsTexts;
  onDraft: (draft: SessionDraft | undefined) => void;
  onGoOn: (draft: SessionDraft) => void;
}

const nameOf = ({ session }: SessionDraft, texts: SessionsTexts): string =>
  session.name.trim() || texts.unnamed;

/** Says that a session is not saved yet, and leads back to it. */
export function DraftNotice({ draft, texts, onDraft, onGoOn }: DraftNoticeProps) {
  const [discarded, setDiscarded] = useState<SessionDraft>();
  if (draft) {
    const discard = () => {
      forgetDraft();
      setDiscarded(draft);
      onDraft(undefined);
    };
    return (
      <Notice>
        <p>{fillTemplate(texts.draft.notSaved, { name: nameOf(draft, texts) })}</p>
        <div className={styles.actions}>
          <Button onClick={() => onGoOn(draft)}>{texts.draft.goOn}</Button>
          <Button variant="secondary" onClick={discard}>
            {texts.draft.discard}
          </Button>
        </div>
      </Notice>
    );
  }
  if (!discarded) return null;
  const restore = () => {
    keepDraft(discarded);
    onDraft(discarded);
    setDiscarded(undefined);
  };
  const text = fillTemplate(texts.draft.discarded, { name: nameOf(discarded, texts) });
  return (
    <ul className={styles.cards}>
      <UndoRow text={text} label={texts.undo} onUndo={restore} />
    </ul>
  );
}

interface ReplaceDialogProps {
  draft: SessionDraft;
  texts: SessionsTexts;
  onClose: () => void;
  onGoOn: () => void;
  onReplace: () => void;
}

/** Asks before another session takes the place of one that is not saved. */
export function ReplaceDialog({ draft, texts, onClose, onGoOn, onReplace }: ReplaceDialogProps) {
  return (
    <Dialog title={texts.draft.question} closeLabel={texts.close} onClose={onClose}>
      <p>{fillTemplate(texts.draft.warning, { name: nameOf(draft, texts) })}</p>
      <div className={styles.actions}>
        <Button onClick={onGoOn}>{texts.draft.goOn}</Button>
        <Button variant="secondary" onClick={onReplace}>
          {texts.draft.replace}
        </Button>
      </div>
    </Dialog>
  );
}
