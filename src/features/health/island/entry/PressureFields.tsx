import { useRef } from 'react';
import { ofKind } from '#src/features/health/logic/by-month.ts';
import { meantPressure } from '#src/features/health/logic/entry-form.ts';
import { NumberField } from '#src/ui/Field.tsx';
import { Folded } from '#src/ui/Folded.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { DidYouMean } from './DidYouMean.tsx';
import type { FieldsProps } from './entry-props.ts';
import styles from './PressureFields.module.css';

const knownAfter = 6;

/** How to measure first, and then the two numbers, with pulse and arm where they are known. */
export function PressureFields({ texts, readings, changed, isSecond, typed, errorOf }: FieldsProps) {
  const { entry, said, people } = texts;
  const fields = useRef<HTMLDivElement>(null);
  // Whoever has measured some times finds how to do it folded.
  const isNew = ofKind('pressure', readings).length < knownAfter;
  const reading = changed?.what === 'pressure' ? changed : undefined;
  const error = errorOf('systolic') ?? errorOf('diastolic');
  const meant = error && meantPressure(typed.systolic ?? '', typed.diastolic ?? '');
  const accept = () => {
    for (const name of ['systolic', 'diastolic'] as const) {
      const input = fields.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (input && meant) input.value = String(meant[name]);
    }
    fields.current?.querySelector<HTMLInputElement>('[name="diastolic"]')?.focus();
  };
  return (
    <>
      {isSecond ? (
        <p>{entry.secondHint}</p>
      ) : (
        !reading && (
          <div className={styles.guide}>
            <Folded summary={entry.measure} isOpenAtFirst={isNew}>
              <ul>
                {said.measure.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Folded>
          </div>
        )
      )}
      <div ref={fields} className={styles.pair}>
        <NumberField
          name="systolic"
          label={entry.systolic}
          error={errorOf('systolic')}
          defaultValue={reading?.systolic}
          inputMode="numeric"
          required
        />
        <NumberField
          name="diastolic"
          label={entry.diastolic}
          error={errorOf('diastolic')}
          defaultValue={reading?.diastolic}
          inputMode="numeric"
          required
        />
      </div>
      {meant && <DidYouMean texts={texts} value={`${meant.systolic}/${meant.diastolic}`} onAccept={accept} />}
      <div className={styles.pair}>
        <NumberField
          name="pulse"
          label={entry.pulse}
          hint={entry.pulseHint}
          error={errorOf('pulse')}
          defaultValue={reading?.pulse}
          inputMode="numeric"
        />
        <SelectField
          name="arm"
          label={entry.arm}
          placeholder={people.sexNone}
          options={[
            { value: 'left', label: entry.left },
            { value: 'right', label: entry.right },
          ]}
          defaultValue={reading?.arm ?? ''}
        />
      </div>
    </>
  );
}
