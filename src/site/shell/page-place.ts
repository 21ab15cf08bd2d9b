import type { Path } from '#src/site/routes.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import type { Translate } from '#src/words/translate.ts';

/** Which page header and footer surround. */
export interface PagePlace {
  language: BuiltLanguage;
  /** The path that all languages share. */
  path: Path;
  /** The same, to mark it in the menu; undefined for a page that stands in for a missing one. */
  current: Path | undefined;
  t: Translate;
}
