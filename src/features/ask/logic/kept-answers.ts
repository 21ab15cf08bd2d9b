import type * as z from 'zod/mini';
import type { PassageName } from '#src/features/ask/contract.ts';
import type { Entry } from '#src/features/entries/contract.ts';
import { isFields } from '#src/features/entries/logic/is-fields.ts';
import { isLanguage } from '#src/words/languages.ts';
import { keptLimits } from './kept-limits.ts';
import type { keptAnswerSchema } from './kept-schema.ts';

/** What one keeps of an answer. */
export type KeptAnswer = z.infer<typeof keptAnswerSchema>;
/** What is to be kept, before it is known when. */
export type AnswerToKeep = Omit<KeptAnswer, 'at'>;
/** A passage with what it is called. */
export type NamedPassage = KeptAnswer['passages'][number];

/** The address of a passage. @example addressOf({ page: '/tips/eye-care', section: 'sun' }) → '/tips/eye-care#sun' */
export const addressOf = ({ page, section }: PassageName): string =>
  section === '' ? page : `${page}#${section}`;

// The schema says the same, and a test holds both together: it would bring the page a kilobyte of library.
const isText = (value: unknown, least: number, most: number): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= most;
const isListOf = (value: unknown, most: number, isOne: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= most && value.every(isOne);

// From the year 10000 on, dates are written longer.
const isMoment = (value: unknown): value is string =>
  isText(value, 24, 24) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value;

const isLine = (value: unknown): boolean =>
  isFields(value) &&
  isText(value.text, 1, keptLimits.lineLength) &&
  Array.isArray(value.cites) &&
  value.cites.every((index) => Number.isSafeInteger(index) && index >= 0);

// A file that is brought back may hold anything, and these become links.
const isPassage = (value: unknown): boolean =>
  isFields(value) &&
  isText(value.page, 1, 200) &&
  /^(?:\/[a-z\d-]+)+$/.test(value.page) &&
  isText(value.section, 0, 100) &&
  /^[\w-]*$/.test(value.section) &&
  isText(value.title, 0, keptLimits.nameLength);

/** Whether something that was written, perhaps by another edition of the site, can be shown as an answer. */
export function isKeptAnswer(value: unknown): value is KeptAnswer {
  if (!isFields(value)) return false;
  const { question, language, at, model, lines, passages } = value;
  return (
    isText(question, 1, keptLimits.questionLength) &&
    isLanguage(language) &&
    isMoment(at) &&
    (model === undefined || isText(model, 1, keptLimits.nameLength)) &&
    isListOf(lines, keptLimits.lines, isLine) &&
    isListOf(passages, keptLimits.passages, isPassage)
  );
}

/** The answers that are kept, the latest first. */
export function keptAnswersOf(entries: readonly Entry[]): (KeptAnswer & { readonly id: string })[] {
  return entries
    .flatMap(({ id, kind, content }) =>
      kind === 'answer' && isKeptAnswer(content) ? [{ ...content, id }] : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id));
}
