import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';

/** One agreed exception: for which text, in which languages, and why. */
export const allowanceSchema = z.strictObject({
  key: z.string().min(1),
  languages: z.array(z.enum(languageCodes)).min(1),
  reason: z.string().min(10),
});

/** A file of agreed exceptions. */
export const allowancesSchema = z.array(allowanceSchema);

export type Allowance = z.infer<typeof allowanceSchema>;

/** A file of exceptions, read. */
export interface AllowanceList {
  file: string;
  rows: readonly Allowance[];
}

/** A fault that an exception may excuse. */
export interface Excusable {
  language: Language;
  problem: Problem;
}

/** The faults that no row excuses, and every row that excuses nothing any more. */
export function applyAllowances(faults: readonly Excusable[], { file, rows }: AllowanceList): Problem[] {
  const nameOf = (language: Language, key: string) => `${language} ${key}`;
  const excused = new Set(rows.flatMap(({ key, languages }) => languages.map((code) => nameOf(code, key))));
  const present = new Set(faults.map(({ language, problem }) => nameOf(language, problem.key)));
  const kept = faults
    .filter(({ language, problem }) => !excused.has(nameOf(language, problem.key)))
    .map(({ problem }) => problem);
  const unused = rows.flatMap(({ key, languages }) =>
    languages
      .filter((code) => !present.has(nameOf(code, key)))
      .map((code) => ({ file, key, message: `The exception for “${code}” is no longer needed: remove it.` })),
  );
  return [...kept, ...unused];
}
