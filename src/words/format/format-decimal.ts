// What Intl allows at most: a number keeps all the decimals that it has.
const mostDecimals = 20;

/**
 * Writes a number the way the reader's language does and keeps its number of decimals.
 *
 * @param value a number, or plain decimal text where its zeros count, for example '1234.50'
 * @param locales BCP 47 tags, most wanted first
 * @example formatDecimal('1234.50', ['fr']) → '1 234,50'
 */
export function formatDecimal(value: number | string, locales: readonly string[]): string {
  const written = typeof value === 'string' ? (value.split('.')[1]?.length ?? 0) : undefined;
  const format = new Intl.NumberFormat([...locales], {
    minimumFractionDigits: written ?? 0,
    maximumFractionDigits: written ?? mostDecimals,
  });
  return format.format(Number(value));
}
