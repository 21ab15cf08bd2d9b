import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { saveFile } from '#src/device/save-file.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import { lastDayOf, placementEvent } from '#src/features/training/logic/placement-event.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { calendarFile } from '#src/features/week-plan/logic/calendar.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusNotice } from '#src/ui/StatusNotice.tsx';
import styles from './TrainingWeek.module.css';
import type { WeekAddresses, WeekTexts } from './week-texts.ts';

interface WeekUsesProps {
  placements: readonly Kept<Placement>[];
  today: Day;
  nameOf: (placement: Kept<Placement>) => string;
  texts: WeekTexts;
  addresses: WeekAddresses;
}

/** Takes the plan along: on paper, as a file for a calendar, or as an address that a calendar follows. */
export function WeekUses({ placements, today, nameOf, texts, addresses }: WeekUsesProps) {
  const { uses } = texts;
  const [isEmpty, setEmpty] = useState(false);
  const download = () => {
    const ahead = placements.filter((placement) => (lastDayOf(placement) ?? today) >= today);
    setEmpty(ahead.length === 0);
    if (ahead.length > 0)
      saveFile('buzima.ics', calendarOf(ahead, nameOf, addresses.player), 'text/calendar');
  };
  return (
    <section className={styles.uses} data-screen-only>
      <h2>{uses.heading}</h2>
      <div className={styles.row}>
        <Button variant="secondary" onClick={printPage}>
          {uses.print}
        </Button>
        <Button variant="secondary" onClick={download}>
          {uses.calendar}
        </Button>
      </div>
      <StatusNotice>{isEmpty && uses.calendarEmpty}</StatusNotice>
      <p>{uses.calendarHint}</p>
      <p>
        {uses.subscribe} <a href={addresses.data}>{uses.subscribeLink}</a>
      </p>
    </section>
  );
}

function calendarOf(
  placements: readonly Kept<Placement>[],
  nameOf: (placement: Kept<Placement>) => string,
  player: string,
): string {
  const now = new Date();
  return calendarFile({
    name: 'Buzima',
    events: placements.flatMap((placement) =>
      placementEvent({ ...placement, name: nameOf(placement) }, now, `${location.origin}${player}`),
    ),
  });
}
