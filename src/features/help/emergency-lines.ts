import { parse } from 'yaml';
import text from '#content/lists/emergency-lines.yaml?raw';
import { namedCountries, withoutAugment } from '#src/features/countries/named-countries.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';
import { lacking } from './logic/services.ts';
import { type EmergencyLine, emergencyLinesSchema } from './schema.ts';

/** All that content/lists/emergency-lines.yaml says. */
const emergencyLines = emergencyLinesSchema.parse(parse(text));

export interface CountryLines {
  code: string;
  name: string;
  /** Without those that wait until a person has dialled them. */
  lines: readonly EmergencyLine[];
  /** What no number is known for. */
  lacking: ReturnType<typeof lacking>;
  /** The clocks of a phone that tell this country. */
  timeZones: readonly string[];
}

export interface HelpCountries {
  /** Where most readers of the language live, those first. */
  near: readonly CountryLines[];
  abroad: readonly CountryLines[];
  /** Those that have no row, and can be chosen. */
  more: readonly CountryLines[];
  /** The day on which the numbers were last compared, of all the earliest. */
  verified: Date;
}

const made = new Map<BuiltLanguage, HelpCountries>();

/** The countries of a language in its order, by their names, with the numbers that are shown: the same on some hundred pages. */
export function helpCountries(language: BuiltLanguage): HelpCountries {
  const countries = made.get(language) ?? orderedCountries(language);
  made.set(language, countries);
  return countries;
}

function orderedCountries(language: BuiltLanguage): HelpCountries {
  const known = language === 'ar-XB' ? fallbackLanguage : language;
  const all = namedCountries(language).flatMap(({ code, name }) => {
    const lines = emergencyLines.countries[code]?.filter(({ show }) => show !== 'hold');
    return lines === undefined
      ? []
      : [
          {
            code,
            name: withoutAugment(name),
            lines,
            lacking: lacking(lines.map(({ service }) => service)),
            timeZones: emergencyLines.timeZones[code] ?? [],
          },
        ];
  });
  const { near, abroad } = emergencyLines.order[known];
  const rows = (codes: readonly string[]) => codes.flatMap((code) => all.filter((one) => one.code === code));
  return {
    near: rows(near),
    abroad: rows(abroad),
    more: all.filter(({ code }) => !near.includes(code) && !abroad.includes(code)),
    verified: new Date(
      Math.min(...all.flatMap(({ lines }) => lines.map(({ lastVerified }) => lastVerified.getTime()))),
    ),
  };
}
