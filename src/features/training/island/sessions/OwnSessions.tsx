import { useState } from 'react';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type Kept, type OwnSession, recordsOf } from '#src/features/training/logic/records.ts';
import type { SessionDraft } from '#src/features/training/logic/session-draft.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type Begun, Builder } from './Builder.tsx';
import styles from './OwnSessions.module.css';
import { SessionList } from './SessionList.tsx';
import { storedDraft } from './save-session.ts';
import type { Wording } from './sessions-texts.ts';
import { closeBuilder, openBuilder, useBuilderPlace } from './use-builder-place.ts';

export interface Addresses {
  /** Of the folder with the files of training, and of the one with the small pictures of exercises. */
  files: string;
  pictograms: string;
  /** Of the player and of the plan of the week, without a session. */
  player: string;
  week: string;
}

/** The sessions that somebody has put together, or the one that is being put together. */
export function OwnSessions({ files, pictograms, player, week, ...wording }: Addresses & Wording) {
  const { texts, tag } = wording;
  const hydrated = useHydrated();
  const { keeping, entries } = useEntries();
  const place = useBuilderPlace();
  const [saved, setSaved] = useState<string>();
  const [chosen, setChosen] = useState<SessionDraft>();

  if (!hydrated || keeping === 'loading') return <p role="status">{texts.loading}</p>;
  const { compare } = new Intl.Collator(tag);
  const sessions = recordsOf('own-session', entries).sort((one, other) => compare(one.name, other.name));
  const begun = place && beginningOf(place.id, sessions, chosen);
  return (
    <div className={styles.tool}>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      {begun ? (
        <Builder
          key={place.id ?? ''}
          begun={begun}
          addresses={{ files, pictograms, player, week }}
          wording={wording}
          onSaved={(name) => {
            setSaved(name);
            closeBuilder();
          }}
        />
      ) : (
        <SessionList
          sessions={sessions}
          addresses={{ files, pictograms, player, week }}
          wording={wording}
          message={saved === undefined ? undefined : fillTemplate(texts.list.saved, { name: saved })}
          onOpen={(session) => {
            setChosen(session);
            setSaved(undefined);
            openBuilder(session.id);
          }}
        />
      )}
    </div>
  );
}

/** What the builder begins with: the draft of a session, else what was chosen or is kept, else nothing. */
function beginningOf(
  id: string | undefined,
  sessions: readonly Kept<OwnSession>[],
  chosen: SessionDraft | undefined,
): Begun | undefined {
  const kept = sessions.find((session) => session.id === id);
  // Where nothing can be stored there is no draft.
  const begun = [storedDraft(), chosen].find((draft) => draft && draft.id === id);
  if (begun) return { id, session: begun.session, kept };
  if (id === undefined) return { id, session: { name: '', blocks: [] }, kept };
  return kept && { id, session: kept, kept };
}
