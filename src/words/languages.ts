/** Everything that differs from language to language apart from words. A new language is one row here. */
export const languages = {
  en: {
    name: 'English',
    tag: 'en',
    direction: 'ltr',
    countryCode: 'GB',
    // Browsers without data for the first locale take the next one; each list agrees on separators and plurals.
    numberLocales: ['en-GB'],
  },
  fr: {
    name: 'Français',
    tag: 'fr',
    direction: 'ltr',
    countryCode: 'FR',
    numberLocales: ['fr-FR'],
  },
  rw: {
    name: 'Kinyarwanda',
    tag: 'rw',
    direction: 'ltr',
    countryCode: 'RW',
    // No browser knows the plurals of Kinyarwanda. It has a singular for one and a plural for the rest, as German has.
    numberLocales: ['rw-RW', 'de-DE'],
  },
  sw: {
    name: 'Kiswahili',
    tag: 'sw',
    direction: 'ltr',
    countryCode: 'TZ',
    numberLocales: ['sw-TZ', 'en-GB'],
  },
} as const satisfies Record<string, LanguageFacts>;

/** Mirrored English, built only with PSEUDO_RTL=1, that shows whether every page works right to left. */
export const pseudoLanguage = {
  name: 'Mirrored English',
  tag: 'ar-XB',
  direction: 'rtl',
  countryCode: 'GB',
  numberLocales: ['en-GB'],
} as const satisfies LanguageFacts;

interface LanguageFacts {
  /** The language's name in itself. */
  name: string;
  /** BCP 47 tag for `lang` and `hreflang`. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** ISO 3166 code of the flag beside the name. */
  countryCode: string;
  numberLocales: readonly string[];
}

export type Language = keyof typeof languages;
export type BuiltLanguage = Language | 'ar-XB';

export const fallbackLanguage = 'en' satisfies Language;
export const languageCodes = Object.keys(languages) as Language[];

/** True for one of the four published language codes. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The registry row of a language, the pseudo-language included. */
export function languageFacts(language: BuiltLanguage): LanguageFacts {
  return language === 'ar-XB' ? pseudoLanguage : languages[language];
}
