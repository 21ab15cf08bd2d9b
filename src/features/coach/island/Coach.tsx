import { useMemo, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import { readStored } from '#src/device/storage.ts';
import type { Answers } from '#src/features/coach/logic/answers.ts';
import type { CoachInput } from '#src/features/coach/logic/facts.ts';
import type { Link } from '#src/features/coach/logic/link.ts';
import { EntriesLoading, EntriesTool } from '#src/features/entries/island/EntriesTool.tsx';
import type { Catalogue } from '#src/features/training/logic/catalogue.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import styles from './Coach.module.css';
import type { CoachAddresses, CoachSafety, CoachTexts } from './coach-texts.ts';
import { Questions } from './Questions.tsx';
import { RuleBook } from './RuleBook.tsx';
import { useCoachEntries } from './use-coach.ts';

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

async function loadResult() {
  const [{ Result }, { propose }] = await Promise.all([
    import('./Result.tsx'),
    import('#src/features/coach/logic/propose.ts'),
  ]);
  return { Result, propose };
}

/** The coach: questions, then next week with its reasons, and below them every rule. */
export function Coach({ texts, addresses, safety, pages, sources, files }: CoachProps) {
  const entries = useCoachEntries();
  const {
    part: catalogue,
    hasFailed,
    again,
  } = useLazy(true, () => fetchFile<Catalogue>(`${files}/catalogue.json`));
  const [answers, setAnswers] = useState<Answers>(firstAnswers);
  // What is proposed stays as it was when somebody asked.
  const [input, setInput] = useState<CoachInput>();
  const [isBack, setBack] = useState(false);
  // The rules come as soon as somebody turns to the questions, so that they are there when the network is not.
  const [isWanted, setWanted] = useState(false);
  const result = useLazy(isWanted, loadResult);
  const propose = result.part?.propose;
  const proposal = useMemo(() => input && propose?.(input), [input, propose]);

  if (entries.keeping === 'loading') return <EntriesLoading>{texts.loading}</EntriesLoading>;
  const { person, readings, log, placements, own } = entries;
  const ask = () => {
    if (!catalogue) return;
    setWanted(true);
    if (result.hasFailed) result.again();
    setInput({ today: todayOf(new Date()), log, placements, person, readings, answers, catalogue });
  };
  return (
    <EntriesTool texts={texts}>
      {(hasFailed || (input && result.hasFailed)) && (
        <div className={styles.row}>
          <p role="alert">{texts.failed}</p>
          <Button onClick={hasFailed ? again : result.again}>{texts.retry}</Button>
        </div>
      )}
      {proposal && result.part ? (
        <result.part.Result
          {...{ texts, addresses, safety, pages, proposal, log, readings, placements, own }}
          onChange={() => {
            setBack(true);
            setInput(undefined);
          }}
        />
      ) : (
        <Questions
          {...{ texts, safety, entries, answers, isBack }}
          isReady={catalogue !== undefined}
          onAnswers={setAnswers}
          onTouched={() => setWanted(true)}
          onSubmit={ask}
        />
      )}
      <RuleBook texts={texts} pages={pages} sources={sources} findings={proposal?.findings ?? []} />
    </EntriesTool>
  );
}
