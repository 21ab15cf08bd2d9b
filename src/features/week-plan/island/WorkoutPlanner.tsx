import { type ReactNode, useRef } from 'react';
import type { ShownPlan } from '#src/features/week-plan/logic/shown-plan.ts';
import { AllPlans } from './AllPlans.tsx';
import { PlanForm } from './PlanForm.tsx';
import { PlanResult } from './PlanResult.tsx';
import type { PlannerTexts } from './planner-texts.ts';
import { usePlanAddress } from './use-plan-address.ts';
import styles from './WorkoutPlanner.module.css';

interface WorkoutPlannerProps {
  texts: PlannerTexts;
  /** All plans, and the generic one for a preference that the site does not know. */
  plans: readonly ShownPlan[];
  /** When to stop and whom to ask first: stands beside the form and under a plan. */
  children?: ReactNode;
}

/** The form above the list of all plans, then the plan that it leads to, then the form again. */
export function WorkoutPlanner({ texts, plans, children }: WorkoutPlannerProps) {
  const cameBack = useRef(false);
  const { choice, open, close } = usePlanAddress();

  const goBack = () => {
    cameBack.current = true;
    close();
  };

  return (
    <div className={styles.planner}>
      <div className={choice ? styles.result : styles.start}>
        {choice ? (
          <PlanResult choice={choice} texts={texts} plans={plans} onGoBack={goBack} />
        ) : (
          <PlanForm texts={texts} plans={plans} takesFocus={cameBack} onGenerate={open} />
        )}
        <div className={styles.safety}>{children}</div>
      </div>
      {/* Hidden, not left out: the drawings of the days stand in it, and an opened plan stays open for the way back. */}
      <div hidden={choice !== null}>
        <AllPlans plans={plans} texts={texts} />
      </div>
    </div>
  );
}
