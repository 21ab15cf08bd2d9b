import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countriesWithDialCode, dialCodesOf } from '#src/features/countries/logic/countries.ts';

/** The digits of a dial code, without its plus and hyphen. */
function digitsOf(dialCode: string): string {
  return dialCode.replace(/\D/g, '');
}

/** The number as a valid international one, or undefined. */
function readInternational(text: string): string | undefined {
  const parsed = parsePhoneNumberFromString(text, { extract: false });
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : undefined;
}

/** The number as its country writes it at home, or undefined. */
function readNational(text: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return parsed?.isValid() && parsed.ext === undefined ? parsed.number : undefined;
}

/**
 * The number in E.164, checked against the dial code and the country; undefined when it is none. The number may be
 * typed as at home (with or without the leading zero), without the dial code, or whole with `+` or `00`.
 *
 * @param dialCode one of the country's dial codes
 * @param country ISO 3166-1 alpha-2
 * @example parsePhone('0788 123 456', '+250', 'RW') // '+250788123456'
 * @example parsePhone('359-1234', '+1-242', 'BS') // '+12423591234'
 */
export function parsePhone(phone: string, dialCode: string, country: string): string | undefined {
  if (!dialCodesOf(country).includes(dialCode)) return undefined;
  const text = phone.trim();
  if (!/^[+(]?[\d\s().\-/]+$/.test(text)) return undefined;
  const prefix = `+${digitsOf(dialCode)}`;
  const digits = digitsOf(text);
  const candidates = text.startsWith('+')
    ? [readInternational(text)]
    : [
        readNational(text, country),
        readInternational(`${prefix}${digits}`),
        digits.startsWith('00') ? readInternational(`+${digits.slice(2)}`) : undefined,
      ];
  return candidates.find((candidate) => candidate?.startsWith(prefix));
}

/**
 * The number in E.164 where only the dial code is known: as in the first of its countries that the number is valid in.
 * @example parseDialledPhone('613 555 0123', '+1') // '+16135550123'
 */
export function parseDialledPhone(phone: string, dialCode: string): string | undefined {
  return countriesWithDialCode(dialCode)
    .map(({ code }) => parsePhone(phone, dialCode, code))
    .find((number) => number !== undefined);
}

/**
 * What follows the dial code in a number that `parsePhone` returned.
 * @example phoneAfterDialCode('+250788123456', '+250') // '788123456'
 */
export function phoneAfterDialCode(phone: string, dialCode: string): string {
  return phone.slice(1 + digitsOf(dialCode).length);
}
