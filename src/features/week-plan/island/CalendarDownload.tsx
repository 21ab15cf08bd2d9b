import { type SubmitEvent, useState } from 'react';
import {
  type CalendarDay,
  comingMonday,
  isClockTime,
  weeklyCalendar,
} from '#src/features/week-plan/logic/calendar.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import styles from './CalendarDownload.module.css';

export interface CalendarDownloadLabels {
  calendarHeading: string;
  calendarTime: string;
  calendarHint: string;
  calendarDownload: string;
  calendarTimeMissing: string;
}

interface CalendarDownloadProps {
  labels: CalendarDownloadLabels;
  /** Names the plan in the file and its events. */
  plan: string;
  name: string;
  days: () => CalendarDay[];
  address: () => string;
}

/** The plan as a calendar file, at an hour that the visitor picks. It is made here, and no server sees it. */
export function CalendarDownload({ labels, plan, name, days, address }: CalendarDownloadProps) {
  const [timeMissing, setTimeMissing] = useState(false);

  const download = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = String(new FormData(event.currentTarget).get('time') ?? '').slice(0, 5);
    const valid = isClockTime(time);
    setTimeMissing(!valid);
    if (valid) {
      const now = new Date();
      const start = comingMonday(now);
      const calendar = { plan, name, start, time, days: days(), address: address(), createdAt: now };
      saveFile(`buzima-${plan}.ics`, weeklyCalendar(calendar));
    }
  };

  return (
    <form className={styles.calendar} noValidate onSubmit={download}>
      <h3>{labels.calendarHeading}</h3>
      <div className={styles.row}>
        <TextField
          type="time"
          name="time"
          label={labels.calendarTime}
          defaultValue="07:00"
          required
          error={timeMissing ? labels.calendarTimeMissing : undefined}
        />
        <Button type="submit">{labels.calendarDownload}</Button>
      </div>
      <p className={styles.hint}>{labels.calendarHint}</p>
    </form>
  );
}

function saveFile(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
