import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { MealsSaid } from '#src/features/meals/logic/said.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['meals']['tool'];
type Calculators = Texts['calculators'];

/** What the page of menus for a week says in the browser. */
export interface MealsTexts extends Tool, KeepingTexts {
  said: MealsSaid;
  /** From Monday to Sunday. */
  weekdayNames: readonly string[];
  heading: string;
  gender: Pick<Calculators['gender'], 'label' | 'female' | 'male'>;
  /** Labels that the calculators share. */
  labels: Pick<Calculators['measures'], 'weight' | 'height'> &
    Pick<Calculators['calories'], 'age' | 'activity'>;
  activityLevels: Calculators['calories']['activityLevels'];
  close: string;
  choose: string;
  print: string;
  shareLabel: string;
}

/** Where the page leads to. */
export interface MealsAddresses {
  diabetes: string;
  support: string;
}
