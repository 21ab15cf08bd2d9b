import type { Day } from '#src/features/training/logic/days.ts';
import { Field } from '#src/ui/Field.tsx';
import { type WeekTexts, writeDate } from './week-texts.ts';

interface DayFieldProps {
  label: string;
  days: readonly Day[];
  value: Day;
  onDay: (day: Day) => void;
  texts: WeekTexts;
}

/** One of the days of a week. */
export function DayField({ label, days, value, onDay, texts }: DayFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onDay(event.target.value)}>
          {days.map((day) => (
            <option key={day} value={day}>
              {writeDate(day, texts)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
