import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['meals']['tool'];

/** What the page of menus for a week says in the browser. */
export interface MealsTexts extends Tool, KeepingTexts {}
