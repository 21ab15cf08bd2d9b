import { weekdayOf } from '#src/features/training/logic/days.ts';
import type { LogDay } from '#src/features/training/logic/log.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { LogTexts } from './log-texts.ts';
import { dayOfMonth } from './write-dates.ts';

/** What the calendar of a month shows, as a table. */
export function MonthTable({ texts, days }: { texts: LogTexts; days: readonly LogDay[] }) {
  const { calendar, week, weeks, whole, part, strength, numberLocales } = texts;
  const names = Object.values(texts.weekdays);
  const number = (value: number) => formatDecimal(value, numberLocales);
  return (
    <Folded summary={calendar.table}>
      {days.length === 0 ? (
        <p>{calendar.none}</p>
      ) : (
        <DataTable
          label={calendar.table}
          columns={[calendar.day, week.sessions, week.inAll, weeks.counted, calendar.signs]}
          rows={days.map((day) => ({
            key: day.day,
            cells: [
              `${names[weekdayOf(day.day)]}\u00a0${dayOfMonth(day.day)}`,
              number(day.sessions),
              number(day.minutes),
              number(day.counted),
              [day.whole ? whole : part, ...(day.strengthDays > 0 ? [strength] : [])].join(', '),
            ],
          }))}
        />
      )}
    </Folded>
  );
}
