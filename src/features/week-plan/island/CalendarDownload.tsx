import type { RefObject } from 'react';
import { saveFile } from '#src/device/save-file.ts';
import { isClockTime } from '#src/features/week-plan/logic/clock-time.ts';
import type { BodyPreference } from '#src/features/week-plan/logic/options.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import type { Checks } from '#src/ui/form-state.ts';
import { useForm } from '#src/ui/use-form.ts';
import styles from './CalendarDownload.module.css';
import { calendarDaysIn, fullName, namesOfPlan } from './plan-in-page.ts';
import type { PlannerTexts } from './planner-texts.ts';

interface CalendarDownloadProps {
  texts: PlannerTexts;
  plan: BodyPreference;
  /** The plan as the page prints it. */
  printed: RefObject<HTMLElement | null>;
}

// Some browsers add seconds.
const clockTime = (value = '') => value.slice(0, 5);
const checks: Checks<'time', 'missing'> = {
  time: (value) => (isClockTime(clockTime(value)) ? undefined : 'missing'),
};

/** The plan as a calendar file, at an hour that the visitor picks. It is made here, and no server sees it. */
export function CalendarDownload({ texts, plan, printed }: CalendarDownloadProps) {
  const { heading, time, hint, download, timeMissing, failed } = texts.calendar;
  const { attributes, tries, errorOf, summary } = useForm<'time', 'missing', 'failed'>({
    checks,
    problemText: () => timeMissing,
    troubleText: () => failed,
    send: async (values) => {
      try {
        const calendar = await calendarOf(plan, printed.current, clockTime(values.time));
        saveFile(`buzima-${plan}.ics`, calendar, 'text/calendar');
        return { kind: 'done' };
      } catch {
        return { kind: 'refused', trouble: 'failed' };
      }
    },
  });

  return (
    <details className={styles.calendar}>
      <summary>{heading}</summary>
      <form {...attributes}>
        {summary && (
          <ErrorSummary key={tries} headingLevel="h3" title={texts.form.errors.title} {...summary} />
        )}
        <div className={styles.row}>
          <TextField
            type="time"
            name="time"
            label={time}
            defaultValue="07:00"
            required
            error={errorOf('time')}
          />
          <Button type="submit">{download}</Button>
        </div>
        <p className={styles.hint}>{hint}</p>
      </form>
    </details>
  );
}

// Few who read a plan take it into a calendar: what writes one comes when it is asked for.
async function calendarOf(plan: BodyPreference, printed: HTMLElement | null, time: string): Promise<string> {
  const { comingMonday, weeklyCalendar } = await import('#src/features/week-plan/logic/calendar.ts');
  const now = new Date();
  return weeklyCalendar({
    plan,
    name: fullName(namesOfPlan(plan)),
    start: comingMonday(now),
    time,
    days: printed === null ? [] : calendarDaysIn(printed),
    address: location.href,
    createdAt: now,
  });
}
