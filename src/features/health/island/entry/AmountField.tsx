import { useRef, useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { latestOf } from '#src/features/health/logic/by-month.ts';
import { meantMeasure, measuredOf } from '#src/features/health/logic/entry-form.ts';
import { readNumber } from '#src/features/health/logic/read-number.ts';
import { amountOf } from '#src/features/health/logic/timed-values.ts';
import { shownIn, type Unit, type Units } from '#src/features/health/logic/units.ts';
import { Field } from '#src/ui/Field.tsx';
import { ModeSwitch } from '#src/ui/ModeSwitch.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import styles from './AmountField.module.css';
import { DidYouMean } from './DidYouMean.tsx';
import type { FieldsProps } from './entry-props.ts';
import { writeTyped } from './write-typed.ts';

/** The field for one number: of a weight with the last one to start from, and with steps of 0.1. */
export function AmountField({ texts, form, readings, changed, typed, units, onUnits, errorOf }: FieldsProps) {
  const { kind, unit } = form;
  const { entry, numberLocales } = texts;
  const input = useRef<HTMLInputElement>(null);
  const startFrom = changed ?? (kind === 'weight' ? latestOf('weight', readings) : undefined);
  const known = startFrom && amountOf(startFrom);
  const startIn = (one: Unit) => (known === undefined ? '' : writeTyped(shownIn(known, one), numberLocales));
  const [start] = useState(() => startIn(unit));
  const set = (value: string) => {
    if (!input.current) return;
    input.current.value = value;
    input.current.focus();
  };
  const step = (by: number) => {
    const value = readNumber(input.current?.value ?? '');
    if (value !== undefined) set(writeTyped(Math.max(0, Math.round((value + by) * 10) / 10), numberLocales));
  };
  const switchUnit = (next: Units) => {
    // What nobody has changed is written in the other unit; what somebody has typed was probably meant in it.
    const isUntouched = input.current?.value === startIn(unit);
    onUnits(next);
    if (isUntouched && input.current) input.current.value = startIn(unitIn(kind, next));
  };
  const error = errorOf('amount');
  const meant = error && meantMeasure(measuredOf('amount', kind), typed.amount ?? '', unit);
  return (
    <>
      <UnitChoice texts={texts} kind={kind} units={units} onUnits={switchUnit} />
      <Field
        label={labelIn(texts, kind, unit)}
        hint={kind === 'waist' ? entry.waistHint : undefined}
        error={error}
        remedy={
          meant ? (
            <DidYouMean texts={texts} value={writeTyped(meant, numberLocales)} onAccept={set} />
          ) : undefined
        }
      >
        {(control) => (
          <div className={styles.amount} data-steps={kind === 'weight' || undefined}>
            {kind === 'weight' && (
              <button
                type="button"
                className={styles.step}
                aria-label={entry.less}
                onClick={() => step(-0.1)}
              >
                −
              </button>
            )}
            <input
              ref={input}
              type="text"
              inputMode="decimal"
              name="amount"
              defaultValue={start}
              maxLength={12}
              required
              {...control}
            />
            {kind === 'weight' && (
              <button type="button" className={styles.step} aria-label={entry.more} onClick={() => step(0.1)}>
                +
              </button>
            )}
          </div>
        )}
      </Field>
    </>
  );
}

interface UnitChoiceProps {
  texts: HealthTexts;
  kind: FieldsProps['form']['kind'];
  units: Units;
  onUnits: (units: Units) => void;
}

function UnitChoice({ texts: { entry, list }, kind, units, onUnits }: UnitChoiceProps) {
  const named = <Value extends Unit>(value: Value) => ({
    value,
    label: fillTemplate(list.units[value], { value: '' }).trim(),
  });
  if (kind === 'sugar') {
    return (
      <ModeSwitch
        label={entry.unit}
        modes={[named('mmol'), named('mg')]}
        value={units.sugar}
        onChange={(sugar) => onUnits({ ...units, sugar })}
      />
    );
  }
  if (kind !== 'weight' && kind !== 'waist') return null;
  const choose = (isImperial: boolean) =>
    onUnits({ ...units, weight: isImperial ? 'lb' : 'kg', length: isImperial ? 'in' : 'cm' });
  return kind === 'weight' ? (
    <ModeSwitch
      label={entry.unit}
      modes={[named('kg'), named('lb')]}
      value={units.weight}
      onChange={(weight) => choose(weight === 'lb')}
    />
  ) : (
    <ModeSwitch
      label={entry.unit}
      modes={[named('cm'), named('in')]}
      value={units.length}
      onChange={(length) => choose(length === 'in')}
    />
  );
}

function unitIn(kind: string, units: Units): Unit {
  if (kind === 'sugar') return units.sugar;
  return kind === 'waist' ? units.length : units.weight;
}

function labelIn({ entry, list }: HealthTexts, kind: string, unit: Unit): string {
  const values = { unit: fillTemplate(list.units[unit], { value: '' }).trim() };
  if (kind === 'weight' || kind === 'waist' || kind === 'sugar') return fillTemplate(entry[kind], values);
  return kind === 'water' ? entry.millilitres : entry.pulse;
}
