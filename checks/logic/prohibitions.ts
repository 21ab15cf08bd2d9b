import { z } from 'zod';
import { patternSchema } from '#checks/rules/pattern.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** prohibitions.yaml: how a “do not” begins in each language. */
export const prohibitionsSchema = z.record(z.enum(languageCodes), patternSchema('u'));

export type Prohibitions = z.infer<typeof prohibitionsSchema>;

const prohibition = /\.donts\.\d+$/;

/** Each line under “Do not” says so itself: read alone, “Put an aspirin on your gum” is an order. */
export function checkProhibitions(
  { language, texts }: TextSet<Language>,
  prohibitions: Prohibitions,
): Problem[] {
  return [...texts.values()]
    .filter(({ key, text }) => prohibition.test(key) && !prohibitions[language].test(text))
    .map(({ file, key, text }) => ({
      file,
      key,
      message: `“${text}” reads as an order where it is read alone: begin with the words for “do not”.`,
    }));
}
