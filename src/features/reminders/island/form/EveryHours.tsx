import { useState } from 'react';
import type { RemindersTexts } from '#src/features/reminders/island/reminders-texts.ts';
import { everyHours, isTime } from '#src/features/reminders/logic/clock-times.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './Form.module.css';

interface EveryHoursProps {
  texts: RemindersTexts;
  onTimes: (times: string[]) => void;
}

const distances = [1, 2, 3, 4, 6, 8, 12] as const;

/** Fills in times at equal distances. */
export function EveryHours({ texts, onTimes }: EveryHoursProps) {
  const { every } = texts.form;
  const { numberLocales } = texts;
  const [hours, setHours] = useState('3');
  const [from, setFrom] = useState('08:00');
  const [to, setTo] = useState('20:00');
  const [said, setSaid] = useState('');
  const isWrong = !isTime(from) || !isTime(to) || to < from;
  const fill = () => {
    if (isWrong || hours === '') {
      setSaid(every.wrong);
      return;
    }
    const times = everyHours(from, to, Number(hours));
    onTimes(times);
    setSaid(fillTemplate(every.filled, { count: times.length }, numberLocales));
  };
  return (
    <Folded summary={every.heading}>
      <div className={styles.everyFields}>
        <SelectField
          label={every.distance}
          placeholder={texts.choose}
          options={distances.map((count) => ({
            value: `${count}`,
            label: fillTemplate(every.hours, { count }, numberLocales),
          }))}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
        <div className={styles.pair}>
          <TextField
            type="time"
            label={every.from}
            value={from}
            onChange={({ target }) => setFrom(target.value.slice(0, 5))}
          />
          <TextField
            type="time"
            label={every.to}
            value={to}
            onChange={({ target }) => setTo(target.value.slice(0, 5))}
          />
        </div>
        <div>
          <Button variant="secondary" onClick={fill}>
            {every.fill}
          </Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Folded>
  );
}
