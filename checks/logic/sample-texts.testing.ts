import type { Language } from '#src/words/languages.ts';
import type { TextTree } from '#src/words/mirror-texts.ts';
import type { AllowanceList } from './allowances.ts';
import { type Text, type TextSet, textSet } from './text-set.ts';

/** A set of a few texts by full key, as if read from content/interface/<language>/translation.json. */
export function sampleTexts<Name extends Language | 'descriptions'>(
  language: Name,
  texts: TextTree,
): TextSet<Name> {
  return textSet(language, [
    { file: `content/interface/${language}/translation.json`, prefix: '', content: texts },
  ]);
}

/** A single text. */
export function sampleText(text: string): Text {
  return { file: 'content/interface/en/translation.json', key: 'a.key', text };
}

/** A file of exceptions without a row. */
export const noAllowances: AllowanceList = { file: 'content/interface/exceptions.yaml', rows: [] };
