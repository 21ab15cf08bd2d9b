import type { ContentFile } from '#checks/content/files.ts';
import { emergencyLinesSchema } from '#src/features/help/schema.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';

/** At the end of a list: other numbers may follow. */
const more = '…';

/** The emergency numbers have the form of their schema, and each language shows first those of the specification. */
export function checkEmergencyLines(
  { file, data }: ContentFile,
  wanted: Readonly<Record<Language, readonly string[]>>,
): Problem[] {
  const parsed = emergencyLinesSchema.safeParse(data);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  }
  const { defaults } = parsed.data;
  return languageCodes.flatMap((language) => {
    const shown = defaults[language].map(({ reach, number, word }) =>
      [reach, number, word].filter(Boolean).join(' '),
    );
    const fixed = wanted[language].filter((line) => line !== more);
    const first = fixed.length < wanted[language].length ? shown.slice(0, fixed.length) : shown;
    return first.join() === fixed.join()
      ? []
      : [
          {
            file,
            key: `defaults.${language}`,
            message: `The specification shows ${wanted[language].join(', ')}; here stand ${first.join(', ')}.`,
          },
        ];
  });
}
