import { type SubmitEvent, useState } from 'react';
import { comingMonday, isClockTime, weeklyCalendar } from '#src/features/week-plan/logic/calendar.ts';
import { planName, type ShownPlan } from '#src/features/week-plan/logic/shown-plan.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import styles from './CalendarDownload.module.css';
import type { PlannerTexts } from './planner-texts.ts';

interface CalendarDownloadProps {
  texts: PlannerTexts['calendar'];
  plan: ShownPlan;
  /** A link back to the plan. */
  address: () => string;
}

/** The plan as a calendar file, at an hour that the visitor picks. It is made here, and no server sees it. */
export function CalendarDownload({ texts, plan, address }: CalendarDownloadProps) {
  const [timeMissing, setTimeMissing] = useState(false);

  const download = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const time = String(new FormData(event.currentTarget).get('time') ?? '').slice(0, 5);
    const valid = isClockTime(time);
    setTimeMissing(!valid);
    if (valid) {
      const now = new Date();
      const calendar = weeklyCalendar({
        plan: plan.id,
        name: planName(plan),
        start: comingMonday(now),
        time,
        days: plan.days.map(({ focus, line, minutes }) => ({ title: focus, text: line, minutes })),
        address: address(),
        createdAt: now,
      });
      saveFile(`buzima-${plan.id}.ics`, calendar);
    }
  };

  return (
    <form className={styles.calendar} noValidate onSubmit={download}>
      <h3>{texts.heading}</h3>
      <div className={styles.row}>
        <TextField
          type="time"
          name="time"
          label={texts.time}
          defaultValue="07:00"
          required
          error={timeMissing ? texts.timeMissing : undefined}
        />
        <Button type="submit">{texts.download}</Button>
      </div>
      <p className={styles.hint}>{texts.hint}</p>
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
