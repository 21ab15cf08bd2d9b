import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type BodyTypeLabels,
  emptyChoice,
  missingFields,
  optionsFor,
  type PlanChoice,
  type PlanField,
  type Sex,
  sexes,
  withSex,
} from '#src/features/week-plan/logic/options.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField, type SelectOption } from '#src/ui/SelectField.tsx';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import styles from './PlanForm.module.css';

export interface PlanFormLabels {
  formHeading: string;
  sex: string;
  sexes: Readonly<Record<Sex, string>>;
  bodyType: string;
  bodyTypeHint: string;
  bodyTypes: BodyTypeLabels;
  bodyPreference: string;
  bodyPreferenceHint: string;
  /** Each preference's name and aim. */
  bodyPreferences: Readonly<Record<string, string>>;
  choose: string;
  chooseSexFirst: string;
  generate: string;
  staysPrivate: string;
  errors: Readonly<Record<PlanField, string>>;
}

interface PlanFormProps {
  labels: PlanFormLabels;
  /** Whether the visitor came back from a plan, and so expects the focus on the form. */
  takesFocus: RefObject<boolean>;
  onGenerate: (choice: PlanChoice) => void;
}

/** Sex, body type and body preference: all required, the last two offered by sex. */
export function PlanForm({ labels, takesFocus, onGenerate }: PlanFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [choice, setChoice] = useState(emptyChoice);
  const [submitted, setSubmitted] = useState(false);
  const missing = submitted ? missingFields(choice) : [];
  const offered = optionsFor(choice.sex);
  const placeholder = choice.sex === '' ? labels.chooseSexFirst : labels.choose;

  useEffect(() => {
    if (takesFocus.current) {
      takesFocus.current = false;
      form.current?.scrollIntoView();
      focusField(form.current, 'sex');
    }
  }, [takesFocus]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [firstMissing] = missingFields(choice);
    if (firstMissing === undefined) {
      onGenerate(choice);
    } else {
      focusField(event.currentTarget, firstMissing);
    }
  };

  const field = (name: PlanField, options: readonly SelectOption[]) => ({
    name,
    label: labels[name],
    error: missing.includes(name) ? labels.errors[name] : undefined,
    options,
    required: true,
    value: choice[name],
  });

  return (
    <form ref={form} className={styles.form} noValidate autoComplete="off" onSubmit={submit}>
      <fieldset className={styles.fields} disabled={!hydrated}>
        <legend>
          <h2>{labels.formHeading}</h2>
        </legend>
        <SelectField
          {...field('sex', toOptions(sexes, labels.sexes))}
          placeholder={labels.choose}
          onChange={(event) => setChoice(withSex(choice, event.currentTarget.value))}
        />
        <SelectField
          {...field('bodyType', toOptions(offered.bodyTypes, bodyTypeLabels(labels, choice.sex)))}
          hint={labels.bodyTypeHint}
          placeholder={placeholder}
          onChange={(event) => setChoice({ ...choice, bodyType: event.currentTarget.value })}
        />
        <SelectField
          {...field('bodyPreference', toOptions(offered.bodyPreferences, labels.bodyPreferences))}
          hint={labels.bodyPreferenceHint}
          placeholder={placeholder}
          onChange={(event) => setChoice({ ...choice, bodyPreference: event.currentTarget.value })}
        />
        <div className={styles.submit}>
          <Button type="submit">{labels.generate}</Button>
          <p className={styles.private}>{labels.staysPrivate}</p>
        </div>
      </fieldset>
    </form>
  );
}

function bodyTypeLabels({ bodyTypes }: PlanFormLabels, sex: string): Readonly<Record<string, string>> {
  return sex === 'male' || sex === 'female' ? bodyTypes[sex] : {};
}

function toOptions(values: readonly string[], labels: Readonly<Record<string, string>>): SelectOption[] {
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}

function focusField(form: HTMLFormElement | null, name: PlanField) {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLSelectElement) {
    control.focus();
  }
}
