import { franc } from 'franc';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import { type Text, type TextSet, withoutPlaceholders } from './text-set.ts';

/** language-codes.yaml, answered as the language of each code of the detector. */
export const languageNamesSchema = z
  .record(z.enum(languageCodes), z.array(z.string().regex(/^[a-z]{3}$/)).min(1))
  .transform(
    (codes): ReadonlyMap<string, Language> =>
      new Map(languageCodes.flatMap((language) => codes[language].map((code) => [code, language] as const))),
  );

/** The language of each code of the detector. */
export type LanguageNames = z.infer<typeof languageNamesSchema>;

/** How long a text has to be, in characters. */
export interface JudgedLengths {
  /** From here on it is judged alone. */
  alone: number;
  /** Shorter texts are judged together, in blocks of at least this length. */
  together: number;
}

/** From 80 on the identification was right for 99 of 100 sentences in each language. */
const usualLengths: JudgedLengths = { alone: 80, together: 200 };
/** Of thousands of sentences one in a hundred is too many: those of pages are judged by the paragraph. */
export const paragraphLengths: JudgedLengths = { alone: 240, together: 300 };

/**
 * The language of a text, or null when nothing in it tells. Reliable from 80 characters.
 *
 * @example identifyLanguage('Tafadhali chagua kiwango chako cha mazoezi kwa siku.', names) → 'sw'
 */
export function identifyLanguage(text: string, names: LanguageNames): Language | null {
  return names.get(franc(text, { only: [...names.keys()], minLength: 3 })) ?? null;
}

/** Every text, or block of short texts of one group, reads as the language in whose file it stands. */
export function checkLanguage(
  { language, texts }: TextSet<Language>,
  names: LanguageNames,
  lengths: JudgedLengths = usualLengths,
): Problem[] {
  return blocksOf([...texts.values()], lengths).flatMap((block) => {
    const joined = block.map(({ text }) => withoutPlaceholders(text)).join(' ');
    const found = identifyLanguage(joined, names);
    const [first] = block;
    const last = block.at(-1);
    if (found === language || !first || !last) {
      return [];
    }
    const key = first === last ? first.key : `${first.key} to ${last.key}`;
    return [
      { file: first.file, key, message: `This reads as “${found ?? 'no language'}”, not as “${language}”.` },
    ];
  });
}

/** All texts of a file, joined, read as its language: for files of many short lines, each too short to tell. */
export function checkFileLanguage({ language, texts }: TextSet<Language>, names: LanguageNames): Problem[] {
  const files = Map.groupBy(texts.values(), ({ file }) => file);
  return [...files].flatMap(([file, ofFile]) => {
    const found = identifyLanguage(ofFile.map(({ text }) => withoutPlaceholders(text)).join(' '), names);
    const key = ofFile[0]?.key ?? file;
    return found === language
      ? []
      : [{ file, key, message: `The file reads as “${found ?? 'no language'}”, not as “${language}”.` }];
  });
}

function blocksOf(texts: readonly Text[], { alone, together }: JudgedLengths): Text[][] {
  const isLong = ({ text }: Text) => withoutPlaceholders(text).trim().length >= alone;
  const short = texts.filter((text) => !isLong(text));
  const groups = Map.groupBy(short, ({ file, key }) => `${file} ${key.split('.')[0]}`);
  return [
    ...texts.filter(isLong).map((text) => [text]),
    ...[...groups.values()].flatMap((group) => cutIntoBlocks(group, together)),
  ];
}

// What remains after the last full block joins it; a group too short for one block says too little to be judged.
function cutIntoBlocks(texts: readonly Text[], together: number): Text[][] {
  const blocks: Text[][] = [];
  let open: Text[] = [];
  for (const text of texts) {
    open.push(text);
    if (open.reduce((length, { text: part }) => length + part.length, 0) >= together) {
      blocks.push(open);
      open = [];
    }
  }
  blocks.at(-1)?.push(...open);
  return blocks;
}
