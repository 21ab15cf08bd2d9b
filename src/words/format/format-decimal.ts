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
  return formatFor(locales, written).format(Number(value));
}

/** Making a format takes a hundred times as long as writing a number with it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatFor(locales: readonly string[], written: number | undefined): Intl.NumberFormat {
  const key = `${locales.join()} ${written}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat([...locales], {
      minimumFractionDigits: written ?? 0,
      maximumFractionDigits: written ?? mostDecimals,
    });
  formats.set(key, format);
  return format;
}
