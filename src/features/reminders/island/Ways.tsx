import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import styles from './Reminders.module.css';
import type { RemindersTexts } from './reminders-texts.ts';
import type { ServerPart } from './ServerPart.tsx';
import type { useServer } from './use-server.ts';

interface WaysProps {
  texts: RemindersTexts;
  server: ReturnType<typeof useServer>;
  /** Whether a reminder is ahead that a calendar could show. */
  hasAhead: boolean;
  onCalendar: () => void;
  /** How the file for the calendar went. */
  children: ReactNode;
}

/** How reminders reach a person: by the calendar of the phone, and for members by e-mail and notifications. */
export function Ways({ texts, server, hasAhead, onCalendar, children }: WaysProps) {
  const { ways, calendar } = texts;
  return (
    <section className={styles.section}>
      <h2>{ways.heading}</h2>
      <p className={styles.text}>{ways.introduction}</p>
      <div className={styles.ways}>
        <div className={styles.way}>
          <h3>{calendar.heading}</h3>
          <p>{calendar.text}</p>
          <p className={styles.muted}>{calendar.floating}</p>
          {hasAhead && (
            <div className={styles.actions}>
              <Button variant="secondary" onClick={onCalendar}>
                {calendar.all}
              </Button>
            </div>
          )}
          {children}
          <p className={styles.muted}>{calendar.again}</p>
        </div>
        <div className={styles.way}>
          {server.isLinked ? <MemberPart texts={texts} server={server} /> : <WithoutAccount texts={texts} />}
        </div>
      </div>
    </section>
  );
}

function WithoutAccount({ texts: { ways, carry, logIn } }: { texts: RemindersTexts }) {
  const isMember = readStored('loggedIn') !== null;
  return (
    <>
      <h3>{ways.account}</h3>
      <p>{isMember ? ways.needsYes : ways.needsAccount}</p>
      {!isMember && (
        <div className={styles.actions}>
          <ButtonLink variant="secondary" href={logIn}>
            {carry.logIn}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** What members need comes when somebody copies to an account; where it cannot be fetched, another visit brings it. */
function MemberPart({ texts, server }: Pick<WaysProps, 'texts' | 'server'>) {
  type Props = Parameters<typeof ServerPart>[0];
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | 'failed'>();
  useEffect(() => {
    import('./ServerPart.tsx').then(
      (loaded) => setPart({ Part: loaded.ServerPart }),
      () => setPart('failed'),
    );
  }, []);
  if (part === 'failed') return <p role="alert">{texts.carry.failed}</p>;
  return part && <part.Part texts={texts} reply={server.reply} onAsk={server.ask} />;
}
