import type { Kept, OwnSession } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './OwnSessions.module.css';
import type { Addresses } from './OwnSessions.tsx';
import type { Wording } from './sessions-texts.ts';
import { useBuilder } from './use-builder.ts';

/** What is being built. */
export interface Begun {
  /** Of the session that is being changed; undefined for a new one. */
  id: string | undefined;
  session: Pick<OwnSession, 'name' | 'blocks'>;
  /** What is kept of it now. */
  kept: Kept<OwnSession> | undefined;
}

interface BuilderProps {
  begun: Begun;
  addresses: Addresses;
  wording: Wording;
  /** Called with the name once it is saved. */
  onSaved: (name: string) => void;
}

/** A session that is being built, as soon as the exercises are there. */
export function Builder({ begun, addresses, wording, onSaved }: BuilderProps) {
  const { state, retry } = useBuilder(addresses.files, addresses.pictograms);
  const { builder } = wording.texts;
  if (state.phase === 'loading') return <p role="status">{builder.loading}</p>;
  if (state.phase !== 'ready') {
    return (
      <div className={styles.section}>
        <p role="alert">{builder.failed}</p>
        <div>
          <Button onClick={retry}>{builder.retry}</Button>
        </div>
      </div>
    );
  }
  const { shelf, Bench } = state;
  return <Bench begun={begun} shelf={shelf} player={addresses.player} wording={wording} onSaved={onSaved} />;
}
