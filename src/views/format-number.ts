import { type BuiltLanguage, languageFacts } from '#src/i18n/languages.ts';
import { formatDecimal } from '#src/ui/format-decimal.ts';

/** Writes numbers the way a language does. */
export function numberFormat(language: BuiltLanguage): (value: number) => string {
  const { numberLocales } = languageFacts(language);
  return (value) => formatDecimal(String(value), numberLocales);
}
