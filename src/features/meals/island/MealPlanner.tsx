import { useEffect, useMemo, useState } from 'react';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { readEntries, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { useEntries } from '#src/features/entries/store/use-entries.ts';
import { type Planner, plannerOf } from '#src/features/meals/logic/records.ts';
import { isFast } from '#src/features/meals/logic/wishes.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { HealthGate } from './HealthGate.tsx';
import { answeredPlanner, changedPlanner, unansweredPlanner } from './health-answer.ts';
import styles from './Meals.module.css';
import type { MealsAddresses, MealsTexts } from './meals-texts.ts';
import { proteinOfAddress } from './protein-of-address.ts';

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
  const answer = (isForOthers: boolean) =>
    savePlanner((kept) => answeredPlanner(kept, isForOthers, todayOf(new Date())));
  const isLoaded = keeping !== 'loading';
  // Fetched while the question at the start is read.
  const steps = useLazy(isLoaded, () => import('./PlannerSteps.tsx'));
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
      {steps.hasFailed && (
        <div className={styles.row}>
          <p role="alert">{texts.menu.failed}</p>
          <Button onClick={steps.again}>{texts.menu.retry}</Button>
        </div>
      )}
      {planner.isAsked ? (
        steps.part && (
          <steps.part.PlannerSteps
            texts={texts}
            addresses={addresses}
            files={files}
            isNew={isNew}
            planner={planner}
            onSave={(changed) => savePlanner((kept) => changedPlanner(kept, changed))}
            onAgain={() => savePlanner(unansweredPlanner)}
            onPassed={answer}
          />
        )
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
