import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Language, languageCodes } from '#src/words/languages.ts';

const directory = join(import.meta.dirname, '..', '..', 'content', 'calendar');

const calendarTextsSchema = z.strictObject({
  /** What it is called on a phone that subscribes to it. */
  name: z.string().trim().min(1).max(60),
});

export type CalendarTexts = z.infer<typeof calendarTextsSchema>;

function readTexts(language: Language): CalendarTexts {
  return calendarTextsSchema.parse(parse(readFileSync(join(directory, `${language}.yaml`), 'utf8')));
}

/** What stands in the calendar of a member beside the member's own words. */
export const calendarTexts = Object.fromEntries(
  languageCodes.map((language) => [language, readTexts(language)]),
) as Record<Language, CalendarTexts>;
