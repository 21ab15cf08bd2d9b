import type { KeepingTexts } from '#src/features/entries/island/keeping-texts.ts';
import type { Texts } from '#src/words/texts.ts';

export type DataTexts = Texts['trainingData']['tool'] & KeepingTexts;

/** A moment as day and time, in digits: many browsers know no month in Kinyarwanda. */
export function momentText(moment: number | string, { numberLocales }: DataTexts): string {
  return new Intl.DateTimeFormat([...numberLocales], { dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(moment),
  );
}
