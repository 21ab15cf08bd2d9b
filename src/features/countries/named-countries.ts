import { parse } from 'yaml';
import { z } from 'zod';
import englishNames from '#content/countries/en.yaml?raw';
import frenchNames from '#content/countries/fr.yaml?raw';
import kinyarwandaNames from '#content/countries/rw.yaml?raw';
import swahiliNames from '#content/countries/sw.yaml?raw';
import { type BuiltLanguage, fallbackLanguage, type Language } from '#src/words/languages.ts';
import { mirrorTexts } from '#src/words/mirror-texts.ts';
import { countries } from './logic/countries.ts';
import type { NamedCountry } from './logic/country-table.ts';

const namesSchema = z.record(z.string().regex(/^[A-Z]{2}$/), z.string().trim().min(2));

/** What content/countries/ says in each language, by country code: all names, or those that differ from the language data. */
export const writtenNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: namesSchema.parse(parse(englishNames)),
  fr: namesSchema.parse(parse(frenchNames)),
  rw: namesSchema.parse(parse(kinyarwandaNames)),
  sw: namesSchema.parse(parse(swahiliNames)),
};

/**
 * Every country with its name in a language, in the order of that language.
 *
 * @throws Error that names the country and the file when a country has no name
 */
export function namedCountries(language: BuiltLanguage): NamedCountry[] {
  const namesLanguage = language === 'ar-XB' ? fallbackLanguage : language;
  const { compare } = new Intl.Collator(namesLanguage);
  const standardNames = new Intl.DisplayNames(namesLanguage, { type: 'region', fallback: 'none' });
  const named = countries
    .map((country) => ({ ...country, name: countryName(country.code, namesLanguage, standardNames) }))
    .sort((one, other) => compare(withoutAugment(one.name), withoutAugment(other.name)));
  return language === 'ar-XB'
    ? named.map((country) => ({ ...country, ...mirrorTexts({ name: country.name }) }))
    : named;
}

function countryName(code: string, language: Language, standardNames: Intl.DisplayNames): string {
  const name = writtenNames[language][code] ?? standardNames.of(code);
  if (name === undefined) {
    throw new Error(`content/countries/${language}.yaml must name the country ${code}.`);
  }
  return name;
}

// A reader of Kinyarwanda looks for “u Rwanda” under R. No name in another language begins so.
export const withoutAugment = (name: string) => name.replace(/^u /, '');
