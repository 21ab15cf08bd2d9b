import { type Language, languages } from '#src/words/languages.ts';
import { type AllowanceList, applyAllowances, type Excusable } from './allowances.ts';
import type { Problem } from './problem.ts';
import { pairTexts, type TextSet, withoutPlaceholders } from './text-set.ts';

interface Separators {
  group: string;
  decimal: string;
}

const numberPatterns = new Map<Language, Separators & { number: RegExp }>();

/** How a language writes a number; made once, since every text asks for it. */
function numberPattern(language: Language): Separators & { number: RegExp } {
  const known = numberPatterns.get(language);
  if (known !== undefined) return known;
  const { group, decimal } = separatorsOf(language);
  const number = new RegExp(`\\d{1,3}(?:${group}\\d{3})+(?:${decimal}\\d+)?|\\d+(?:${decimal}\\d+)?`, 'g');
  const pattern = { group, decimal, number };
  numberPatterns.set(language, pattern);
  return pattern;
}

function separatorsOf(language: Language): Separators {
  const parts = new Intl.NumberFormat([...languages[language].numberLocales]).formatToParts(1_234_567.5);
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const group = separator('group');
  // Both non-breaking spaces part thousands; which one a site prefers is a matter of typography.
  return {
    group: /\s/.test(group) ? '[\\u00a0\\u202f]' : `\\${group}`,
    decimal: `\\${separator('decimal')}`,
  };
}

/**
 * The numbers in a text, read as its language writes them, in ascending order. Digits in placeholders do not count.
 *
 * @example numbersIn('1.648,75 × 1,2', 'rw') → [1.2, 1648.75]
 */
export function numbersIn(text: string, language: Language): number[] {
  if (!/\d/.test(text)) return [];
  const { group, decimal, number } = numberPattern(language);
  const found = withoutPlaceholders(text).match(number) ?? [];
  return found
    .map((digits) => Number(digits.replace(new RegExp(group, 'g'), '').replace(new RegExp(decimal), '.')))
    .sort((one, other) => one - other);
}

/** All languages state the same numbers; a number written as a word in one of them needs a row with the reason. */
export function checkSameNumbers(
  english: TextSet<Language>,
  translations: readonly TextSet<Language>[],
  allowed: AllowanceList,
): Problem[] {
  const shown = (numbers: readonly number[]) => numbers.join(' and ') || 'no number';
  const different = translations.flatMap((translation): Excusable[] =>
    pairTexts(english, translation).flatMap(({ original, translation: { file, key, text } }) => {
      const wanted = shown(numbersIn(original.text, english.language));
      const found = shown(numbersIn(text, translation.language));
      const message = `English states ${wanted}, this text ${found}: correct it, or add a row with the reason to ${allowed.file}.`;
      return wanted === found ? [] : [{ language: translation.language, problem: { file, key, message } }];
    }),
  );
  return applyAllowances(different, allowed);
}
