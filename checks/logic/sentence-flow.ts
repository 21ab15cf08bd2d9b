import type { Original } from '#checks/content/texts.ts';
import type { Problem } from './problem.ts';
import { pageOf, sentencesIn, wordsIn } from './reading-grade.ts';
import type { TextSet } from './text-set.ts';

/** Words a sentence on average, and how many of the sentences may be stubs: choppy is as hard to follow as long. */
const usualLength = { least: 12, most: 17 };
const stub = { words: 6, greatestShare: 0.12 };
/** Below this an average says more about single sentences than about the text. In sentences. */
const smallestSample = 12;

/** Steps, lists, labels and the like are read line by line, and may be short. */
const readByLine =
  /\.(?:steps|list|signs|now|today|soon|dos|donts|labels|keyPoints|mistakes|alt|caption|title|description|shortDescription|cue|myth)(?:\.|$)/;

/**
 * The running text of each English page has sentences of 12 to 17 words on average, and at most 12 % of them have six words
 * or fewer.
 */
export function checkSentenceFlow({ texts }: TextSet<Original>): Problem[] {
  const running = [...texts.values()].filter(({ key }) => !readByLine.test(key));
  return [...Map.groupBy(running, ({ key }) => pageOf(key))].flatMap(([name, own]): Problem[] => {
    const lengths = own.flatMap(({ text }) => sentencesIn(text).map((one) => wordsIn(one).length));
    const [first] = own;
    if (first === undefined || lengths.length < smallestSample) return [];
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const stubs = lengths.filter((length) => length <= stub.words).length / lengths.length;
    const problem = (message: string): Problem => ({ file: first.file, key: name, message });
    return [
      ...(mean < usualLength.least || mean > usualLength.most
        ? [
            problem(
              `The sentences of the running text have ${mean.toFixed(1)} words on average: ${usualLength.least} to ${usualLength.most} read well. Join what because, so, if and but hold together, or split.`,
            ),
          ]
        : []),
      ...(stubs > stub.greatestShare
        ? [
            problem(
              `${(stubs * 100).toFixed(0)} % of the sentences have ${stub.words} words or fewer, at most ${stub.greatestShare * 100} % read well: join them.`,
            ),
          ]
        : []),
    ];
  });
}
