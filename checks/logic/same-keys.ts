import type { Problem } from './problem.ts';
import type { Text, TextSet } from './text-set.ts';

const descriptions = 'descriptions';

/** Every key of the English stands in the other set, and no other key does. */
export function checkSameKeys(english: TextSet, other: TextSet): Problem[] {
  const missing = [...english.texts.values()]
    .filter(({ key }) => !other.texts.has(key))
    .map((text) => ({
      file: fileInLanguage(text, other.language),
      key: text.key,
      message: missingMessage(text, other.language),
    }));
  const stray = [...other.texts.values()]
    .filter(({ key }) => !english.texts.has(key))
    .map(({ file, key }) => ({
      file,
      key,
      message: `English has no such key: remove it here, or add it to ${fileInLanguage({ file }, 'en', other.language)}.`,
    }));
  return [...missing, ...stray];
}

function missingMessage({ text }: Text, language: string): string {
  return language === descriptions
    ? `Add one sentence here that tells a translator where “${text}” appears and as what (button, heading, page title, read aloud only …), what each placeholder holds, and how long it may be.`
    : `Add the translation of “${text}” here.`;
}

/**
 * The path of the same file in another language.
 *
 * @example fileInLanguage({ file: 'content/interface/en/tips.json' }, 'fr') → 'content/interface/fr/tips.json'
 */
export function fileInLanguage({ file }: Pick<Text, 'file'>, language: string, from = 'en'): string {
  return file.replace(new RegExp(`/${from}(?=[/.])`), `/${language}`);
}
