import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['health']['tool'];
type Parts = Pick<Texts['health'], 'pictures' | 'report' | 'csv'>;

/** What the page of what a person measures says in the browser. */
export interface HealthTexts extends Tool, Parts, KeepingTexts {}
