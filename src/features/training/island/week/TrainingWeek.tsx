import { useEffect, useState } from 'react';
import { CarryGate } from '#src/features/entries/island/CarryGate.tsx';
import { KeepingNotice } from '#src/features/entries/island/KeepingNotice.tsx';
import { choosableOwn } from '#src/features/training/logic/choosable.ts';
import { addDays, mondayOf, todayOf, weekOf } from '#src/features/training/logic/days.ts';
import { knownSession } from '#src/features/training/logic/library.ts';
import type { Kept, Placement } from '#src/features/training/logic/records.ts';
import { changeFrom, type Placed, placedOn } from '#src/features/training/logic/week.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { addressStart } from './address-start.ts';
import { ProposeButton } from './ProposeButton.tsx';
import styles from './TrainingWeek.module.css';
import { useCatalogue } from './use-catalogue.ts';
import { usePlan } from './use-plan.ts';
import { WeekDays } from './WeekDays.tsx';
import { type Open, WeekDialog } from './WeekDialog.tsx';
import { News, WeekSwitch } from './WeekHead.tsx';
import { WeekHints } from './WeekHints.tsx';
import { WeekSums } from './WeekSums.tsx';
import { WeekUses } from './WeekUses.tsx';
import { type WeekAddresses, type WeekTexts, writeDate } from './week-texts.ts';

interface TrainingWeekProps {
  texts: WeekTexts;
  addresses: WeekAddresses;
  /** Address of the folder with the files of training. */
  files: string;
}

/** The training of a week: what stands on its days, what it adds up to, and everything that can be done with it. */
export function TrainingWeek(props: TrainingWeekProps) {
  // Only the device knows which week it is.
  return useHydrated() ? <Week {...props} /> : <p role="status">{props.texts.loading}</p>;
}

function Week({ texts, addresses, files }: TrainingWeekProps) {
  const today = todayOf(new Date());
  const [monday, setMonday] = useState(mondayOf(today));
  const [open, setOpen] = useState<Open | undefined>(() => {
    const start = addressStart(location.search, today);
    return start && { what: 'add', start };
  });
  // A reload must not ask once more.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const [focused, setFocused] = useState<string>();
  const { keeping, placements, own, log, news, apply } = usePlan(texts.undone);
  const { catalogue, exercises, hasFailed, retry } = useCatalogue(files, own.length > 0);
  const days = weekOf(monday);
  const placed = placedOn(placements, days);

  const nameOfKept = (placement: Kept<Placement>) => knownSession(placement, { catalogue, own }).name;
  const nameOf = ({ placement }: Placed) => nameOfKept(placement);
  const move = (what: Placed, date: string) =>
    apply(
      changeFrom(what, { date }),
      fillTemplate(texts.moved, { name: nameOf(what), day: writeDate(date, texts) }),
    );
  const moveBy = (what: Placed, by: number) => {
    const day = addDays(what.day, by);
    if (days.includes(day)) setFocused(move(what, day));
  };

  if (keeping === 'loading') return <p role="status">{texts.loading}</p>;
  return (
    <div className={styles.week}>
      <KeepingNotice texts={texts} />
      <CarryGate texts={texts} />
      <WeekSwitch monday={monday} onMonday={setMonday} texts={texts} />
      <News news={news} texts={texts} />
      {hasFailed && (
        <div className={styles.row}>
          <p role="alert">{texts.failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      )}
      {placements.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <div className={styles.row} data-screen-only>
        <Button
          onClick={() => setOpen({ what: 'add', start: { day: today, source: 'workout', chosen: '' } })}
        >
          {texts.add}
        </Button>
        <ProposeButton
          placements={placements}
          log={log}
          today={today}
          nameOf={nameOf}
          texts={texts}
          onAccept={(edit, day) => {
            apply(edit, texts.proposal.accepted);
            setMonday(mondayOf(day));
          }}
        />
      </div>
      <WeekDays
        days={days}
        today={today}
        plan={{ placements, log }}
        nameOf={nameOf}
        texts={texts}
        player={addresses.player}
        focused={focused}
        onMove={move}
        onMoveBy={moveBy}
        onChange={(what) => setOpen({ what: 'change', placed: what })}
        onAdd={(day) => setOpen({ what: 'add', start: { day, source: 'workout', chosen: '' } })}
      >
        <WeekSums placed={placed} texts={texts} log={addresses.log} />
      </WeekDays>
      <WeekHints placements={placements} day={monday} nameOf={nameOf} texts={texts} />
      <WeekUses
        placements={placements}
        today={today}
        nameOf={nameOfKept}
        texts={texts}
        addresses={addresses}
      />
      {open && (
        <WeekDialog
          open={open}
          catalogue={catalogue}
          own={choosableOwn(own, exercises)}
          placements={placements}
          nameOf={nameOf}
          texts={texts}
          addresses={addresses}
          onEdit={(edit, text, day) => {
            apply(edit, text);
            if (day !== undefined) setMonday(mondayOf(day));
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
