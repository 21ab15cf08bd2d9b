/**
 * A text in as few lines as fit, and these as even as possible. Words stay whole, so one that is longer than a line
 * stands out of it, unless it can break after a hyphen; a non-breaking space keeps its words together.
 *
 * @param charactersPerLine the most characters in one line, at least 1
 * @example wrapText('Tense body, poor sleep', 15) → ['Tense body,', 'poor sleep']
 */
export function wrapText(text: string, charactersPerLine: number): string[] {
  const words = text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => (word.length > charactersPerLine ? breakAtHyphen(word) : [word]));
  const lines = fill(words, charactersPerLine);
  let even = lines;
  for (let length = charactersPerLine - 1; length > 0; length -= 1) {
    const narrower = fill(words, length);
    if (narrower.length > lines.length) break;
    even = narrower;
  }
  return even;
}

/** At most two parts, which together are longer than a line, so that no space comes between them again. */
function breakAtHyphen(word: string): string[] {
  const after = word.lastIndexOf('-', word.length - 2) + 1;
  return after === 0 ? [word] : [word.slice(0, after), word.slice(after)];
}

function fill(words: readonly string[], charactersPerLine: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= charactersPerLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
