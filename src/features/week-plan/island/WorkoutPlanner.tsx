import { type ReactNode, useRef } from 'react';
import { PlanForm, type PlanFormLabels } from './PlanForm.tsx';
import { PlanResult, type PlanResultLabels } from './PlanResult.tsx';
import { usePlanAddress } from './use-plan-address.ts';
import styles from './WorkoutPlanner.module.css';

export interface WorkoutPlannerProps {
  labels: PlanFormLabels & PlanResultLabels;
  /** When to stop and whom to ask first: stands beside the form and under a plan. */
  safety?: ReactNode;
  /** All plans as static HTML, each marked `data-plan`: readable without scripts, and what a result is copied from. */
  children?: ReactNode;
}

/** The form, then the plan that it leads to, then the form again. */
export function WorkoutPlanner({ labels, safety, children }: WorkoutPlannerProps) {
  const plans = useRef<HTMLDivElement>(null);
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
          <PlanResult choice={choice} labels={labels} plans={plans} onGoBack={goBack} />
        ) : (
          <PlanForm labels={labels} takesFocus={cameBack} onGenerate={open} />
        )}
        <div className={styles.safety}>{safety}</div>
      </div>
      <div ref={plans} hidden={choice !== null}>
        {children}
      </div>
    </div>
  );
}
