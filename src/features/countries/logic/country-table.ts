import type { Country } from './country.ts';

/** A country with its name in one language. */
export interface NamedCountry extends Country {
  name: string;
}

/**
 * Packs named countries into one text, the leanest form for a page that needs them all.
 *
 * @example writeCountryTable([{ code: 'RW', dialCodes: ['+250'], name: 'Rwanda' }]) → 'RW +250|Rwanda'
 */
export function writeCountryTable(countries: readonly NamedCountry[]): string {
  return countries.map(({ code, dialCodes, name }) => `${[code, ...dialCodes].join(' ')}|${name}`).join('\n');
}

/** Reads what writeCountryTable wrote, in the same order. */
export function readCountryTable(table: string): NamedCountry[] {
  return table.split('\n').map((row) => {
    const [codes = '', name = ''] = row.split('|');
    const [code = '', ...dialCodes] = codes.split(' ');
    return { code, dialCodes, name };
  });
}
