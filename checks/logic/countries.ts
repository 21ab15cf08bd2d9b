import { z } from 'zod';
import type { ContentFile } from '#checks/content/files.ts';
import type { Language } from '#src/words/languages.ts';
import type { Problem } from './problem.ts';

const namesSchema = z.record(z.string(), z.string());

/** The file of names of countries that a language writes itself, by the code of the country. */
export interface CountryNames extends ContentFile {
  language: Language;
}

/**
 * Every country has a name of its own in a language: the one that is written, or that of the language data, which is not
 * repeated. A language whose data lacks countries, as that of Kinyarwanda does, names all of them itself. No name stands for
 * a country that is not there.
 */
export function checkCountryNames(
  { language, file, data }: CountryNames,
  codes: readonly string[],
): Problem[] {
  const parsed = namesSchema.safeParse(data ?? {});
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => ({ file, key: path.join('.'), message }));
  }
  const names = parsed.data;
  const standard = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const isComplete = codes.every((code) => standard.of(code) !== undefined);
  const nameOf = (code: string) => names[code] ?? (isComplete ? standard.of(code) : undefined);
  const firsts = new Map<string, string>();
  const problem = (key: string, message: string): Problem => ({ file, key, message });
  const faults = codes.flatMap((code) => {
    const name = nameOf(code);
    if (name === undefined)
      return [problem(code, 'The language data has no name for every country: write this one.')];
    const first = firsts.get(name);
    firsts.set(name, first ?? code);
    return [
      ...(first === undefined
        ? []
        : [problem(code, `“${name}” is also the name of ${first}: no two are alike.`)]),
      ...(/^[A-Z]{2}$|['|\n]|^\s|\s$/.test(name)
        ? [problem(code, `“${name}” is no name of a country.`)]
        : []),
    ];
  });
  const needless = Object.entries(names).flatMap(([code, name]) => {
    if (!codes.includes(code)) return [problem(code, 'There is no such country: remove the row.')];
    return isComplete && standard.of(code) === name
      ? [problem(code, 'The language data has this name: remove the row.')]
      : [];
  });
  return [...faults, ...needless];
}
