import { countries as countriesList } from 'countries-list';
import { type Country, countriesSharing, distinctDialCodes } from './country.ts';

/**
 * Where the package differs from the numbers in use (ITU-T E.164 assigned codes, North American Numbering Plan):
 * BQ holds only Bonaire's area, not those of Sint Eustatius and Saba; JM lacks the overlay of 2018; the mobile numbers
 * of SJ are Norway's own; the Vatican's own code has never been put to use; Kosovo has left its neighbours' codes.
 */
const corrections: Readonly<Record<string, readonly string[]>> = {
  BQ: ['+599-7', '+599-4', '+599-3'],
  JM: ['+1-876', '+1-658'],
  SJ: ['+47'],
  VA: ['+39'],
  XK: ['+383'],
};

/**
 * Sets the area apart from the code of the country.
 *
 * @example formatDialCode(250) → '+250'
 * @example formatDialCode(1242) → '+1-242'
 * @example formatDialCode(5999) → '+599-9'
 */
function formatDialCode(code: number): string {
  return `+${String(code).replace(/^(1(?=\d{3}$)|599(?=\d$))/, '$1-')}`;
}

/** Every country and territory with a dial code, by its code. For the server and the build: too large for a page. */
export const countries: readonly Country[] = Object.entries(countriesList).map(([code, { phone }]) => ({
  code,
  dialCodes: corrections[code] ?? phone.map(formatDialCode),
}));

/** Every dial code once, by its number. */
export const dialCodes: readonly string[] = distinctDialCodes(countries);

/** The countries that are dialled with a code, the main one first; none for an unknown code. */
export function countriesWithDialCode(dialCode: string): Country[] {
  return countriesSharing(countries, dialCode);
}

/** The dial codes of a country, the usual one first; none for an unknown country. */
export function dialCodesOf(countryCode: string): readonly string[] {
  return countries.find(({ code }) => code === countryCode)?.dialCodes ?? [];
}
