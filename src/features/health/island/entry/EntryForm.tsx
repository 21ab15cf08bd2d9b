import { type SubmitEvent, useState } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { writeMeasure } from '#src/features/health/island/write-reading.ts';
import { latestOf } from '#src/features/health/logic/by-month.ts';
import {
  type EntryCase,
  type EntryProblem,
  entryChecks,
  measuredOf,
  rangeIn,
  readingFrom,
} from '#src/features/health/logic/entry-form.ts';
import { minutesBetween, momentOf } from '#src/features/health/logic/moments.ts';
import type { Kept, Reading } from '#src/features/health/logic/records.ts';
import type { Unit, Units } from '#src/features/health/logic/units.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { EntryDialogProps } from './entry-props.ts';
import { KindFields } from './KindFields.tsx';

interface EntryFormProps extends Omit<EntryDialogProps, 'onSave' | 'onClose'> {
  /** What the button that sends it names, which stands outside of it. */
  id: string;
  /** Whether it is the second reading of one sitting: how to measure was said before. */
  isSecond: boolean;
  onSave: (reading: Reading, dialog: HTMLDialogElement | null) => void;
}

/** Days after which a weight says nothing about the next one. */
const freshMinutes = 90 * 1440;

/** The fields of one kind, the moment and a remark. What is typed stays until it is right. */
export function EntryForm(props: EntryFormProps) {
  const { texts, kind, person, changed, units, onSave } = props;
  const { entry, shared } = texts;
  const [now] = useState(() => momentOf(new Date()));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const form: EntryCase = {
    kind,
    unit: unitOf(kind, units),
    now: momentOf(new Date()),
    last: freshWeight(props.readings, now),
    meant: typed.amount,
  };
  const { attributes, tries, errorOf, summary } = useForm<string, EntryProblem, never>({
    checks: entryChecks(form),
    problemText: (field, problem) => problemText(field, problem, form, texts),
    troubleText: (trouble) => trouble,
    send: (values, sent) => {
      onSave(readingFrom(form, values, person.id), sent.closest('dialog'));
      return { kind: 'done' };
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    setTyped(Object.fromEntries(values));
    return attributes.onSubmit(event);
  };
  return (
    <FormGrid id={props.id} autoComplete="off" {...attributes} onSubmit={submit}>
      {summary && <ErrorSummary key={tries} title={shared.errors} {...summary} />}
      <KindFields {...props} form={form} typed={typed} errorOf={errorOf} />
      <TextField
        type="datetime-local"
        name="at"
        label={kind === 'sleep' ? entry.wokeAt : entry.at}
        error={errorOf('at')}
        defaultValue={changed?.at ?? now}
        max={now}
        required
      />
      {kind !== 'note' && (
        <TextField name="remark" label={entry.remark} defaultValue={changed?.remark} maxLength={500} />
      )}
    </FormGrid>
  );
}

/** The unit in which a kind is typed. */
function unitOf(kind: EntryCase['kind'], units: Units): Unit {
  if (kind === 'weight') return units.weight;
  if (kind === 'waist') return units.length;
  return kind === 'sugar' ? units.sugar : 'kg';
}

function freshWeight(readings: readonly Kept<Reading>[], now: string): number | undefined {
  const latest = latestOf('weight', readings);
  return latest && minutesBetween(latest.at, now) < freshMinutes ? latest.kilograms : undefined;
}

function problemText(field: string, problem: EntryProblem, form: EntryCase, texts: HealthTexts): string {
  const { entry, shared, numberLocales } = texts;
  const { errors } = entry;
  if (problem === 'range') {
    const { from, to } = rangeIn(measuredOf(field, form.kind), form.unit);
    return fillTemplate(errors.range, {
      from: formatDecimal(from, numberLocales),
      to: formatDecimal(to, numberLocales),
    });
  }
  if (problem === 'jump')
    return fillTemplate(errors.jump, { last: writeMeasure(form.last ?? 0, form.unit, texts) });
  if (problem === 'future' || problem === 'swapped') return errors[problem];
  if (field === 'at' || field === 'bed' || field === 'text' || field === 'moment') return errors[field];
  return shared.answer;
}
