import { formatDecimal } from './format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from './languages.ts';

/** Writes numbers the way a language does. */
export function numberFormat(language: BuiltLanguage): (value: number) => string {
  const { numberLocales } = languageFacts(language);
  return (value) => formatDecimal(value, numberLocales);
}
