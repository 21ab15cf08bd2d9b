/** A country or territory with its own dial code. */
export interface Country {
  /** ISO 3166-1 alpha-2 code, or the code in common use where ISO has none (XK for Kosovo). */
  code: string;
  /** How it is dialled from abroad, the usual code first: '+250', or '+1-242' where an area belongs to the code. */
  dialCodes: readonly string[];
}

/** Whose code it is in the first place, for each code that several countries share. */
const mainCountries: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+290': 'SH',
  '+358': 'FI',
  '+500': 'FK',
  '+590': 'GP',
  '+672': 'NF',
};

/** The countries that most readers live in, in the order in which a list shows them first. */
const regionCountries = ['RW', 'BI', 'CD', 'UG', 'KE', 'TZ', 'FR', 'BE'];

/** Of a list of countries those that most readers live in. */
export function countriesOfRegion<Row extends Country>(countries: readonly Row[]): Row[] {
  return regionCountries.flatMap((wanted) => countries.find(({ code }) => code === wanted) ?? []);
}

/**
 * Time zones that are set in one country alone. Those that lists of zones also offer for neighbours, such as Nairobi and
 * Paris, tell nothing for sure.
 */
const countryOfTimeZone: Readonly<Record<string, string>> = {
  'Africa/Kigali': 'RW',
  'Africa/Bujumbura': 'BI',
  'Africa/Kinshasa': 'CD',
  'Africa/Lubumbashi': 'CD',
  'Africa/Kampala': 'UG',
  'Africa/Dar_es_Salaam': 'TZ',
};

/**
 * The code of the country that a device's time zone belongs to; undefined where that is not sure.
 *
 * @example countryInTimeZone('Africa/Kigali') → 'RW'
 */
export function countryInTimeZone(timeZone: string): string | undefined {
  return Object.hasOwn(countryOfTimeZone, timeZone) ? countryOfTimeZone[timeZone] : undefined;
}

/**
 * The countries that are dialled with a code, the main one first, the others in the order of the list.
 *
 * @example countriesSharing(countries, '+44') → GB, GG, IM, JE
 */
export function countriesSharing<Row extends Country>(countries: readonly Row[], dialCode: string): Row[] {
  const sharing = countries.filter(({ dialCodes }) => dialCodes.includes(dialCode));
  const isMain = ({ code }: Row) => code === mainCountries[dialCode];
  return [...sharing.filter(isMain), ...sharing.filter((country) => !isMain(country))];
}

/** Every dial code of a list of countries once: by the number of the country, then by that of the area. */
export function distinctDialCodes(countries: readonly Country[]): string[] {
  const partsOf = (dialCode: string) => dialCode.slice(1).split('-').map(Number);
  return [...new Set(countries.flatMap(({ dialCodes }) => dialCodes))].sort((one, other) => {
    const [country = 0, area = 0] = partsOf(one);
    const [otherCountry = 0, otherArea = 0] = partsOf(other);
    return country - otherCountry || area - otherArea;
  });
}

/**
 * The dial code after a country is chosen: the present one if the country has it, otherwise the country's first.
 *
 * @param present the dial code so far, or an empty text
 * @returns an empty text for an unknown country
 */
export function dialCodeAfterCountry(
  countries: readonly Country[],
  countryCode: string,
  present: string,
): string {
  const dialCodes = countries.find(({ code }) => code === countryCode)?.dialCodes ?? [];
  return dialCodes.includes(present) ? present : (dialCodes[0] ?? '');
}

/**
 * The country after a dial code is chosen: the present one if it has the code, otherwise the main country of the code.
 *
 * @param present the country's code so far, or an empty text
 * @returns an empty text for an unknown dial code
 */
export function countryAfterDialCode(
  countries: readonly Country[],
  dialCode: string,
  present: string,
): string {
  const sharing = countriesSharing(countries, dialCode);
  return (sharing.find(({ code }) => code === present) ?? sharing[0])?.code ?? '';
}
