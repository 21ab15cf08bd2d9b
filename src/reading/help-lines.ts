import { type HelpCountries, helpCountries } from '#src/features/help/emergency-lines.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';

/** The numbers to call, for the pages that show them. */
export interface HelpLines {
  lines: HelpCountries;
}

export const loadMore = async (_: unknown, language: BuiltLanguage): Promise<HelpLines> => ({
  lines: helpCountries(language),
});
