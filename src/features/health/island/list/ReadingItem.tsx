import { useEffect, useId, useRef } from 'react';
import { KindSign } from '#src/features/health/island/entry/KindSign.tsx';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { labelOf, writeDetails, writeReading } from '#src/features/health/island/write-reading.ts';
import { timeOf } from '#src/features/health/logic/moments.ts';
import type { Kept, Person, Reading } from '#src/features/health/logic/records.ts';
import type { Units } from '#src/features/health/logic/units.ts';
import { Button } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './ReadingList.module.css';

interface ReadingItemProps {
  texts: HealthTexts;
  reading: Kept<Reading>;
  person: Person;
  units: Units;
  takesFocus: boolean;
  onChange: (reading: Kept<Reading>) => void;
  onRemove: (reading: Kept<Reading>) => void;
}

/** One reading of a day. */
export function ReadingItem(props: ReadingItemProps) {
  const { texts, reading, person, units, takesFocus, onChange, onRemove } = props;
  const { entry, shared } = texts;
  const id = useId();
  const item = useFocusAtFirst<HTMLLIElement>(takesFocus);
  const label = labelOf(reading, person, texts);
  const isNote = reading.what === 'note';
  return (
    <li ref={item} tabIndex={-1} className={styles.item} aria-labelledby={id}>
      <KindSign kind={reading.what} />
      <div className={styles.words}>
        <p id={id} className={styles.what}>
          <span>{entry.kinds[reading.what]}</span>
          {!isNote && <strong>{writeReading(reading, units, texts)}</strong>}
          {label && <span className={label.isUrgent ? styles.urgent : styles.label}>{label.text}</span>}
        </p>
        {isNote && <p className={styles.note}>{reading.text}</p>}
        <p className={styles.details}>
          {[timeOf(reading.at), ...writeDetails(reading, texts)].map((detail) => (
            <span key={detail}>{detail}</span>
          ))}
        </p>
        {reading.remark && <p className={styles.note}>{reading.remark}</p>}
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" aria-describedby={id} onClick={() => onChange(reading)}>
          {shared.change}
        </Button>
        <Button variant="quiet" aria-describedby={id} onClick={() => onRemove(reading)}>
          {shared.remove}
        </Button>
      </div>
    </li>
  );
}

interface RemovedItemProps {
  texts: HealthTexts;
  reading: Kept<Reading>;
  takesFocus: boolean;
  onUndo: (reading: Kept<Reading>) => void;
}

/** What stands in the place of a reading that was deleted. */
export function RemovedItem({ texts: { entry, shared }, reading, takesFocus, onUndo }: RemovedItemProps) {
  const id = useId();
  const item = useFocusAtFirst<HTMLLIElement>(takesFocus);
  return (
    <li ref={item} tabIndex={-1} className={styles.removed} aria-labelledby={id}>
      <p id={id}>{fillTemplate(shared.removed, { name: entry.kinds[reading.what] })}</p>
      <Button variant="secondary" onClick={() => onUndo(reading)}>
        {shared.undo}
      </Button>
    </li>
  );
}

/** Focuses what takes the place of something that had the focus. */
function useFocusAtFirst<Shown extends HTMLElement>(takesFocus: boolean) {
  const shown = useRef<Shown>(null);
  const atFirst = useRef(takesFocus);
  useEffect(() => {
    if (atFirst.current) shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
