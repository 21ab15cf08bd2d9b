import { type ReactNode, useRef } from 'react';
import { PlanForm } from './PlanForm.tsx';
import { PlanResult } from './PlanResult.tsx';
import type { PlannerTexts } from './planner-texts.ts';
import { usePlanAddress } from './use-plan-address.ts';
import styles from './WorkoutPlanner.module.css';

interface WorkoutPlannerProps {
  texts: PlannerTexts;
  /** When to stop and whom to ask first: stands beside the form and under a plan. */
  children?: ReactNode;
}

/** The form, then the plan that it leads to in place of the list of all plans, then the form again. */
export function WorkoutPlanner({ texts, children }: WorkoutPlannerProps) {
  const cameBack = useRef(false);
  const { choice, open, close } = usePlanAddress();

  const goBack = () => {
    cameBack.current = true;
    close();
  };

  return (
    <div className={choice ? styles.result : styles.start}>
      {choice ? (
        <PlanResult choice={choice} texts={texts} onGoBack={goBack} />
      ) : (
        <PlanForm texts={texts} takesFocus={cameBack} onGenerate={open} />
      )}
      <div className={styles.safety}>{children}</div>
    </div>
  );
}
