/** Texts in nested groups, as in the interface files. */
export type TextTree = { readonly [key: string]: string | TextTree };

const rightToLeftOverride = '\u202E';
const popDirectionalFormatting = '\u202C';
const wordOrPlaceholder = /\{\{\w+\}\}|[\p{L}\p{N}]+/gu;

/**
 * English that reads right to left: each word is set under a right-to-left override, placeholders stay.
 *
 * @example mirrorTexts({ greeting: 'Hi {{name}}' }) → { greeting: '\u202EHi\u202C {{name}}' }
 */
export function mirrorTexts<Tree extends TextTree>(texts: Tree): Tree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? mirrorText(value) : mirrorTexts(value),
    ]),
  ) as Tree;
}

function mirrorText(text: string): string {
  return text.replace(wordOrPlaceholder, (part) =>
    part.startsWith('{{') ? part : `${rightToLeftOverride}${part}${popDirectionalFormatting}`,
  );
}
