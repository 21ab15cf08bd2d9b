import { useEffect, useMemo, useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { readEntries, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import { type Planner, plannerOf } from '#src/features/meals/logic/records.ts';
import { isFast, type Wishes } from '#src/features/meals/logic/wishes.ts';
import { Button } from '#src/ui/Button.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { AskAgain } from './AskAgain.tsx';
import { EatersStep } from './EatersStep.tsx';
import { HealthGate } from './HealthGate.tsx';
import { answeredPlanner, changedPlanner, isAnswerDue, unansweredPlanner } from './health-answer.ts';
import styles from './Meals.module.css';
import type { MenuStep } from './MenuStep.tsx';
import type { MealsAddresses, MealsTexts } from './meals-texts.ts';
import { proteinOfAddress } from './protein-of-address.ts';
import { WishesStep } from './WishesStep.tsx';
import { today } from './write-menu.ts';

/** Changes what is kept now, which may be newer than what a menu that took seconds was asked with. */
function savePlanner(change: (planner: Planner) => Planner): void {
  const { id, planner } = plannerOf(readEntries().entries);
  saveEntry('menu-wishes', { ...change(planner) }, id);
}

interface MealPlannerProps {
  texts: MealsTexts;
  addresses: MealsAddresses;
  /** Address of the folder with the files of dishes. */
  files: string;
}

/** The tool for menus for a week: who eats, what they wish, and the menu, all kept on the device. */
export function MealPlanner({ texts, addresses, files }: MealPlannerProps) {
  const { keeping, entries } = useEntries();
  const { planner } = useMemo(() => plannerOf(entries), [entries]);
  const [isNew, setNew] = useState(false);
  const answer = (isForOthers: boolean) => savePlanner((kept) => answeredPlanner(kept, isForOthers, today()));
  const isLoaded = keeping !== 'loading';
  useEffect(() => {
    const protein = isLoaded ? proteinOfAddress(location.search) : undefined;
    if (protein === undefined) return;
    savePlanner((kept) => ({ ...kept, wishes: { ...kept.wishes, protein } }));
    // A reload must not set it once more.
    history.replaceState(history.state, '', location.pathname);
  }, [isLoaded]);

  if (!isLoaded) return <p role="status">{texts.loading}</p>;
  return (
    <div className={styles.planner}>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      {planner.isAsked ? (
        <Steps
          texts={texts}
          addresses={addresses}
          files={files}
          isNew={isNew}
          planner={planner}
          onSave={(changed) => savePlanner((kept) => changedPlanner(kept, changed))}
          onAgain={() => savePlanner(unansweredPlanner)}
          onPassed={answer}
        />
      ) : (
        <HealthGate
          texts={texts}
          addresses={addresses}
          onPassed={(isForOthers) => {
            setNew(true);
            answer(isForOthers);
          }}
        />
      )}
      <div className={styles.note}>
        <p>{texts.note.suits}</p>
        {!isFast(planner.wishes) && <p>{texts.note.drink}</p>}
        <p>{texts.note.limits}</p>
        <p>{texts.note.sources}</p>
      </div>
    </div>
  );
}

interface StepsProps {
  texts: MealsTexts;
  addresses: MealsAddresses;
  files: string;
  planner: Planner;
  /** Whether the question at the start was answered just now. */
  isNew: boolean;
  onSave: (changed: Partial<Planner>) => void;
  onAgain: () => void;
  onPassed: (isForOthers: boolean) => void;
}

function Steps({ texts, addresses, files, planner, isNew, onSave, onAgain, onPassed }: StepsProps) {
  const isDue = isAnswerDue(planner, today());
  const [isFileWanted, setFileWanted] = useState(planner.menu !== undefined);
  const dishes = useLazy(isFileWanted, () => fetchFile<DishFile>(`${files}/dishes.json`));
  const [part, setPart] = useState<{ Menu: typeof MenuStep }>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    import('./MenuStep.tsx').then(
      ({ MenuStep: Menu }) => setPart({ Menu }),
      () => setFailed(true),
    );
  };
  useEffect(load, []);
  const change = (changed: Partial<Wishes>) => onSave({ wishes: { ...planner.wishes, ...changed } });
  const retry = () => {
    if (!part) load();
    dishes.again();
  };
  return (
    <>
      <EatersStep texts={texts} wishes={planner.wishes} isNew={isNew} onChange={change} />
      <WishesStep
        texts={texts}
        wishes={planner.wishes}
        file={dishes.part}
        onChange={change}
        onFileWanted={() => setFileWanted(true)}
      />
      <AskAgain texts={texts} addresses={addresses} isDue={isDue} onAgain={onAgain} onPassed={onPassed} />
      {hasFailed || dishes.hasFailed ? (
        <div className={styles.row}>
          <p role="alert">{texts.menu.failed}</p>
          <Button onClick={retry}>{texts.menu.retry}</Button>
        </div>
      ) : (
        part && (
          // Hidden, not taken away: what is being worked out goes on.
          <div hidden={isDue}>
            <part.Menu
              texts={texts}
              files={files}
              file={dishes.part}
              planner={planner}
              onSave={onSave}
              onFileWanted={() => setFileWanted(true)}
            />
          </div>
        )
      )}
    </>
  );
}
