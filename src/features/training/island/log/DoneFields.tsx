import type { Day } from '#src/features/training/logic/days.ts';
import { type Feeling, feelings } from '#src/features/training/logic/feelings.ts';
import { NumberField, TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import type { LogTexts } from './log-texts.ts';

interface FieldProps<Value> {
  texts: LogTexts['form'];
  error?: string | undefined;
  value: Value;
}

/** @param latest the last day that may be chosen */
export function DateField({ texts, error, value, latest }: FieldProps<Day> & { latest: Day }) {
  return (
    <TextField
      type="date"
      name="date"
      label={texts.date}
      error={error}
      defaultValue={value}
      max={latest}
      required
    />
  );
}

export function MinutesField({ texts, error, value }: FieldProps<number | undefined>) {
  return (
    <NumberField
      name="minutes"
      label={texts.minutes}
      error={error}
      defaultValue={value}
      inputMode="numeric"
      required
    />
  );
}

export function FeltField({ texts, value }: FieldProps<Feeling | undefined>) {
  return (
    <SelectField
      name="felt"
      label={texts.felt}
      placeholder={texts.feltNone}
      options={feelings.map((felt) => ({ value: felt, label: texts.feelings[felt] }))}
      defaultValue={value ?? ''}
    />
  );
}
