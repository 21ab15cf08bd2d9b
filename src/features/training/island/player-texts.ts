import type { SessionPart } from '#src/features/training/logic/timeline.ts';
import type { PluralForms } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

type Player = Texts['player'];

/** What the player says in the browser, and how its language counts and speaks. */
export interface PlayerTexts
  extends Pick<
    Player,
    | 'loading'
    | 'failed'
    | 'unknown'
    | 'retry'
    | 'allWorkouts'
    | 'toWorkout'
    | 'toOwn'
    | 'intoWeek'
    | 'setup'
    | 'stage'
    | 'finished'
  > {
  minutes: PluralForms;
  parts: Readonly<Record<SessionPart, string>>;
  /** The language's tag, for voices. */
  tag: string;
  numberLocales: readonly string[];
}
