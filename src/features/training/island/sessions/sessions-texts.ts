import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { SessionPart } from '#src/features/training/logic/timeline.ts';
import type { PluralForms } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['trainingSessions']['tool'];

/** What the list of own sessions and the builder say. */
export interface SessionsTexts extends Tool, KeepingTexts {
  close: string;
  minutes: PluralForms;
  /** What follows a dose, such as “then rest 30 seconds”. */
  restAfter: PluralForms;
  parts: Readonly<Record<SessionPart, string>>;
}

/** Texts, and how their language counts and sorts. */
export interface Wording {
  texts: SessionsTexts;
  /** The language's tag, for the order of names. */
  tag: string;
  numberLocales: readonly string[];
}
