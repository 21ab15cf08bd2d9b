import type { Language } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

interface Rule {
  /** What must not stand in a text. */
  fault: RegExp;
  message: string;
}

const everyLanguage: readonly Rule[] = [
  { fault: /'/, message: 'Write the apostrophe as ’ (U+2019).' },
  { fault: /"/, message: 'Write curly quotation marks: “ ” or, in French, « ».' },
  { fault: /\s{2}/, message: 'Two spaces stand next to each other.' },
  { fault: /\.{2}/, message: 'Write the ellipsis as one character: ….' },
  { fault: /[([“]\s/, message: 'No space after an opening bracket or quotation mark.' },
  { fault: /\s[.,…)\]”]/, message: 'No space before this punctuation mark.' },
  { fault: /[,:;!?]\p{L}|\p{Ll}\.\p{Lu}|[;!?]\d/u, message: 'A space is missing after a punctuation mark.' },
  {
    fault: /\b(?:TODO|TBD|FIXME|XXX+|lorem|ipsum)\b|\?{2}/i,
    message: 'A mark for unfinished text is left over.',
  },
];

const noSpaceBefore: readonly Rule[] = [
  { fault: /\s[:;?!%]/, message: 'No space before : ; ? ! or %.' },
  { fault: /[«»]/, message: 'Write quotation marks as “ ”.' },
];

const unit = '(?:kg|g|mg|cm|mm|km|m|ml|l|litres?|kcal|min|h|ans|jours|pouces)';

const french: readonly Rule[] = [
  {
    // A colon between digits or before slashes is a time or an address.
    fault: /[^\u00a0\u202f?!][;?!%»]|[^\u00a0\u202f]:(?!\/\/|\d)/,
    message: 'Set a non-breaking space (U+00A0 or U+202F) before : ; ? ! % and ».',
  },
  { fault: /«[^\u00a0\u202f]/, message: 'Set a non-breaking space (U+00A0 or U+202F) after «.' },
  { fault: /[“”]/, message: 'Write quotation marks as « » with non-breaking spaces inside.' },
  {
    fault: new RegExp(String.raw`(?:\d|\}\}) ${unit}(?![\p{L}\d])`, 'u'),
    message: 'Set a non-breaking space (U+00A0) between a number and its unit.',
  },
  { fault: /\d \d{3}(?!\d)/, message: 'Part thousands with a non-breaking space (U+202F).' },
];

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  en: [...everyLanguage, ...noSpaceBefore],
  fr: [...everyLanguage, ...french],
  rw: [
    ...everyLanguage,
    ...noSpaceBefore,
    {
      fault: /(?<![\p{L}’])(?:na|nka|wa|ya|cya|bya|rwa|bwa|za|kwa|ka|twa) [aeiou]/u,
      message: 'Before a vowel the particle loses its own and takes an apostrophe: n’amazi, y’umubiri.',
    },
  ],
  sw: [...everyLanguage, ...noSpaceBefore],
};

/** Each text follows the typography of its language. */
export function checkTypography({ language, texts }: TextSet<Language>): Problem[] {
  return [...texts.values()].flatMap(({ file, key, text }) =>
    rules[language].flatMap(({ fault, message }) => {
      const found = fault.exec(text);
      return found ? [{ file, key, message: `${message} See “${surroundings(text, found.index)}”.` }] : [];
    }),
  );
}

const surroundings = (text: string, index: number) => text.slice(Math.max(0, index - 12), index + 16);
