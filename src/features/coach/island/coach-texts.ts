import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { DateNames } from '#src/features/training/logic/days.ts';
import type { PluralForms } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

type Pin = Texts['health']['people']['pin'];

/** What the coach says in the browser, and how its language counts and writes dates. */
export type CoachTexts = Texts['coach']['tool'] &
  KeepingTexts &
  DateNames &
  Pick<Texts['trainingWeek']['tool'], 'date' | 'steps' | 'stepsBack'> & {
    rules: Texts['coach']['rules'];
    because: Texts['coach']['because'];
    sums: Pick<Texts['trainingWeek']['tool']['sums'], 'counted' | 'strength'>;
    minutes: PluralForms;
    readings: Texts['health']['entry']['kinds'];
    pin: Pick<Pin, 'current' | 'open' | 'busy'> & Pick<Pin['errors'], 'wrong' | 'wait'>;
    close: string;
  };

/** Where the coach leads. */
export interface CoachAddresses {
  player: string;
  week: string;
  /** The page of the exercise that a walk is. */
  walking: string;
  numbers: string;
}

/** Lists of danger and caution, as the pages of workouts have them. */
export interface CoachSafety {
  call: string;
  stopHeading: string;
  now: readonly string[];
  askHeading: string;
  askFirst: readonly string[];
}
