import { type Language, languages } from '#src/words/languages.ts';

const allForms: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

// Whole numbers and decimals that show every rule which a text of this site can meet. French has one more form from a
// million on, which nothing here is counted in; the filler then takes `other`.
const samples = [0.5, 1.5, ...Array.from({ length: 200 }, (_, number) => number)];

/** Whether a group of texts holds the forms of one counted text. */
export function isPluralGroup(keys: readonly string[]): boolean {
  return keys.includes('other') && keys.every((key) => allForms.includes(key));
}

/**
 * The plural forms that a language needs, in the order that they are written in.
 *
 * @example pluralFormsOf('en') → ['one', 'other']
 */
export function pluralFormsOf(language: Language): string[] {
  return pluralForms(languages[language].numberLocales);
}

/** The same for any list of locales, most wanted first. */
export function pluralForms(locales: readonly string[]): string[] {
  const rules = new Intl.PluralRules([...locales]);
  const used = new Set<string>(samples.map((number) => rules.select(number)));
  return allForms.filter((form) => used.has(form));
}
