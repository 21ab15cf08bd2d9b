import { useState } from 'react';
import type { ProposedSession } from '#src/features/coach/logic/compose.ts';
import { emptyWeek, placementsOf } from '#src/features/coach/logic/into-week.ts';
import { newId } from '#src/features/entries/store/entry-store.ts';
import { type Day, weekOf } from '#src/features/training/logic/days.ts';
import type { Kept, OwnSession, Placement } from '#src/features/training/logic/records.ts';
import { placedOn } from '#src/features/training/logic/week.ts';
import { Button, ButtonLink } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Coach.module.css';
import type { CoachAddresses, CoachTexts } from './coach-texts.ts';
import { writeWeek } from './use-coach.ts';

interface PutIntoWeekProps {
  monday: Day;
  sessions: readonly ProposedSession[];
  texts: CoachTexts;
  addresses: CoachAddresses;
  placements: readonly Kept<Placement>[];
  own: readonly Kept<OwnSession>[];
}

/** Writes the proposal into the plan; asks first where the week is not empty, and can take it all back. */
export function PutIntoWeek({ monday, sessions, texts, addresses, placements, own }: PutIntoWeekProps) {
  const { week, numberLocales } = texts;
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState<{ text: string; undo?: () => void }>();
  const there = placedOn(placements, weekOf(monday)).length;
  const put = (isReplacing: boolean) => {
    setAsking(false);
    const nameOfWalk = (minutes: number) => fillTemplate(week.walk, { count: minutes }, numberLocales);
    const added = placementsOf({ sessions, own, nameOfWalk, newId });
    const room = isReplacing ? emptyWeek(placements, monday) : { save: [], remove: [] };
    const undo = writeWeek({ ...added, save: [...room.save, ...added.save], remove: room.remove });
    setNews({ text: week.done, undo });
  };
  return (
    <div className={styles.put} data-screen-only>
      {news?.undo === undefined && (
        <Button onClick={() => (there > 0 ? setAsking(true) : put(false))}>{week.put}</Button>
      )}
      <p role="status">{news?.text}</p>
      {news?.undo && (
        <div className={styles.row}>
          <ButtonLink href={addresses.week}>{week.open}</ButtonLink>
          <Button
            variant="quiet"
            onClick={() => {
              news.undo?.();
              setNews({ text: week.undone });
            }}
          >
            {week.undo}
          </Button>
        </div>
      )}
      {isAsking && (
        <Dialog title={week.full} closeLabel={texts.close} onClose={() => setAsking(false)}>
          <p>{fillTemplate(week.fullText, { count: there }, numberLocales)}</p>
          <div className={styles.row}>
            <Button onClick={() => put(true)}>{week.replace}</Button>
            <Button variant="secondary" onClick={() => put(false)}>
              {week.beside}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {week.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
