const mark = /\[\s*(\d{1,3}(?:\s*[,;]\s*\d{1,3})*)\s*\]/g;

/** A sentence without its marks, and the numbers that stood in them. */
export interface CitedText {
  text: string;
  marks: number[];
}

/**
 * Takes the marks of citations out of a sentence, each number once and in order.
 *
 * @example takeCitations('Rinse at once [2] with water [1, 2].') → { text: 'Rinse at once with water.', marks: [1, 2] }
 */
export function takeCitations(sentence: string): CitedText {
  const marks = new Set<number>();
  const text = sentence
    .replace(mark, (_, numbers: string) => {
      for (const number of numbers.split(/[,;]/)) marks.add(Number(number));
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?…](?:\s|$))/g, '$1')
    .trim();
  return { text, marks: [...marks].sort((one, other) => one - other) };
}
