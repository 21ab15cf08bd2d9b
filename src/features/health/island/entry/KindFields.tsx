import { sugarMoments } from '#src/features/health/logic/sugar-moments.ts';
import { TextAreaField, TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { AmountField } from './AmountField.tsx';
import type { FieldsProps } from './entry-props.ts';
import { MoodFields } from './MoodFields.tsx';
import { PressureFields } from './PressureFields.tsx';

/** The fields that a kind asks for. */
export function KindFields(props: FieldsProps) {
  const { texts, form, changed, errorOf } = props;
  const { entry, shared } = texts;
  switch (form.kind) {
    case 'pressure':
      return <PressureFields {...props} />;
    case 'mood':
      return <MoodFields {...props} />;
    case 'sugar':
      return (
        <>
          <p>{entry.sugarFor}</p>
          <AmountField {...props} />
          <SelectField
            name="moment"
            label={entry.moment}
            placeholder={shared.choose}
            options={sugarMoments.map((value) => ({
              value,
              label: entry.moments[value === 'other' ? 'anytime' : value],
            }))}
            defaultValue={changed?.what === 'sugar' ? changed.moment : ''}
            error={errorOf('moment')}
          />
        </>
      );
    case 'sleep':
      return (
        <TextField
          type="time"
          name="bed"
          label={entry.bed}
          error={errorOf('bed')}
          defaultValue={changed?.what === 'sleep' ? bedTime(changed.at, changed.minutes) : '22:00'}
          required
        />
      );
    case 'note':
      return (
        <TextAreaField
          name="text"
          label={entry.text}
          hint={entry.textHint}
          error={errorOf('text')}
          defaultValue={changed?.what === 'note' ? changed.text : undefined}
          maxLength={2000}
          rows={4}
        />
      );
    default:
      return <AmountField {...props} />;
  }
}

/** The time of falling asleep, from that of waking up. */
function bedTime(at: string, minutes: number): string {
  return new Date(Date.parse(`${at}Z`) - minutes * 60_000).toISOString().slice(11, 16);
}
