import { z } from 'zod';
import { patternSchema } from '#checks/rules/pattern.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

const ruleSchema = z.strictObject({
  /** What must not stand in a text. */
  fault: patternSchema('u'),
  message: z.string().min(10),
});

/** typography.yaml, answered as the rules of each language: those of the sets that it keeps, then its own. */
export const typographySchema = z
  .strictObject({
    shared: z.record(z.string(), z.array(ruleSchema)),
    languages: z.record(
      z.enum(languageCodes),
      z.strictObject({ keeps: z.array(z.string()), rules: z.array(ruleSchema).optional() }),
    ),
  })
  .superRefine(({ shared, languages }, context) => {
    const unknown = Object.values(languages).flatMap(({ keeps }) =>
      keeps.filter((name) => !Object.hasOwn(shared, name)),
    );
    for (const name of unknown) context.addIssue(`There is no shared set “${name}”.`);
  })
  .transform(({ shared, languages }) =>
    Object.fromEntries(
      Object.entries(languages).map(([language, { keeps, rules = [] }]) => [
        language,
        [...keeps.flatMap((name) => shared[name] ?? []), ...rules],
      ]),
    ),
  )
  .pipe(z.record(z.enum(languageCodes), z.array(z.custom<z.infer<typeof ruleSchema>>())));

export type Typography = z.infer<typeof typographySchema>;

/** Each text follows the typography of its language. */
export function checkTypography({ language, texts }: TextSet<Language>, typography: Typography): Problem[] {
  return [...texts.values()].flatMap(({ file, key, text }) =>
    typography[language].flatMap(({ fault, message }) => {
      const found = fault.exec(text);
      return found ? [{ file, key, message: `${message} See “${surroundings(text, found.index)}”.` }] : [];
    }),
  );
}

const surroundings = (text: string, index: number) => text.slice(Math.max(0, index - 12), index + 16);
