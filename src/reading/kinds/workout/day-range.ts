import { fillTemplate } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';

/**
 * On how many days a week, the way each language says it: between neighbours nothing lies, so one says "or".
 *
 * @example dayRange([4, 6], 'en') → '4 to 6'
 * @example dayRange([1, 2], 'en') → '1 or 2'
 */
export function dayRange([from, to]: readonly [number, number], language: BuiltLanguage): string {
  const { training } = textsOf(language);
  const number = numberFormat(language);
  if (from === to) return number(from);
  const template = to - from === 1 ? training.dayChoice : training.dayRange;
  return fillTemplate(template, { from: number(from), to: number(to) });
}
