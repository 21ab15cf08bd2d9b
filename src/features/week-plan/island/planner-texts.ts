import type { Sex } from '#src/features/week-plan/logic/options.ts';
import type { ResultActionLabels } from '#src/ui/ResultActions.tsx';
import type { Texts } from '#src/words/texts.ts';

type PlanTexts = Texts['workoutPlan'];

/** What the generator says in the browser. */
export interface PlannerTexts
  extends Pick<PlanTexts, 'describes' | 'noShape' | 'form' | 'bodyTypes' | 'result' | 'calendar'> {
  /** Address of the page on which a week is planned. */
  week: string;
  sexes: Readonly<Record<Sex, string>>;
  /** The body types of each sex as paths of a drawing. */
  silhouettes: Readonly<Record<Sex, readonly { type: string; area: string; arm: string }[]>>;
  choose: string;
  actions: ResultActionLabels;
}
