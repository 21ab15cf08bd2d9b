import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import styles from './Reminders.module.css';
import { type Reply, type ServerState, startMails } from './reminders-api.ts';
import type { RemindersTexts } from './reminders-texts.ts';

interface ServerPartProps {
  texts: RemindersTexts;
  reply: Reply<ServerState> | undefined;
  /** Asks the server again. */
  onAsk: () => void;
}

/** E-mails and notifications of a member: whether they come, and how they come again. */
export function ServerPart({ texts, reply, onAsk }: ServerPartProps) {
  const { mails, notifications, carry, numberLocales } = texts;
  const state = reply?.kind === 'answered' ? reply.answer : undefined;
  return (
    <>
      {reply && !state && (
        <div className={styles.part}>
          <p role="alert">
            {reply.kind === 'loggedOut' ? carry.loggedOut : carry.failed}{' '}
            {reply.kind === 'loggedOut' && <a href={texts.logIn}>{carry.logIn}</a>}
          </p>
          {reply.kind !== 'loggedOut' && (
            <div>
              <Button variant="secondary" onClick={onAsk}>
                {texts.keeping.tryAgain}
              </Button>
            </div>
          )}
        </div>
      )}
      <h3>{mails.heading}</h3>
      <p>{mails.text}</p>
      {state?.full && (
        <Notice>
          <p>{mails.full}</p>
        </Notice>
      )}
      {state && <EndedMails texts={texts} state={state} onAsk={onAsk} />}
      <h3>{notifications.heading}</h3>
      <DeviceNotifications texts={texts} />
      {state && state.devices > 0 && (
        <p className={styles.muted}>
          {fillTemplate(notifications.devices, { count: state.devices }, numberLocales)}
        </p>
      )}
    </>
  );
}

interface EndedMailsProps {
  texts: RemindersTexts;
  state: ServerState;
  onAsk: () => void;
}

function EndedMails({ texts: { mails, carry }, state, onAsk }: EndedMailsProps) {
  const [outcome, setOutcome] = useState<'again' | 'failed'>();
  const start = async () => {
    const { kind } = await startMails();
    setOutcome(kind === 'answered' ? 'again' : 'failed');
    if (kind === 'answered') onAsk();
  };
  const isEnded = state.mailsEnded || state.endedReminders.length > 0;
  return (
    <div className={styles.part}>
      {isEnded && (
        <Notice>
          <p>{state.mailsEnded ? mails.ended : mails.someEnded}</p>
          <Button variant="secondary" onClick={start}>
            {mails.startAgain}
          </Button>
        </Notice>
      )}
      <p role="status">
        {outcome === 'failed' && carry.failed}
        {outcome === 'again' && !isEnded && mails.begun}
      </p>
    </div>
  );
}
