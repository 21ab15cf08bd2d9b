import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import type { PlayerTexts } from './player-texts.ts';
import { Session } from './Session.tsx';
import styles from './SessionPlayer.module.css';
import { type Playable, useLibrary } from './use-library.ts';

/** Where the player leads. */
interface PlayerAddresses {
  /** The list of all workouts, one's own sessions, the week and the log. */
  workouts: string;
  own: string;
  week: string;
  log: string;
  /** What stands before the path of a workout. */
  prefix: string;
}

interface SessionPlayerProps {
  texts: PlayerTexts;
  /** Address of the folder with the files of training in the reader's language. */
  files: string;
  addresses: PlayerAddresses;
  /** When to stop and whom to ask first. */
  children: ReactNode;
}

/** The session that the address names: what to read before it, then every step of it, then its end. */
export function SessionPlayer({ texts, files, addresses, children }: SessionPlayerProps) {
  const hydrated = useHydrated();
  const { state, retry } = useLibrary(files);
  // A new start is a new session: nothing of the one before it stays.
  const [start, setStart] = useState(0);

  if (!hydrated || state.phase === 'loading') {
    return <p role="status">{texts.loading}</p>;
  }
  if (state.phase === 'unknown') {
    return (
      <div className={styles.fault}>
        <p role="alert">{texts.unknown}</p>
        <ButtonLink href={addresses.workouts}>{texts.allWorkouts}</ButtonLink>
      </div>
    );
  }
  if (state.phase !== 'ready') {
    return (
      <div className={styles.fault}>
        <p role="alert">{texts.failed}</p>
        <Button onClick={retry}>{texts.retry}</Button>
      </div>
    );
  }
  return (
    <Session
      key={start}
      playable={state.playable}
      texts={texts}
      addresses={{ ...addresses, page: pageOf(state.playable, addresses) }}
      onAgain={() => setStart(start + 1)}
    >
      {children}
    </Session>
  );
}

/** The page that a session comes from. */
const pageOf = ({ page, address }: Playable, { own, prefix }: PlayerAddresses): string =>
  page === undefined ? own : prefix + address.workout;
