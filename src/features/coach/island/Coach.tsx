import { useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import type { Answers } from '#src/features/coach/logic/answers.ts';
import type { Link } from '#src/features/coach/logic/link.ts';
import { type Proposal, propose } from '#src/features/coach/logic/propose.ts';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Coach.module.css';
import type { CoachAddresses, CoachSafety, CoachTexts } from './coach-texts.ts';
import { Questions } from './Questions.tsx';
import { RuleBook } from './RuleBook.tsx';
import { Stopped } from './Stopped.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useCoachEntries } from './use-coach.ts';
import { Week } from './Week.tsx';

interface CoachProps {
  texts: CoachTexts;
  addresses: CoachAddresses;
  safety: CoachSafety;
  /** The pages that hold the numbers of the rules, by path. */
  pages: Readonly<Record<string, Link>>;
  /** The published sources of the rules, by id. */
  sources: Readonly<Record<string, Link>>;
  /** Address of the folder with the files of training. */
  files: string;
}

const firstAnswers = (): Answers => ({
  goal: 'move',
  stage: 'adult',
  state: 'well',
  pain: 'none',
  figure: readStored('person') === 'man' ? 'man' : 'woman',
});

/** The coach: questions, then next week with its reasons, and below them every rule. */
export function Coach({ texts, addresses, safety, pages, sources, files }: CoachProps) {
  const entries = useCoachEntries();
  const { catalogue, hasFailed, retry } = useCatalogue(files);
  const [answers, setAnswers] = useState<Answers>(firstAnswers);
  // What is proposed stays as it was when somebody asked.
  const [proposal, setProposal] = useState<Proposal>();
  const [isBack, setBack] = useState(false);

  if (entries.keeping === 'loading') {
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    );
  }
  const { person, readings, log, placements, own } = entries;
  const ask = () => {
    if (!catalogue) return;
    const today = todayOf(new Date());
    setProposal(propose({ today, log, placements, person, readings, answers, catalogue }));
  };
  const change = () => {
    setBack(true);
    setProposal(undefined);
  };
  return (
    <div className={styles.coach}>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      {hasFailed && (
        <div className={styles.row}>
          <p role="alert">{texts.failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {proposal === undefined ? (
        <Questions
          texts={texts}
          safety={safety}
          entries={entries}
          answers={answers}
          isReady={catalogue !== undefined}
          isBack={isBack}
          onAnswers={setAnswers}
          onSubmit={ask}
        />
      ) : proposal.isStopped ? (
        <Stopped {...{ texts, addresses, safety, pages, proposal }} onChange={change} />
      ) : (
        <Week {...{ texts, addresses, proposal, log, readings, placements, own }} onChange={change} />
      )}
      <RuleBook texts={texts} pages={pages} sources={sources} findings={proposal?.findings ?? []} />
    </div>
  );
}
