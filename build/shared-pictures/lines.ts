/** Of a line of text, in sizes of its letters. */
export const lineHeight = 1.2;

/** How wide a text of one line is at a size, in pixels. */
export type Measure = (text: string, size: number) => number;

/** A text in lines, at the size at which they fit. */
export interface FittedText {
  lines: readonly string[];
  size: number;
}

/**
 * A text at the largest of the sizes at which it stands in the space without cutting a word. Lines break at spaces that
 * may break, and are made about as long as one another.
 *
 * @param sizes in pixels, the largest first
 * @throws Error that holds the text when it fits at no size
 */
export function fitText(
  text: string,
  space: { width: number; height: number; lines: number },
  sizes: readonly number[],
  measure: Measure,
): FittedText {
  for (const size of sizes) {
    const widthOf = (line: string) => measure(line, size);
    const lines = breakLines(text, space.width, widthOf);
    const most = Math.min(space.lines, Math.floor(space.height / (size * lineHeight)));
    if (lines !== undefined && lines.length <= most) {
      return { lines: evenLines(text, lines, widthOf), size };
    }
  }
  throw new Error(
    `“${text}” does not fit into ${space.lines} lines of ${space.width} × ${space.height} pixels.`,
  );
}

/** A text in lines that are filled one after the other; undefined where a single word is too wide. */
export function breakLines(
  text: string,
  width: number,
  widthOf: (line: string) => number,
): string[] | undefined {
  const lines: string[] = [];
  // Only the plain space: French holds its signs to their words by another one.
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (widthOf(word) > width) return undefined;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** As many lines in the least width that holds them, so that no last line is left with one short word. */
function evenLines(
  text: string,
  lines: readonly string[],
  widthOf: (line: string) => number,
): readonly string[] {
  const widest = Math.max(...lines.map(widthOf));
  let best = lines;
  for (let width = widest * 0.95; width > widest * 0.5; width *= 0.95) {
    const narrower = breakLines(text, width, widthOf);
    if (narrower === undefined || narrower.length > lines.length) return best;
    best = narrower;
  }
  return best;
}
