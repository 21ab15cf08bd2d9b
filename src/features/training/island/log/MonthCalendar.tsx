import type { Day } from '#src/features/training/logic/days.ts';
import type { LogDay } from '#src/features/training/logic/log.ts';
import {
  type Month,
  monthOf,
  nextMonth,
  previousMonth,
  weeksOfMonth,
} from '#src/features/training/logic/months.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { LogTexts } from './log-texts.ts';
import styles from './MonthCalendar.module.css';
import { MonthTable } from './MonthTable.tsx';
import { Sign } from './Sign.tsx';
import { dayOfMonth, writeDay, writeMonth } from './write-dates.ts';

interface MonthCalendarProps {
  texts: LogTexts;
  month: Month;
  /** The last month that there is anything to see in. */
  lastMonth: Month;
  today: Day;
  /** Every day with something, whatever its month. */
  days: readonly LogDay[];
  /** The day whose entries are shown. */
  chosen: Day | undefined;
  onMonth: (month: Month) => void;
  onDay: (day: Day) => void;
}

/** A month, with a sign on each day on which something was done; such a day opens its entries. */
export function MonthCalendar({
  texts,
  month,
  lastMonth,
  today,
  days,
  chosen,
  onMonth,
  onDay,
}: MonthCalendarProps) {
  const { calendar, weekdays, weekdayNames } = texts;
  const done = new Map(days.map((day) => [day.day, day]));
  const isLast = month >= lastMonth;
  return (
    <section className={styles.calendar} data-calendar>
      <h2>{calendar.heading}</h2>
      <div className={styles.pager}>
        <button type="button" aria-label={calendar.previous} onClick={() => onMonth(previousMonth(month))}>
          <Arrow d="M15 5l-7 7 7 7" />
        </button>
        <p role="status">{writeMonth(month, texts)}</p>
        {/* Not `disabled`: the focus would be lost. */}
        <button
          type="button"
          aria-label={calendar.next}
          aria-disabled={isLast}
          onClick={() => !isLast && onMonth(nextMonth(month))}
        >
          <Arrow d="M9 5l7 7-7 7" />
        </button>
      </div>
      <table className={styles.month} aria-label={writeMonth(month, texts)}>
        <thead>
          <tr>
            {Object.entries(weekdays).map(([key, short], index) => (
              <th key={key} scope="col">
                <abbr title={weekdayNames[index]}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, column) => (
                <td key={day ?? column} aria-current={day === today ? 'date' : undefined}>
                  {day !== undefined && (
                    <DayCell
                      texts={texts}
                      day={day}
                      done={done.get(day)}
                      isChosen={day === chosen}
                      onDay={onDay}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend texts={texts} />
      <MonthTable texts={texts} days={days.filter(({ day }) => monthOf(day) === month)} />
    </section>
  );
}

interface DayCellProps {
  texts: LogTexts;
  day: Day;
  done: LogDay | undefined;
  isChosen: boolean;
  onDay: (day: Day) => void;
}

function DayCell({ texts, day, done, isChosen, onDay }: DayCellProps) {
  const { sessions, minutes, strength, part, numberLocales } = texts;
  if (done === undefined) return <span className={styles.day}>{dayOfMonth(day)}</span>;
  const label = [
    writeDay(day, texts),
    fillTemplate(sessions, { count: done.sessions }, numberLocales),
    fillTemplate(minutes, { count: done.minutes }, numberLocales),
    ...(done.whole ? [] : [part]),
    ...(done.strengthDays > 0 ? [strength] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className={styles.day}
      aria-label={label}
      aria-pressed={isChosen}
      onClick={() => onDay(day)}
    >
      {dayOfMonth(day)}
      <span className={styles.signs}>
        <Sign kind={done.whole ? 'whole' : 'part'} />
        {done.strengthDays > 0 && <Sign kind="strength" />}
      </span>
    </button>
  );
}

function Legend({ texts }: { texts: LogTexts }) {
  return (
    <ul className={styles.legend}>
      {(['whole', 'part', 'strength'] as const).map((kind) => (
        <li key={kind}>
          <Sign kind={kind} />
          {texts[kind]}
        </li>
      ))}
    </ul>
  );
}

function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
