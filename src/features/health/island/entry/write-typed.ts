/**
 * A number as somebody would type it: with the decimal sign of the language, and nothing between the thousands, which would be
 * read as a decimal sign again.
 *
 * @example writeTyped(70.5, ['fr-FR']) → '70,5'
 */
export function writeTyped(value: number, locales: readonly string[]): string {
  return new Intl.NumberFormat([...locales], { useGrouping: false, maximumFractionDigits: 2 }).format(value);
}
