import { useState } from 'react';
import { beginCopying, declineCopying, isDeclined, isLoggedIn } from '#src/features/entries/store/sync.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { useSync } from '#src/features/entries/store/use-sync.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { FocusedLine } from './FocusedLine.tsx';
import styles from './Keeping.module.css';
import type { KeepingTexts } from './keeping-texts.ts';

interface CarryQuestionProps {
  texts: KeepingTexts;
  /** Whether it is a part of the section on the account: asked as long as the answer is not yes, and needing no “no”. */
  again?: boolean;
}

/**
 * Asks a member once on each device whether the training is copied to the account. Afterwards it says only what could not be
 * copied yet; while it is in the page, changes are copied.
 */
export function CarryQuestion({ texts, again = false }: CarryQuestionProps) {
  const { keeping, link, waiting } = useEntries();
  const { phase } = useSync();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const { carry, numberLocales } = texts;
  if (keeping === 'loading' || keeping === 'blocked') return null;

  const isAsked = link ? phase === 'otherAccount' : isLoggedIn();
  if (isAsked && (again || !isDeclined())) {
    return <Question texts={texts} isPart={again} onAnswer={setAnswer} hasFailed={answer === 'yes'} />;
  }
  const isHindered = phase === 'failed' || phase === 'loggedOut';
  return (
    <>
      {answer === 'no' && <FocusedLine>{carry.declined}</FocusedLine>}
      {answer === 'yes' && <FocusedLine>{link ? carry.begun : carry.loggedOut}</FocusedLine>}
      {!again && waiting > 0 && isHindered && (
        <p className={styles.waiting}>
          {fillTemplate(carry.waiting, { count: waiting }, numberLocales)}{' '}
          {phase === 'loggedOut' && <a href={texts.logIn}>{carry.logIn}</a>}
        </p>
      )}
    </>
  );
}

interface QuestionProps {
  texts: KeepingTexts;
  isPart: boolean;
  onAnswer: (answer: 'yes' | 'no') => void;
  /** Whether somebody has said yes, and it did not work. */
  hasFailed: boolean;
}

function Question({ texts: { carry }, isPart, onAnswer, hasFailed }: QuestionProps) {
  const { entries, link } = useEntries();
  const { phase } = useSync();
  const Heading = isPart ? 'h3' : 'h2';
  const isCopying = phase === 'copying';
  const text = link ? carry.otherAccount : entries.length > 0 ? carry.text : carry.empty;
  const begin = async () => {
    if (isCopying) return;
    await beginCopying();
    onAnswer('yes');
  };
  const decline = async () => {
    await declineCopying();
    onAnswer('no');
  };
  return (
    <section className={isPart ? styles.part : styles.question}>
      <Heading>{carry.heading}</Heading>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Button onClick={begin} aria-disabled={isCopying}>
          {carry.yes}
        </Button>
        {!isPart && (
          <Button variant="secondary" onClick={decline} disabled={isCopying}>
            {carry.no}
          </Button>
        )}
      </div>
      <p role="status" className={styles.quiet}>
        {isCopying ? carry.copying : hasFailed && phase === 'failed' && carry.failed}
      </p>
    </section>
  );
}
