import { type SubmitEvent, useState } from 'react';
import { type Day, weekOf } from '#src/features/training/logic/days.ts';
import { leastExtra, mostExtra } from '#src/features/training/logic/extra.ts';
import type { Placement } from '#src/features/training/logic/records.ts';
import type { Placed } from '#src/features/training/logic/week.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Field, TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { DayField } from './DayField.tsx';
import styles from './Dialogs.module.css';
import type { WeekTexts } from './week-texts.ts';

interface PlacedDialogProps {
  placed: Placed;
  name: string;
  texts: WeekTexts;
  onSave: (change: Pick<Placement, 'date' | 'time' | 'weekly' | 'extra'>) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Everything that can be changed of a session in the plan. */
export function PlacedDialog({ placed, name, texts, onSave, onRemove, onClose }: PlacedDialogProps) {
  const { dialog } = texts;
  const { placement, day } = placed;
  const [date, setDate] = useState<Day>(day);
  const [time, setTime] = useState(placement.time);
  const [weekly, setWeekly] = useState(placement.weekly);
  const [extra, setExtra] = useState(placement.extra);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (time !== '') onSave({ date, time: time.slice(0, 5), weekly, extra });
  };
  return (
    <Dialog title={name} closeLabel={dialog.close} onClose={onClose}>
      <FormGrid onSubmit={submit} noValidate>
        <DayField label={dialog.day} days={weekOf(day)} value={date} onDay={setDate} texts={texts} />
        <TextField
          type="time"
          label={dialog.time}
          value={time}
          onChange={(event) => setTime(event.target.value)}
          error={time === '' ? dialog.timeMissing : undefined}
        />
        <label className={styles.check}>
          <input type="checkbox" checked={weekly} onChange={(event) => setWeekly(event.target.checked)} />
          {dialog.repeats}
        </label>
        {placement.weekly && placement.date < day && <p>{dialog.fromHere}</p>}
        <Field label={dialog.size} hint={dialog.stepMeans}>
          {(control) => (
            <output {...control} className={styles.size}>
              {sizeText(extra, texts)}
            </output>
          )}
        </Field>
        <div className={styles.row}>
          <Button variant="secondary" disabled={extra <= leastExtra} onClick={() => setExtra(extra - 1)}>
            {dialog.easier}
          </Button>
          <Button variant="secondary" disabled={extra >= mostExtra} onClick={() => setExtra(extra + 1)}>
            {dialog.harder}
          </Button>
        </div>
        <div className={styles.row}>
          <Button type="submit">{dialog.save}</Button>
          <Button variant="quiet" onClick={onRemove}>
            {dialog.remove}
          </Button>
        </div>
      </FormGrid>
    </Dialog>
  );
}

function sizeText(extra: number, { dialog, steps, stepsBack, numberLocales }: WeekTexts): string {
  if (extra === 0) return dialog.asOnPage;
  return fillTemplate(extra > 0 ? steps : stepsBack, { count: Math.abs(extra) }, numberLocales);
}
