import { useState } from 'react';
import { activities, canCount, efforts, isActivity } from '#src/features/training/logic/activities.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import {
  addChecks,
  addedSession,
  type DoneField,
  type DoneProblem,
  nameLength,
} from '#src/features/training/logic/done-form.ts';
import type { Done } from '#src/features/training/logic/records.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useForm } from '#src/ui/use-form.ts';
import styles from './AddForm.module.css';
import { DateField, FeltField, MinutesField } from './DoneFields.tsx';
import type { LogTexts } from './log-texts.ts';

interface AddFormProps {
  texts: LogTexts;
  today: Day;
  onSave: (session: Done) => void;
  onClose: () => void;
}

/** Adds something that was done without the player. */
export function AddForm({ texts, today, onSave, onClose }: AddFormProps) {
  const words = texts.form;
  const [activity, setActivity] = useState('');
  const { attributes, tries, errorOf, summary } = useForm<DoneField, DoneProblem, never>({
    checks: addChecks(today),
    problemText: (field, problem) => words.errors[problem === 'future' ? problem : field],
    troubleText: (trouble) => trouble,
    send: (values, form) => {
      onSave(addedSession(values, words.activities));
      form.closest('dialog')?.close();
      return { kind: 'done' };
    },
  });
  const asksEffort = isActivity(activity) && canCount(activity);
  return (
    <Dialog title={words.add} closeLabel={texts.close} onClose={onClose}>
      <p>{words.introduction}</p>
      <FormGrid autoComplete="off" {...attributes}>
        {summary && <ErrorSummary key={tries} title={words.errors.title} {...summary} />}
        <DateField texts={words} error={errorOf('date')} value={today} latest={today} />
        <SelectField
          name="activity"
          label={words.activity}
          error={errorOf('activity')}
          placeholder={texts.choose}
          options={activities.map((value) => ({ value, label: words.activities[value] }))}
          value={activity}
          onChange={(event) => setActivity(event.currentTarget.value)}
          required
        />
        {activity === 'else' && (
          <TextField name="name" label={words.name} error={errorOf('name')} maxLength={nameLength} required />
        )}
        <MinutesField texts={words} error={errorOf('minutes')} value={undefined} />
        {asksEffort && (
          <SelectField
            name="effort"
            label={words.effort}
            hint={words.effortHint}
            error={errorOf('effort')}
            placeholder={texts.choose}
            options={efforts.map((value) => ({ value, label: words.efforts[value] }))}
            required
          />
        )}
        {isActivity(activity) && !asksEffort && <p className={styles.note}>{words.uncounted}</p>}
        {activity !== 'strength' && (
          <label className={styles.choice}>
            <input type="checkbox" name="strength" />
            {words.strength}
          </label>
        )}
        <FeltField texts={words} value={undefined} />
        <Button type="submit">{words.save}</Button>
      </FormGrid>
    </Dialog>
  );
}
