import { type Feeling, feelings } from '#src/features/training/logic/feelings.ts';
import { ownSessions } from '#src/features/training/logic/library.ts';
import { Button } from '#src/ui/Button.tsx';
import { FocusedHeading } from '#src/ui/FocusedHeading.tsx';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { PlayerTexts } from './player-texts.ts';
import styles from './SessionPlayer.module.css';
import type { Noted } from './use-session.ts';

/** Where a session that has ended leads. */
export interface SessionAddresses {
  /** The page of its workout, or of one's own sessions. */
  page: string;
  week: string;
  log: string;
}

interface FinishedProps {
  texts: PlayerTexts;
  steps: number;
  /** How many steps were done. */
  done: number;
  /** Of training, without pauses. */
  milliseconds: number;
  /** What the log has noted; nothing of a session that was hardly begun. */
  noted: Noted | undefined;
  onFeel: (felt: Feeling) => void;
  addresses: SessionAddresses;
  onAgain: () => void;
}

/** The end of a session, whole or not: what the log keeps of it, and how hard it felt. */
export function Finished({
  texts,
  steps,
  done,
  milliseconds,
  noted,
  onFeel,
  addresses,
  onAgain,
}: FinishedProps) {
  const { finished, numberLocales } = texts;
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return (
    <section className={styles.setup}>
      <div className={styles.done}>
        <Ring share={done / steps} />
        <div>
          <FocusedHeading>{done >= steps ? finished.heading : finished.part}</FocusedHeading>
          <p className={styles.trained}>
            {fillTemplate(finished.trained, { count: minutes }, numberLocales)}
          </p>
          {done < steps && <p>{fillTemplate(finished.steps, { step: `${done + 1}`, steps: `${steps}` })}</p>}
        </div>
      </div>
      {noted && (
        <>
          <p>
            <strong>{finished.felt}</strong>
          </p>
          <ModeSwitch
            label={finished.felt}
            modes={feelings.map((value) => ({ value, label: finished.feelings[value] }))}
            value={noted.done.felt}
            onChange={onFeel}
          />
          <p role="status">{noted.done.felt === undefined ? finished.feltHint : finished.thanks}</p>
        </>
      )}
      <p>{noted ? finished.noted : finished.tooShort}</p>
      <p>{finished.cool}</p>
      <div className={styles.start}>
        <Button onClick={onAgain}>{finished.again}</Button>
        <a href={addresses.log}>{finished.toLog}</a>
        <a href={addresses.week}>{finished.toWeek}</a>
        <a href={addresses.page}>{noted?.done.workout === ownSessions ? texts.toOwn : texts.toWorkout}</a>
      </div>
    </section>
  );
}

/** How much of a session was done, drawn; the words beside it say the same. */
function Ring({ share }: { share: number }) {
  const whole = share >= 1;
  return (
    <svg className={styles.ring} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="27" />
      <circle cx="32" cy="32" r="27" pathLength="100" strokeDasharray={`${share * 100} 100`} data-done />
      {whole && <path d="m20 33 8.5 8.5 16-17" />}
    </svg>
  );
}
