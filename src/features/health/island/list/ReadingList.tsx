import { type ReactNode, useRef, useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { writeDay, writeMonth } from '#src/features/health/island/write-dates.ts';
import { byMonth } from '#src/features/health/logic/by-month.ts';
import {
  type Kept,
  type Person,
  type Reading,
  type ReadingKind,
  readingKinds,
} from '#src/features/health/logic/records.ts';
import type { Units } from '#src/features/health/logic/units.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { ReadingItem, RemovedItem } from './ReadingItem.tsx';
import styles from './ReadingList.module.css';

interface ReadingListProps {
  texts: HealthTexts;
  person: Person;
  readings: readonly Kept<Reading>[];
  /** What was deleted since the page was opened, and can be brought back in its place. */
  removed: readonly Kept<Reading>[];
  units: Units;
  onChange: (reading: Kept<Reading>) => void;
  onRemove: (reading: Kept<Reading>) => void;
  onUndo: (reading: Kept<Reading>) => void;
}

/** Days of the latest month that are open at first. */
const openDays = 3;

/** Everything that was noted, the latest first, by day; earlier months are folded, and in the latest one all but the last days. */
export function ReadingList({ texts, person, readings, removed, units, ...acts }: ReadingListProps) {
  const { list, entry } = texts;
  const [kind, setKind] = useState<ReadingKind>();
  // The focus follows what was pressed: from "Delete" to "Undo", and back to the reading.
  const pressed = useRef<string>(undefined);
  const gone = new Set(removed.map(({ id }) => id));
  const months = byMonth([...readings, ...removed], kind);
  const kinds = readingKinds.filter((one) => readings.some(({ what }) => what === one));
  const countText = (count: number) => fillTemplate(list.count, { count }, texts.numberLocales);
  const press = (act: (reading: Kept<Reading>) => void) => (reading: Kept<Reading>) => {
    pressed.current = reading.id;
    act(reading);
  };
  return (
    <section className={styles.section} data-readings>
      <div className={styles.head}>
        <h2>{list.heading}</h2>
        {kinds.length > 1 && (
          <SelectField
            label={list.filter}
            placeholder={list.everything}
            options={kinds.map((value) => ({ value, label: entry.kinds[value] }))}
            value={kind ?? ''}
            onChange={({ target }) => setKind(readingKinds.find((one) => one === target.value))}
          />
        )}
      </div>
      {months.length === 0 && <p>{list.none}</p>}
      {months.map((month, index) => (
        <Folding
          key={month.month}
          className={styles.month}
          title={writeMonth(month.month, texts)}
          count={countText(month.count)}
          isFolded={index > 0}
        >
          {month.days.map(({ day, readings: own }, place) => (
            <Folding
              key={day}
              className={styles.day}
              title={<h3>{writeDay(day, texts)}</h3>}
              count={countText(own.length)}
              isFolded={index === 0 && place >= openDays}
            >
              <ul className={styles.list}>
                {own.map((reading) => {
                  const takesFocus = pressed.current === reading.id;
                  return gone.has(reading.id) ? (
                    <RemovedItem
                      key={`${reading.id} removed`}
                      texts={texts}
                      reading={reading}
                      takesFocus={takesFocus}
                      onUndo={press(acts.onUndo)}
                    />
                  ) : (
                    <ReadingItem
                      key={reading.id}
                      texts={texts}
                      reading={reading}
                      person={person}
                      units={units}
                      takesFocus={takesFocus}
                      onChange={acts.onChange}
                      onRemove={press(acts.onRemove)}
                    />
                  );
                })}
              </ul>
            </Folding>
          ))}
        </Folding>
      ))}
    </section>
  );
}

interface FoldingProps {
  className: string | undefined;
  title: ReactNode;
  /** How many readings it holds, in words. */
  count: string;
  isFolded: boolean;
  children: ReactNode;
}

/** A month or a day. One that is folded brings its readings along only when it is opened: there may be hundreds. */
function Folding({ className, title, count, isFolded, children }: FoldingProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title}
        <span>{count}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
