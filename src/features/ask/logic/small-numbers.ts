/** The first of 90 characters that stand in JSON as they are: no quotation mark comes after it, and the backslash is left out. */
const firstCharacter = 0x23;
const base = 45;
const backslash = 0x5c;

const characterOf = (digit: number): string => {
  const code = firstCharacter + digit;
  return String.fromCharCode(code < backslash ? code : code + 1);
};

const digitOf = (character: string): number => {
  const code = character.charCodeAt(0);
  return (code > backslash ? code - 1 : code) - firstCharacter;
};

/**
 * Rising whole numbers as a short text: the steps between them, each in one character where it is small.
 *
 * @param numbers from 0 on, each larger than the one before
 * @example writeRising([0, 3]) → '#%'
 */
export function writeRising(numbers: readonly number[]): string {
  let before = -1;
  let text = '';
  for (const number of numbers) {
    let step = number - before - 1;
    before = number;
    for (; step >= base; step = Math.floor(step / base)) text += characterOf(base + (step % base));
    text += characterOf(step);
  }
  return text;
}

/** @example readRising('#%') → [0, 3] */
export function readRising(text: string): number[] {
  const numbers: number[] = [];
  let before = -1;
  let step = 0;
  let place = 1;
  for (const character of text) {
    const digit = digitOf(character);
    step += (digit % base) * place;
    place *= base;
    if (digit >= base) continue;
    before += step + 1;
    numbers.push(before);
    step = 0;
    place = 1;
  }
  return numbers;
}
