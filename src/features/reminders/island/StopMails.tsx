import { useState } from 'react';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './Reminders.module.css';
import { type Refusal, stopMails } from './reminders-api.ts';
import type { RemindersTexts } from './reminders-texts.ts';

interface StopMailsProps {
  texts: RemindersTexts;
  token: string;
  /** Whether the link says that it is for the mails of all reminders. */
  isForAll: boolean;
}

/** Ends the mails by the secret that a link in one of them has brought. A visit alone ends nothing: mail programs open links too. */
export function StopMails({ texts, token, isForAll }: StopMailsProps) {
  const { stop, carry } = texts;
  const [outcome, setOutcome] = useState<'done' | 'doneAll' | Refusal>();
  const [isBusy, setBusy] = useState(false);
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    const reply = await stopMails(token);
    const { kind } = reply;
    // What was ended is for the server to say: an address can be cut off.
    setOutcome(reply.kind !== 'answered' ? reply.kind : reply.answer.stopped === 'all' ? 'doneAll' : 'done');
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
      {outcome === 'done' || outcome === 'doneAll' ? (
        <FocusedLine>{stop[outcome]}</FocusedLine>
      ) : (
        <>
          <p>{isForAll ? stop.textAll : stop.text}</p>
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
