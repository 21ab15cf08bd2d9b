import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pagesToRead } from '#src/features/ask/logic/answer.ts';
import { type AskIndex, openAskIndex } from '#src/features/ask/logic/ask-index.ts';
import { answersInDanger, pagesInDanger } from '#src/features/ask/logic/in-danger.ts';
import { type AskedPage, cutPassages } from '#src/features/ask/logic/passages.ts';
import { type Ranked, rankPassages } from '#src/features/ask/logic/rank-passages.ts';
import { dangerOf } from '#src/features/search/logic/danger-of.ts';
import { splitLocalizedPath } from '#src/site/localized-url.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Row } from './bench-table.ts';
import { projectDirectory } from './site-paths.ts';

/** A question, the paths of the pages that answer it, and where it is clear the sections, as `path#section`. */
export interface JudgedQuestion {
  ask: string;
  /** None for a question off our subjects. */
  pages: readonly string[];
  sections?: readonly string[];
}

/** How well the questions of a language are answered. */
export interface AskResult {
  language: Language;
  questions: number;
  /** Those without a good page among the passages that are shown. */
  missed: readonly string[];
  /** Of those whose section is clear, how many have it first. */
  withSection: number;
  sectionFirst: number;
  offSubject: number;
  /** Those off our subjects that were answered all the same. */
  wronglyAnswered: readonly string[];
  /** Bytes that the index is sent in. */
  bytes: number;
}

export function judgedQuestions(language: Language): JudgedQuestion[] {
  return parse(readFileSync(join(projectDirectory, `tests/ask/${language}.yaml`), 'utf8'));
}

/** Asks the built site everything that `tests/ask` holds. */
export function benchAsk(siteDirectory: string): AskResult[] {
  return languageCodes.map((language) => {
    const [file] = globSync(`assets/ask/${language}.*.json`, { cwd: siteDirectory });
    if (file === undefined) throw new Error(`${siteDirectory} holds no passages of "${language}".`);
    const answer = answererOf(
      siteDirectory,
      JSON.parse(readFileSync(join(siteDirectory, file), 'utf8')),
      language,
    );
    const judged = judgedQuestions(language).map((one) => ({ ...one, answers: answer(one.ask) }));
    const ours = judged.filter(({ pages }) => pages.length > 0);
    const sectioned = ours.filter(({ sections }) => sections !== undefined);
    const others = judged.filter(({ pages }) => pages.length === 0);
    return {
      language,
      questions: ours.length,
      missed: ours
        .filter(({ pages, answers }) => !answers.some((one) => pages.includes(pathOf(one))))
        .map(({ ask }) => ask),
      withSection: sectioned.length,
      sectionFirst: sectioned.filter(({ sections, answers: [first] }) =>
        sections?.includes(first ? `${pathOf(first)}#${first.passage.section}` : ''),
      ).length,
      offSubject: others.length,
      wronglyAnswered: others.filter(({ answers }) => answers.length > 0).map(({ ask }) => ask),
      bytes: readFileSync(join(siteDirectory, `${file}.br`)).length,
    };
  });
}

const pathOf = ({ candidate }: Ranked) => splitLocalizedPath(candidate.address).path;

/** Answers as the page does, with pages out of the folder of the site. */
function answererOf(siteDirectory: string, index: AskIndex, language: Language) {
  const open = openAskIndex(index, language);
  const read = new Map<string, AskedPage>();
  const pageAt = (address: string) => {
    const page =
      read.get(address) ?? cutPassages(readFileSync(join(siteDirectory, `${address}.html`), 'utf8'));
    read.set(address, page);
    return page;
  };
  return (question: string): Ranked[] => {
    const terms = open.termsOf(question);
    const danger = dangerOf(question);
    const pages = new Set([...pagesInDanger(danger, index.addresses), ...open.likelyPages(terms)]);
    const candidates = [...pages].slice(0, pagesToRead).map((page) => {
      const address = index.addresses[page] ?? '';
      return { address, page: pageAt(address), called: open.calledBy(page, terms) };
    });
    return answersInDanger(danger, rankPassages(candidates, terms, language), candidates);
  };
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)} % of ${whole}`;

/** A line a language. */
export function describeAsk(results: readonly AskResult[]): string {
  return results
    .map(
      ({ language, questions, missed, withSection, sectionFirst, offSubject, wronglyAnswered, bytes }) =>
        `${language}: right page shown ${share(questions - missed.length, questions)}, right section first ${share(sectionFirst, withSection)}, off the subject refused ${share(offSubject - wronglyAnswered.length, offSubject)}, ${(bytes / 1024).toFixed(1)} KB\n`,
    )
    .join('');
}

const aims: Readonly<Record<Language, number>> = { en: 90, fr: 90, rw: 85, sw: 85 };

export function rowsOfAsk(results: readonly AskResult[]): Row[] {
  return results.flatMap(({ language, questions, missed, offSubject, wronglyAnswered }) => [
    {
      name: `right page shown to a question in ${language}`,
      aim: `${aims[language]} %`,
      result: share(questions - missed.length, questions),
    },
    {
      name: `off the subject refused in ${language}`,
      aim: '90 %',
      result: share(offSubject - wronglyAnswered.length, offSubject),
    },
  ]);
}
