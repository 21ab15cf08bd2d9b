import { parse } from 'yaml';
import { z } from 'zod';
import text from '#content/lists/emergency-lines.yaml?raw';
import { namedCountries } from '#src/features/countries/named-countries.ts';
import { type BuiltLanguage, fallbackLanguage } from '#src/words/languages.ts';

const lineSchema = z.strictObject({
  /** Digits as one dials them, in quotes so that none is lost. */
  number: z.string().regex(/^\+?\d{2,15}$/),
  reach: z.enum(['call', 'text']),
  /** What to write in a message. */
  word: z.string().optional(),
  service: z.enum(['emergency', 'ambulance', 'crisis', 'health', 'child', 'violence']),
  /** Left out where it is not known. */
  hours: z.literal('always').optional(),
  /** The kind of text that the number was seen in. */
  basis: z.enum(['operator', 'government', 'press', 'specification']),
  lastVerified: z.coerce.date(),
});

const lines = z.array(lineSchema);

const emergencyLinesSchema = z.strictObject({
  defaults: z.strictObject({ en: lines.min(1), fr: lines.min(1), rw: lines.min(1), sw: lines.min(1) }),
  countries: z.record(z.string().regex(/^[A-Z]{2}$/), lines),
});

export type EmergencyLine = z.infer<typeof lineSchema>;

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
