/**
 * Day and month in figures, which every browser writes in every language.
 *
 * @param day written `2026-11-16`
 * @param locales the `numberLocales` of the language
 * @example formatShortDay('2026-11-16', ['en-GB']) → '16/11'
 */
export function formatShortDay(day: string, locales: readonly string[]): string {
  const format = new Intl.DateTimeFormat([...locales], { day: '2-digit', month: '2-digit', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
