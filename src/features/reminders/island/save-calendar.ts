import { saveFile } from '#src/device/save-file.ts';
import type { Reminder } from '#src/features/reminders/logic/reminder-schema.ts';
import { todayOf } from '#src/features/training/logic/days.ts';
import type { Kept } from '#src/features/training/logic/records.ts';
import type { RemindersTexts } from './reminders-texts.ts';
import { titleOf } from './when-text.ts';

const fileName = 'buzima-reminders.ics';

/**
 * Offers reminders as a file for the calendar of the phone. What writes a calendar comes when it is asked for.
 */
export async function saveCalendar(
  reminders: readonly Kept<Reminder>[],
  texts: RemindersTexts,
): Promise<'saved' | 'empty' | 'failed'> {
  try {
    const [{ calendarFile }, { reminderEvents }] = await Promise.all([
      import('#src/features/week-plan/logic/calendar.ts'),
      import('#src/features/reminders/logic/calendar-events.ts'),
    ]);
    const now = new Date();
    const shown = {
      text: texts.calendar.eventText,
      address: location.origin + texts.page,
      now,
      today: todayOf(now),
    };
    const events = reminders.flatMap((reminder) =>
      reminderEvents(reminder, { ...shown, title: titleOf(reminder, texts) }),
    );
    if (events.length === 0) return 'empty';
    saveFile(fileName, calendarFile({ name: texts.calendar.name, events }), 'text/calendar');
    return 'saved';
  } catch {
    return 'failed';
  }
}
