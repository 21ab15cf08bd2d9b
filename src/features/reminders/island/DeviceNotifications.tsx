import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import {
  type PushOutcome,
  type PushState,
  readPush,
  renewPush,
  switchPushOff,
  switchPushOn,
  tryPush,
} from './device-push.ts';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';

type Wish = 'on' | 'off' | 'try';

/** Notifications on this device: on, off, why not, and a trial. */
export function DeviceNotifications({ texts }: { texts: RemindersTexts }) {
  const { notifications, carry, language } = texts;
  const [state, setState] = useState<PushState>();
  const [busy, setBusy] = useState<Wish>();
  const [said, setSaid] = useState('');

  useEffect(() => {
    void readPush().then((found) => {
      setState(found);
      if (found === 'on') void renewPush(language);
    });
  }, [language]);

  const wishes: Readonly<Record<Wish, () => Promise<PushOutcome>>> = {
    on: () => switchPushOn(language),
    off: switchPushOff,
    try: tryPush,
  };
  const outcomes = { ...notifications.outcomes, loggedOut: carry.loggedOut, failed: carry.failed };
  const press = async (wish: Wish) => {
    if (busy) return;
    setBusy(wish);
    setSaid('');
    const outcome = await wishes[wish]();
    setState(await readPush());
    // What is denied is explained in the place of the button.
    setSaid(outcome === 'done' ? notifications.done[wish] : outcome === 'denied' ? '' : outcomes[outcome]);
    setBusy(undefined);
  };

  if (state === undefined) return null;
  return (
    <div className={styles.part}>
      {state === 'on' || state === 'off' ? (
        <>
          <p>{notifications[state]}</p>
          <div className={styles.actions}>
            {state === 'off' && (
              <Button aria-disabled={busy !== undefined} onClick={() => press('on')}>
                {notifications.switchOn}
              </Button>
            )}
            {state === 'on' && (
              <>
                <Button variant="secondary" aria-disabled={busy !== undefined} onClick={() => press('try')}>
                  {notifications.try}
                </Button>
                <Button variant="quiet" aria-disabled={busy !== undefined} onClick={() => press('off')}>
                  {notifications.switchOff}
                </Button>
              </>
            )}
          </div>
        </>
      ) : (
        <p role={state === 'denied' ? 'status' : undefined}>{notifications[state]}</p>
      )}
      <StatusNotice>{busy === 'on' ? notifications.waiting : said}</StatusNotice>
    </div>
  );
}
