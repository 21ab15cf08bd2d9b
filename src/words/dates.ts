import { type BuiltLanguage, languageFacts } from './languages.ts';
import { textsOf } from './texts-of.ts';

/** @example '22 November 2026', '22 novembre 2026', '22 Ugushyingo 2026' */
export function longDate(date: Date, language: BuiltLanguage): string {
  return inOrder(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** @example 'November 2026', 'Ugushyingo 2026' */
export function monthAndYear(date: Date, language: BuiltLanguage): string {
  return inOrder(date, language, { month: 'long', year: 'numeric' });
}

/**
 * The twelve months from January, for an island that writes dates: browsers do not know those of Kinyarwanda.
 *
 * @example monthNames('rw')[10] → 'Ugushyingo'
 */
export function monthNames(language: BuiltLanguage): string[] {
  const locales = [...languageFacts(language).numberLocales];
  const format = new Intl.DateTimeFormat(locales, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/** What a day is called inside a date: French and Kinyarwanda write it small there, and French the first of a month its own way. */
export function namesInDates(language: BuiltLanguage): { dayNames: string[]; firstOfMonth: string } {
  const names = Object.values(textsOf(language).workoutPlan.weekdays);
  const isSmall = language === 'fr' || language === 'rw';
  return {
    dayNames: isSmall ? names.map((name) => name.toLowerCase()) : names,
    firstOfMonth: language === 'fr' ? '1er' : '1',
  };
}

/** A day of the calendar as its language writes it; the time of day is left out, and the zone is that of the files. */
function inOrder(date: Date, language: BuiltLanguage, options: Intl.DateTimeFormatOptions): string {
  const parts = formatFor(language, options).formatToParts(date);
  if (language !== 'rw') return parts.map(({ value }) => value).join('');
  // Node.js knows the names of the months in Kinyarwanda, and puts the year first, which nobody writes.
  const written = new Map(parts.map(({ type, value }) => [type, value]));
  return [written.get('day'), written.get('month'), written.get('year')].filter(Boolean).join(' ');
}

/** Making a format takes a hundred times as long as writing a date with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(language: BuiltLanguage, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(options).join()}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat([...languageFacts(language).numberLocales], { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
