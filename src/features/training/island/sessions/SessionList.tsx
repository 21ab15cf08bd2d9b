import { useState } from 'react';
import { removeEntry, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { ownSessionLimits } from '#src/features/training/logic/own-session-limits.ts';
import type { Kept, OwnSession } from '#src/features/training/logic/records.ts';
import type { SessionDraft } from '#src/features/training/logic/session-draft.ts';
import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { DraftNotice, ReplaceDialog } from './DraftNotice.tsx';
import styles from './OwnSessions.module.css';
import type { Addresses } from './OwnSessions.tsx';
import { ReadySessions } from './ReadySessions.tsx';
import { SessionCard } from './SessionCard.tsx';
import { forgetDraft, keepDraft, storedDraft } from './save-session.ts';
import type { Wording } from './sessions-texts.ts';
import { UndoRow } from './UndoRow.tsx';
import { useLaterFocus } from './use-later-focus.ts';

interface SessionListProps {
  sessions: readonly Kept<OwnSession>[];
  addresses: Addresses;
  wording: Wording;
  /** What has just happened, where the builder was left. */
  message: string | undefined;
  onOpen: (begun: SessionDraft) => void;
}

/** All sessions that are kept, what can be done with each, and ready ones to begin with. */
export function SessionList({ sessions, addresses, wording, message, onOpen }: SessionListProps) {
  const { texts, tag } = wording;
  const [draft, setDraft] = useState(storedDraft);
  const [said, setSaid] = useState(message);
  const [removed, setRemoved] = useState<Kept<OwnSession>>();
  // What is to be opened, while a question about the draft stands before it.
  const [waiting, setWaiting] = useState<SessionDraft>();
  const { root, focusLater } = useLaterFocus<HTMLDivElement>();

  const open = (begun: SessionDraft, afresh = false) => {
    const isSame = draft?.id !== undefined && draft.id === begun.id;
    if (draft && !afresh && !isSame) {
      setWaiting(begun);
      return;
    }
    if (afresh) forgetDraft();
    if (begun.id === undefined && begun.session.blocks.length > 0) keepDraft(begun);
    onOpen(begun);
  };
  const copy = ({ id: _, ...session }: Kept<OwnSession>) => {
    const name = fillTemplate(texts.list.copyName, { name: session.name }).slice(0, ownSessionLimits.name);
    saveEntry('own-session', { ...session, name });
    setRemoved(undefined);
    setSaid(fillTemplate(texts.list.copied, { name }));
  };
  const remove = (session: Kept<OwnSession>) => {
    removeEntry(session.id);
    setSaid(undefined);
    setRemoved(session);
  };
  const restore = ({ id, ...session }: Kept<OwnSession>) => {
    saveEntry('own-session', session, id);
    setRemoved(undefined);
    setSaid(fillTemplate(texts.list.restored, { name: session.name }));
    focusLater(`change-${id}`);
  };

  const { compare } = new Intl.Collator(tag);
  const shown = [...sessions, ...(removed ? [removed] : [])].sort((one, other) =>
    compare(one.name, other.name),
  );
  return (
    <div ref={root} className={styles.tool}>
      <DraftNotice draft={draft} texts={texts} onDraft={setDraft} onGoOn={onOpen} />
      <section className={styles.section}>
        {message === undefined ? (
          <h2>{texts.list.heading}</h2>
        ) : (
          <FocusedHeading>{texts.list.heading}</FocusedHeading>
        )}
        <StatusNotice>{said}</StatusNotice>
        {shown.length === 0 && <p className={styles.text}>{texts.list.empty}</p>}
        {shown.length > 0 && (
          <ul className={styles.cards}>
            {shown.map((session) =>
              session.id === removed?.id ? (
                <UndoRow
                  key={session.id}
                  text={fillTemplate(texts.list.deleted, { name: session.name })}
                  label={texts.undo}
                  onUndo={() => restore(session)}
                />
              ) : (
                <SessionCard
                  key={session.id}
                  session={session}
                  addresses={addresses}
                  wording={wording}
                  onChange={() => open({ id: session.id, session })}
                  onCopy={() => copy(session)}
                  onDelete={() => remove(session)}
                />
              ),
            )}
          </ul>
        )}
        <div>
          <Button onClick={() => open({ session: { name: '', blocks: [] } })}>{texts.list.build}</Button>
        </div>
        <p className={styles.muted}>{texts.list.kept}</p>
      </section>
      <ReadySessions wording={wording} onTake={(session) => open({ session })} />
      {draft && waiting && (
        <ReplaceDialog
          draft={draft}
          texts={texts}
          onClose={() => setWaiting(undefined)}
          onGoOn={() => onOpen(draft)}
          onReplace={() => open(waiting, true)}
        />
      )}
    </div>
  );
}
