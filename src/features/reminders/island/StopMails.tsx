import { useState } from 'react';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './Reminders.module.css';
import { type Refusal, stopMails } from './reminders-api.ts';
import type { RemindersTexts } from './reminders-texts.ts';

/** Ends the mails by the secret that a link in one of them has brought. A visit alone ends nothing: mail programs open links too. */
export function StopMails({ texts, token }: { texts: RemindersTexts; token: string }) {
  const { stop, carry } = texts;
  const [outcome, setOutcome] = useState<'done' | Refusal>();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const { kind } = await stopMails(token);
    setOutcome(kind === 'answered' ? 'done' : kind);
    setBusy(false);
    // The secret need not stand in the address, and in the list of visited pages, any longer.
    if (kind === 'answered') history.replaceState(null, '', location.pathname);
  };
  const troubles = {
    unknown: stop.unknown,
    tooManyAttempts: texts.notifications.outcomes.tooManyAttempts,
    tooManyDevices: carry.failed,
    loggedOut: carry.failed,
    failed: carry.failed,
  };
  return (
    <section className={styles.stop}>
      <h2>{stop.heading}</h2>
      {outcome === 'done' ? (
        <FocusedLine>{stop.done}</FocusedLine>
      ) : (
        <>
          <p>{stop.text}</p>
          <div className={styles.actions}>
            <Button aria-disabled={isBusy} onClick={end}>
              {stop.button}
            </Button>
          </div>
          <p role="alert">{outcome && troubles[outcome]}</p>
        </>
      )}
    </section>
  );
}
