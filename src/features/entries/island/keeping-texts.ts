import type { Texts } from '#src/words/texts.ts';

/** What each tool of training says about where its data is. */
export interface KeepingTexts extends Pick<Texts['personal'], 'keeping' | 'carry'> {
  numberLocales: readonly string[];
  /** Address of the page where one logs in. */
  logIn: string;
}
