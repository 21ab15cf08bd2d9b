/** A part of a text: a line above others. */
export interface TextPart {
  readonly heading?: string;
  readonly lines: readonly string[];
}

/**
 * Plain text for a message: each part on lines of its own, with a free line between parts. Parts without a line are left out.
 *
 * @example writeParts([{ heading: 'Monday', lines: ['Lunch'] }, { lines: ['Rice', 'Beans'] }]) → 'Monday\nLunch\n\nRice\nBeans'
 */
export function writeParts(parts: readonly TextPart[]): string {
  return parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [...(heading === undefined ? [] : [heading]), ...lines].join('\n'))
    .join('\n\n');
}
