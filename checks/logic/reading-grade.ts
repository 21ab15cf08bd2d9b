import type { Original } from '#checks/content/texts.ts';
import type { Problem } from './problem.ts';
import { type Text, type TextSet, withoutPlaceholders } from './text-set.ts';

/** Eight years of school. */
const highestGrade = 8;
const longestSentence = 25;
/** Below this the grade says more about single words than about the text. In words. */
const usualSample = 100;

const word = /[\p{L}\d]+(?:[’.,-][\p{L}\d]+)*/gu;

/**
 * The sentences of a text. A heading or label, which has no final mark, and a formula hold none.
 *
 * @example sentencesIn('Stand up. Breathe 1.5 times!') → ['Stand up.', 'Breathe 1.5 times!']
 */
export function sentencesIn(text: string): string[] {
  if (/[=÷×]/.test(text) || !/[.!?…:][”)]?$/.test(text)) {
    return [];
  }
  return text.split(/(?<=[.!?…][”)]?)\s+/);
}

/** The words of a text; a number is a word. */
export function wordsIn(text: string): string[] {
  return text.match(word) ?? [];
}

/**
 * The syllables of an English word, counted by its groups of vowels; right for about nine words of ten.
 *
 * @example syllablesIn('exercise') → 3
 */
export function syllablesIn(englishWord: string): number {
  const letters = englishWord.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters
    // A final e, es or ed is silent: make, makes, walked; not in table, boxes, wanted.
    .replace(/(?<![l])e$|(?<![cgsxz]|sh|ch)es$|(?<![dt])ed$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/**
 * The years of school that a text asks for.
 *
 * The formula of Kincaid, Fishburne, Rogers and Chissom, “Derivation of new readability formulas” (1975):
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59.
 *
 * @throws RangeError without a word
 */
export function fleschKincaidGrade(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) {
    throw new RangeError('A grade needs at least one word.');
  }
  const syllables = words.reduce((sum, each) => sum + syllablesIn(each), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

interface Page {
  name: string;
  texts: Text[];
}

/**
 * English sentences are short, and each page reads at grade 8 or below; the shortest pages are judged together.
 *
 * @param smallestSample the words that a page needs to be judged alone
 */
export function checkReadingGrade({ texts }: TextSet<Original>, smallestSample = usualSample): Problem[] {
  const all = [...texts.values()];
  const long = all.flatMap(({ file, key, text }) =>
    sentencesIn(text)
      .filter((sentence) => wordsIn(sentence).length > longestSentence)
      .map((sentence) => ({
        file,
        key,
        message: `“${sentence}” has ${wordsIn(sentence).length} words: split it, at most ${longestSentence} read well.`,
      })),
  );
  return [...long, ...judgedPages(all, smallestSample).flatMap(gradeProblem)];
}

function gradeProblem({ name, texts }: Page): Problem[] {
  const sentences = pageSentences(texts);
  const [first] = texts;
  if (!first || sentences.length === 0) {
    return [];
  }
  const grade = fleschKincaidGrade(sentences);
  return grade > highestGrade
    ? [
        {
          file: first.file,
          key: name,
          message: `The text reads at grade ${grade.toFixed(1)}, at most ${highestGrade}: take shorter words and sentences.`,
        },
      ]
    : [];
}

function judgedPages(texts: readonly Text[], smallestSample: number): Page[] {
  const pages = [...Map.groupBy(texts, ({ key }) => pageOf(key))].map(([name, page]) => ({
    name,
    texts: page,
  }));
  const isShort = (page: Page) => pageSentences(page.texts).flatMap(wordsIn).length < smallestSample;
  const short = pages.filter(isShort);
  return [
    ...pages.filter((page) => !isShort(page)),
    { name: short.map(({ name }) => name).join(', '), texts: short.flatMap((page) => page.texts) },
  ];
}

const pageSentences = (texts: readonly Text[]) =>
  texts.flatMap(({ text }) => sentencesIn(withoutPlaceholders(text)));

/**
 * The page, or group of common texts, that a key belongs to.
 *
 * @example pageOf('calculators.bmi.tips.gain.heading') → 'calculators.bmi'
 */
export function pageOf(key: string): string {
  return /^(?:(?:pages|calculators|tips:categories)\.[^.]+|[^.]+)/.exec(key)?.[0] ?? key;
}
