import type { Language } from '#src/words/languages.ts';
import { pluralFormsOf } from './plural-forms.ts';
import type { Problem } from './problem.ts';
import type { Text, TextSet } from './text-set.ts';

const descriptions = 'descriptions';

/** Every key of the English stands in the other set, and no other key does; a counted text has its language's forms. */
export function checkSameKeys(english: TextSet, other: TextSet): Problem[] {
  const wanted = new Map(
    [...english.texts.values()].flatMap((text) =>
      keysFor(text, other.language).map((key): [string, Text] => [key, text]),
    ),
  );
  const missing = [...wanted]
    .filter(([key]) => !other.texts.has(key))
    .map(([key, text]) => ({
      file: fileInLanguage(text, other.language),
      key,
      message: missingMessage(text, other.language),
    }));
  const stray = [...other.texts.values()]
    .filter(({ key }) => !wanted.has(key))
    .map((text) => ({
      file: text.file,
      key: text.key,
      message: strayMessage(text, other.language, english),
    }));
  return [...missing, ...stray];
}

/** A group may be shown as a list, in the order of its file: that order is the same in every language. */
export function checkSameOrder(english: TextSet, other: TextSet): Problem[] {
  const order = (texts: TextSet, known: TextSet) =>
    [...texts.texts.keys()].filter((key) => known.texts.has(key));
  const wanted = order(english, other);
  const misplaced = [...order(other, english)].find((key, index) => key !== wanted[index]);
  const text = other.texts.get(misplaced ?? '');
  return text === undefined
    ? []
    : [{ file: text.file, key: text.key, message: 'Put this key where it stands in the English file.' }];
}

/** The keys that a text of the English has in another set. */
function keysFor({ key, forms }: Text, language: Language | typeof descriptions): string[] {
  if (forms === undefined) return [key];
  return language === descriptions ? [forms] : pluralFormsOf(language).map((form) => `${forms}.${form}`);
}

function missingMessage({ text, forms }: Text, language: Language | typeof descriptions): string {
  if (language === descriptions) {
    return `Add one sentence here that tells a translator where “${text}” appears and as what (button, heading, page title, read aloud only …), what each placeholder holds, and how long it may be.`;
  }
  return forms === undefined
    ? `Add the translation of “${text}” here.`
    : `Add this form of “${text}” here: what is counted has the forms ${pluralFormsOf(language).join(', ')}.`;
}

function strayMessage({ file, forms }: Text, language: TextSet['language'], english: TextSet): string {
  return forms !== undefined && english.texts.has(`${forms}.other`)
    ? 'The plural rules of this language never ask for this form: remove it.'
    : `English has no such key: remove it here, or add it to ${fileInLanguage({ file }, 'en', language)}.`;
}

/**
 * The path of the same file in another language.
 *
 * @example fileInLanguage({ file: 'content/interface/en/tips.json' }, 'fr') → 'content/interface/fr/tips.json'
 */
export function fileInLanguage({ file }: Pick<Text, 'file'>, language: string, from = 'en'): string {
  return file.replace(new RegExp(`/${from}(?=[/.])`), `/${language}`);
}
