import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Texts } from '#src/words/texts.ts';

type Tool = Texts['reminders']['tool'];

/** What the page of reminders says in the browser. */
export interface RemindersTexts extends Tool, KeepingTexts {}
