/**
 * A text in as few lines as fit, and these as even as possible. Words stay whole, so one that is longer than a line
 * stands out of it; a non-breaking space keeps its words together.
 *
 * @param charactersPerLine the most characters in one line, at least 1
 * @example wrapText('Tense body, poor sleep', 15) → ['Tense body,', 'poor sleep']
 */
export function wrapText(text: string, charactersPerLine: number): string[] {
  const lines = fill(text, charactersPerLine);
  let even = lines;
  for (let length = charactersPerLine - 1; length > 0; length -= 1) {
    const narrower = fill(text, length);
    if (narrower.length > lines.length) break;
    even = narrower;
  }
  return even;
}

function fill(text: string, charactersPerLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= charactersPerLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
