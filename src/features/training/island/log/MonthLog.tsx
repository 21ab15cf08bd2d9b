import { useEffect, useRef } from 'react';
import type { Day } from '#src/features/training/logic/days.ts';
import type { SessionNames } from '#src/features/training/logic/library.ts';
import { daysOf } from '#src/features/training/logic/log.ts';
import { type Month, monthOf } from '#src/features/training/logic/months.ts';
import type { Done, Kept } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { DoneList } from './DoneList.tsx';
import type { LogTexts } from './log-texts.ts';
import { MonthCalendar } from './MonthCalendar.tsx';
import styles from './MonthLog.module.css';
import { writeDay, writeMonth } from './write-dates.ts';

/** What the calendar and the list show: a month, or of it a day alone. */
export interface LogView {
  month: Month;
  day?: Day | undefined;
}

interface MonthLogProps {
  texts: LogTexts;
  today: Day;
  view: LogView;
  onView: (view: LogView) => void;
  sessions: readonly Kept<Done>[];
  removed: readonly Kept<Done>[];
  names: SessionNames;
  /** Address of the player. */
  player: string;
  /** What has become of the last change; empty before. */
  message: string;
  onChange: (session: Kept<Done>) => void;
  onRemove: (session: Kept<Done>) => void;
  onUndo: (session: Kept<Done>) => void;
}

/** The calendar of a month, and beside it what was done in it. */
export function MonthLog({ texts, today, view, onView, sessions, removed, message, ...list }: MonthLogProps) {
  const { month, day } = view;
  const { heading, awaitFocus } = useFocusAfter(day);
  const lastMonth = [today, ...sessions.map(({ date }) => date)].map(monthOf).sort().at(-1) ?? monthOf(today);
  // An entry that was changed may have gone to another day, and the button that had the focus with it.
  useEffect(() => {
    if (message !== '' && document.activeElement === document.body) heading.current?.focus();
  }, [message, heading]);
  const isShown = ({ date }: Done) => (day === undefined ? monthOf(date) === month : date === day);
  const choose = (chosen: Day) => {
    if (chosen === day) {
      onView({ month });
      return;
    }
    awaitFocus();
    onView({ month, day: chosen });
  };
  const showMonth = () => {
    awaitFocus();
    onView({ month });
  };
  return (
    <div className={styles.columns}>
      <MonthCalendar
        texts={texts}
        month={month}
        lastMonth={lastMonth}
        today={today}
        days={daysOf(sessions)}
        chosen={day}
        onMonth={(other) => onView({ month: other })}
        onDay={choose}
      />
      <section className={styles.entries} data-entries>
        <h2 ref={heading} tabIndex={-1}>
          {texts.list.heading}
          <span>{day === undefined ? writeMonth(month, texts) : writeDay(day, texts)}</span>
        </h2>
        {day !== undefined && (
          <Button variant="secondary" onClick={showMonth}>
            {texts.list.wholeMonth}
          </Button>
        )}
        <p role="status" className={styles.message}>
          {message}
        </p>
        <DoneList
          key={day ?? month}
          texts={texts}
          sessions={sessions.filter(isShown)}
          removed={removed.filter(isShown)}
          {...list}
        />
      </section>
    </div>
  );
}

/** A heading that takes the focus when the day has changed because somebody wished to see it. */
function useFocusAfter(day: Day | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (isAwaited.current) heading.current?.focus();
    isAwaited.current = false;
  }, [day]);
  const awaitFocus = () => {
    isAwaited.current = true;
  };
  return { heading, awaitFocus };
}
