import type { ContentFile } from '#checks/content/files.ts';
import { type EmergencyLines, emergencyLinesSchema } from '#src/features/help/schema.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';

/** Of each language, the countries and the numbers that have to stand in their rows, such as “call 912”. */
export type WantedLines = Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>>;

/**
 * The emergency numbers have the form of their schema, and each language shows those of the specification without a
 * choice, under the country in which they work.
 */
export function checkEmergencyLines({ file, data }: ContentFile, wanted: WantedLines): Problem[] {
  const parsed = emergencyLinesSchema.safeParse(data);
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  }
  return languageCodes.flatMap((language) =>
    Object.entries(wanted[language]).flatMap(([country, numbers]): Problem[] => {
      const shown = shownLines(parsed.data, language, country);
      const missing = numbers.filter((line) => !shown.includes(line));
      return missing.length === 0
        ? []
        : [
            {
              file,
              key: `countries.${country}`,
              message: `The specification shows ${missing.join(', ')} to readers in ${language}; the row has ${shown.join(', ') || 'nothing'}.`,
            },
          ];
    }),
  );
}

function shownLines({ order, countries }: EmergencyLines, language: Language, country: string): string[] {
  const { near, abroad } = order[language];
  if (![...near, ...abroad].includes(country)) return [];
  return (countries[country] ?? [])
    .filter(({ show }) => show === 'strip')
    .map(({ reach, number, word }) => [reach, number, word].filter(Boolean).join(' '));
}
