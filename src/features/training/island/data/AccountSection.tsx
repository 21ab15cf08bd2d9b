import { useState } from 'react';
import { CarryQuestion } from '#src/features/entries/island/CarryQuestion.tsx';
import { FocusedLine } from '#src/features/entries/island/FocusedLine.tsx';
import { copyNow, isLoggedIn, stopCopying } from '#src/features/entries/store/sync.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { useSync } from '#src/features/entries/store/use-sync.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { type DataTexts, momentText } from './data-texts.ts';
import styles from './TrainingData.module.css';

/** Whether the training is copied to an account, and how to begin and to end that. */
export function AccountSection({ texts }: { texts: DataTexts }) {
  const hydrated = useHydrated();
  const { link } = useEntries();
  const { phase } = useSync();
  const [isStopped, setStopped] = useState(false);
  const { account } = texts;
  const isNobody = !link && (phase === 'loggedOut' || !hydrated || !isLoggedIn());
  const stop = async () => {
    await stopCopying();
    setStopped(true);
  };
  return (
    <section className={styles.section}>
      <h2>{account.heading}</h2>
      {isStopped && !link && <FocusedLine>{account.stopped}</FocusedLine>}
      {isNobody ? (
        <>
          <p>{account.without}</p>
          <ButtonLink variant="secondary" href={texts.logIn}>
            {account.logIn}
          </ButtonLink>
        </>
      ) : (
        <CarryQuestion texts={texts} again />
      )}
      {link && phase !== 'otherAccount' && (
        <>
          <p>{fillTemplate(account.copied, { moment: momentText(link.copied, texts) })}</p>
          <Progress texts={texts} />
        </>
      )}
      {link && (
        <div className={styles.buttons}>
          {phase === 'loggedOut' && (
            <ButtonLink variant="secondary" href={texts.logIn}>
              {texts.carry.logIn}
            </ButtonLink>
          )}
          {phase !== 'loggedOut' && phase !== 'otherAccount' && (
            <Button variant="secondary" onClick={() => void copyNow()} aria-disabled={phase === 'copying'}>
              {account.now}
            </Button>
          )}
          <Button variant="quiet" onClick={stop}>
            {account.stop}
          </Button>
        </div>
      )}
    </section>
  );
}

/** How far the copying is, and what hinders it. */
function Progress({ texts: { carry, numberLocales } }: { texts: DataTexts }) {
  const { waiting } = useEntries();
  const { phase } = useSync();
  return (
    <div role="status" className={styles.progress}>
      {phase === 'copying' && <p>{carry.copying}</p>}
      {phase !== 'copying' && waiting > 0 && (
        <p>{fillTemplate(carry.waiting, { count: waiting }, numberLocales)}</p>
      )}
      {phase === 'idle' && waiting === 0 && <p>{carry.complete}</p>}
      {phase === 'failed' && <p>{carry.failed}</p>}
      {phase === 'loggedOut' && <p>{carry.loggedOut}</p>}
    </div>
  );
}
