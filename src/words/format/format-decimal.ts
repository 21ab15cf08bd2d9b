/**
 * Writes a decimal number the way the reader's language does and keeps its number of decimals.
 *
 * @param value plain decimal text, for example '1234.50'
 * @param locales BCP 47 tags, most wanted first
 * @example formatDecimal('1234.50', ['fr']) → '1 234,50'
 */
export function formatDecimal(value: string, locales: readonly string[]): string {
  const decimals = value.split('.')[1]?.length ?? 0;
  const format = new Intl.NumberFormat([...locales], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return format.format(Number(value));
}
