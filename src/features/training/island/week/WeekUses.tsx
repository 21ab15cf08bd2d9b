import { useState } from 'react';
import { printPage } from '#src/device/print.ts';
import { saveFile } from '#src/device/save-file.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { lastDayOf } from '#src/features/training/logic/week.ts';
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
  const [trouble, setTrouble] = useState('');
  const download = async () => {
    const ahead = placements.filter((placement) => (lastDayOf(placement) ?? today) >= today);
    if (ahead.length === 0) {
      setTrouble(uses.calendarEmpty);
      return;
    }
    setTrouble('');
    try {
      saveFile('buzima.ics', await calendarOf(ahead, nameOf, addresses.player), 'text/calendar');
    } catch {
      setTrouble(texts.calendarFailed);
    }
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
      <StatusNotice>{trouble}</StatusNotice>
      <p>{uses.calendarHint}</p>
      <p>
        {uses.subscribe} <a href={addresses.data}>{uses.subscribeLink}</a>
      </p>
    </section>
  );
}

// What writes a calendar comes when it is asked for.
async function calendarOf(
  placements: readonly Kept<Placement>[],
  nameOf: (placement: Kept<Placement>) => string,
  player: string,
): Promise<string> {
  const [{ calendarFile }, { placementEvent }] = await Promise.all([
    import('#src/features/week-plan/logic/calendar.ts'),
    import('#src/features/training/logic/placement-event.ts'),
  ]);
  const now = new Date();
  return calendarFile({
    name: 'Buzima',
    events: placements.flatMap((placement) =>
      placementEvent({ ...placement, name: nameOf(placement) }, now, `${location.origin}${player}`),
    ),
  });
}
