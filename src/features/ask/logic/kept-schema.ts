import * as z from 'zod/mini';
import { passageNameSchema } from '#src/features/ask/contract.ts';
import { languageCodes } from '#src/words/languages.ts';
import { keptLimits } from './kept-limits.ts';

/** Content of an entry of the kind `answer`: what was asked, and what was answered from our pages. */
export const keptAnswerSchema = z.object({
  question: z.string().check(z.minLength(1), z.maxLength(keptLimits.questionLength)),
  /** Of the page on which it was asked. */
  language: z.enum(languageCodes),
  /** When it was kept: ISO 8601, in UTC. */
  at: z.iso.datetime({ precision: 3 }),
  /** The model that put it together; missing where the lines are those of our pages. */
  model: z.optional(z.string().check(z.minLength(1), z.maxLength(keptLimits.nameLength))),
  /** What was said, sentence by sentence, with the passages that hold it, counted from 0. */
  lines: z
    .array(
      z.object({
        text: z.string().check(z.minLength(1), z.maxLength(keptLimits.lineLength)),
        cites: z.array(z.int().check(z.nonnegative())),
      }),
    )
    .check(z.minLength(1), z.maxLength(keptLimits.lines)),
  passages: z
    .array(
      z.extend(passageNameSchema, {
        /** The names of its page and of itself, as the page had them. */
        title: z.string().check(z.maxLength(keptLimits.nameLength)),
      }),
    )
    .check(z.minLength(1), z.maxLength(keptLimits.passages)),
});
