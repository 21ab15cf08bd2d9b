import { z } from 'zod';
import { patternSchema } from '#checks/rules/pattern.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';
import type { TextSet } from './text-set.ts';

/** avoided-forms.yaml: what a language of this site does not say, what to write, and a text that the form is found in. */
export const avoidedFormsSchema = z.record(
  z.enum(languageCodes),
  z.array(
    z.strictObject({
      form: patternSchema('u'),
      write: z.string(),
      why: z.string().optional(),
      severity: z.enum(['error', 'warning']),
      sample: z.string(),
    }),
  ),
);

export type AvoidedForms = z.infer<typeof avoidedFormsSchema>;
export type AvoidedForm = AvoidedForms[Language][number];

/** No text uses a form of one severity that its language avoids. */
export function checkAvoidedForms(
  { language, texts }: TextSet<Language>,
  avoided: AvoidedForms,
  severity: AvoidedForm['severity'],
): Problem[] {
  const forms = avoided[language].filter((one) => one.severity === severity);
  return [...texts.values()].flatMap(({ file, key, text }) =>
    forms.flatMap(({ form, write, why }) => {
      const [found] = form.exec(text) ?? [];
      const reason = why === undefined ? '' : ` (${why})`;
      return found === undefined
        ? []
        : [{ file, key, message: `Instead of “${found}” write: ${write}${reason}` }];
    }),
  );
}

/** Every form is found in its own sample. */
export function checkSamples(avoided: AvoidedForms, file: string): Problem[] {
  return Object.entries(avoided).flatMap(([language, forms]) =>
    forms
      .filter(({ form, sample }) => !form.test(sample))
      .map(({ form, sample }) => ({
        file,
        key: `${language}: ${form.source}`,
        message: `The form is not in its sample “${sample}”: correct one of the two.`,
      })),
  );
}
