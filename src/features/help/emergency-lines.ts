import { parse } from 'yaml';
import text from '#content/lists/emergency-lines.yaml?raw';
import { namedCountries } from '#src/features/countries/named-countries.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { type EmergencyLine, emergencyLinesSchema } from './schema.ts';

/** All that content/lists/emergency-lines.yaml says. */
export const emergencyLines = emergencyLinesSchema.parse(parse(text));

export interface CountryLines {
  code: string;
  name: string;
  lines: readonly EmergencyLine[];
}

/** The numbers of a reader's language, and of the countries that can be chosen, by their names. */
export function emergencyLinesFor(language: BuiltLanguage): {
  defaults: readonly EmergencyLine[];
  countries: readonly CountryLines[];
} {
  const known = language === 'ar-XB' ? fallbackLanguage : language;
  return {
    defaults: emergencyLines.defaults[known],
    countries: namedCountries(language).flatMap(({ code, name }) => {
      const own = emergencyLines.countries[code];
      return own === undefined ? [] : [{ code, name, lines: own }];
    }),
  };
}
