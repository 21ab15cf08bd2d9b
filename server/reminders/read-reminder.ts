import type { Entry } from '#src/features/entries/contract.ts';
import { type Reminder, reminderSchema } from '#src/features/reminders/logic/reminder-schema.ts';
import { isDay } from '#src/features/training/logic/days.ts';
import { isKnownZone } from './zone-moments.ts';

/**
 * What an entry says as a reminder; `none` for anything else, for a deleted one, and for content that is none.
 * `unknown zone` when the rules of its clocks are not known here.
 */
export function readReminder({ kind, content }: Entry): Reminder | 'none' | 'unknown zone' {
  if (kind !== 'reminder') return 'none';
  const parsed = reminderSchema.safeParse(content);
  if (!parsed.success || !isDay(parsed.data.from)) return 'none';
  return isKnownZone(parsed.data.zone) ? parsed.data : 'unknown zone';
}

/** Whether the server has anything to do with a reminder. */
export function isForServer({ mail, push, paused }: Reminder): boolean {
  return (mail || push) && paused !== true;
}
