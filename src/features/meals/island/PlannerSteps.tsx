import { useState } from 'react';
import { fetchFile } from '#src/device/fetch-file.ts';
import type { DishFile } from '#src/features/meals/logic/dish-file.ts';
import type { Planner } from '#src/features/meals/logic/records.ts';
import type { Wishes } from '#src/features/meals/logic/wishes.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { useLazy } from '#src/ui/use-lazy.ts';
import { AskAgain } from './AskAgain.tsx';
import { EatersStep } from './EatersStep.tsx';
import { isAnswerDue } from './health-answer.ts';
import styles from './Meals.module.css';
import { MenuStep } from './MenuStep.tsx';
import type { MealsAddresses, MealsTexts } from './meals-texts.ts';
import { WishesStep } from './WishesStep.tsx';

interface PlannerStepsProps {
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

/** What comes once the question at the start is answered: who eats, what they wish, and the menu. */
export function PlannerSteps({
  texts,
  addresses,
  files,
  planner,
  isNew,
  onSave,
  onAgain,
  onPassed,
}: PlannerStepsProps) {
  const isDue = isAnswerDue(planner, todayOf(new Date()));
  const [isFileWanted, setFileWanted] = useState(planner.menu !== undefined);
  const dishes = useLazy(isFileWanted, () => fetchFile<DishFile>(`${files}/dishes.json`));
  const change = (changed: Partial<Wishes>) => onSave({ wishes: { ...planner.wishes, ...changed } });
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
      {dishes.hasFailed ? (
        <div className={styles.row}>
          <p role="alert">{texts.menu.failed}</p>
          <Button onClick={dishes.again}>{texts.menu.retry}</Button>
        </div>
      ) : (
        // Hidden, not taken away: what is being worked out goes on.
        <div hidden={isDue}>
          <MenuStep
            texts={texts}
            files={files}
            file={dishes.part}
            planner={planner}
            onSave={onSave}
            onFileWanted={() => setFileWanted(true)}
          />
        </div>
      )}
    </>
  );
}
