import type { Problem } from './problem.ts';
import type { Text } from './text-set.ts';

/** Every text says something and has no space around it. */
export function checkFilled(texts: Iterable<Text>): Problem[] {
  return [...texts].flatMap(({ file, key, text }) => {
    if (text.trim() === '') {
      return [{ file, key, message: 'The text is empty.' }];
    }
    return text === text.trim() ? [] : [{ file, key, message: 'Remove the space before or after the text.' }];
  });
}
