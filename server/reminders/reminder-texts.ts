import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { reminderTopics } from '#src/features/reminders/logic/topics.ts';
import { type Language, languageCodes } from '#src/words/languages.ts';
import { isLate } from './lateness.ts';
import type { Occurrence } from './zone-moments.ts';

const directory = join(import.meta.dirname, '..', '..', 'content', 'reminders');

const line = z.string().trim().min(1).max(200);

const reminderTextsSchema = z.strictObject({
  /** What a notification is headed with; a locked screen shows it to everybody near. */
  title: line.max(60),
  topics: z.record(z.enum(reminderTopics), line),
  planned: line.includes('{{times}}'),
  late: line,
  try: line,
});

export type ReminderTexts = z.infer<typeof reminderTextsSchema>;

function readTexts(language: Language): ReminderTexts {
  return reminderTextsSchema.parse(parse(readFileSync(join(directory, `${language}.yaml`), 'utf8')));
}

/** What reminders say beside the member's own words. */
export const reminderTexts = Object.fromEntries(
  languageCodes.map((language) => [language, readTexts(language)]),
) as Record<Language, ReminderTexts>;

/** What a reminder says, in its own language. */
export interface ReminderWords {
  /** What it reminds of, and the person's own words. */
  what: string;
  /** For when it was planned, and whether it is late. */
  when: string;
  late: boolean;
}

/**
 * Puts into words what is due; several that were missed come together as one.
 * @param due the earliest first, at least one
 */
export function reminderWords(reminder: Reminder, due: readonly Occurrence[], now: Date): ReminderWords {
  const { topics, planned, late } = reminderTexts[reminder.language];
  const own = reminder.text.trim();
  const times = due.map((occurrence) => occurrence.planned.time).join(', ');
  const comesLate = due.some(({ at }) => isLate(at, now));
  const sentence = planned.replace('{{times}}', times);
  return {
    what: own === '' ? topics[reminder.topic] : `${topics[reminder.topic]}\n${own}`,
    when: comesLate ? `${sentence} ${late}` : sentence,
    late: comesLate,
  };
}
