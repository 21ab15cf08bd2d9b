import type { Problem } from './problem.ts';
import type { Text } from './text-set.ts';

const longest = 260;

/** A description is one full sentence that fits beside the text in a translator's tool. */
export function checkDescriptions(descriptions: Iterable<Text>): Problem[] {
  return [...descriptions].flatMap(({ file, key, text }) => {
    const problem = (message: string) => [{ file, key, message }];
    if (text.length > longest) {
      return problem(`The description has ${text.length} characters; ${longest} are enough.`);
    }
    return /^[A-Z].*[^.]\.$/u.test(text) && !/\.\s/u.test(text)
      ? []
      : problem('A description is one sentence with a capital and a full stop.');
  });
}
