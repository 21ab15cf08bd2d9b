/** Some voices fall silent in the middle of a longer piece. */
export const longestUtterance = 180;

/**
 * A text as pieces that a voice can read one by one: whole sentences, and parts of them where one is too long.
 *
 * @example utterancesOf('Drink water. Rest.') → ['Drink water.', 'Rest.']
 */
export function utterancesOf(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  // A point inside a number, such as 2.5, ends no sentence: only what a space follows does.
  const sentences = plain.match(/\S.*?(?:[.!?…]["»”’)]*(?= |$)|$)/g) ?? [];
  return sentences.flatMap(shortPieces);
}

function shortPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longestUtterance) {
    const start = rest.slice(0, longestUtterance);
    const comma = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(': '));
    const space = start.lastIndexOf(' ');
    const end = comma > 0 ? comma + 1 : space > 0 ? space : longestUtterance;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
