import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';

export interface SizeTexts {
  /** Texts with `{{size}}`, in which the number stands. */
  megabytes: string;
  kilobytes: string;
}

/**
 * Bytes as a reader's language writes them: whole kilobytes below 100 KB, else megabytes with one decimal. A size that is
 * not nothing is never written as 0.
 *
 * @example writtenSize(2_140_000, texts, ['fr']) → '2,1 Mo'
 */
export function writtenSize(bytes: number, texts: SizeTexts, locales: readonly string[]): string {
  if (bytes < 100_000) {
    const kilobytes = Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1000));
    return fillTemplate(texts.kilobytes, { size: formatDecimal(kilobytes, locales) });
  }
  return fillTemplate(texts.megabytes, { size: formatDecimal((bytes / 1e6).toFixed(1), locales) });
}
