import { useState } from 'react';
import { readStored } from '#src/device/storage.ts';
import { wholeFeetAndInches } from '#src/features/calculators/logic/imperial-units.ts';
import { newId, saveEntry } from '#src/features/entries/store/entry-store.ts';
import { writeTyped } from '#src/features/health/island/entry/write-typed.ts';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { dayOf, momentOf } from '#src/features/health/logic/moments.ts';
import { nameLength, personChecks, personFrom } from '#src/features/health/logic/person-form.ts';
import type { Condition, Kept, Person } from '#src/features/health/logic/records.ts';
import { shownIn } from '#src/features/health/logic/units.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { NumberField, TextField } from '#src/ui/Field.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { useForm } from '#src/ui/use-form.ts';
import styles from './People.module.css';

interface PersonFormProps {
  texts: HealthTexts;
  /** Undefined for a new person. */
  person: Kept<Person> | undefined;
  onSaved: (person: Kept<Person>) => void;
}

type Problem = 'name' | 'born' | 'height';

/** Name and, where somebody wants to say it, what decides which limits hold. */
export function PersonForm({ texts, person, onSaved }: PersonFormProps) {
  const { people: words, shared } = texts;
  const [isImperial] = useState(() => readStored('units') === 'imperial');
  const [today] = useState(() => dayOf(momentOf(new Date())));
  const [conditions, setConditions] = useState<readonly Condition[]>(person?.conditions ?? []);
  const { attributes, tries, errorOf, summary } = useForm<string, Problem, never>({
    checks: personChecks(today, isImperial),
    problemText: (_, problem) => words.errors[problem],
    troubleText: (trouble) => trouble,
    send: (values) => {
      const changed = personFrom(values, conditions, person);
      const id = saveEntry('person', changed, person?.id ?? newId());
      onSaved({ ...changed, id });
      return { kind: 'done' };
    },
  });
  const choose = (name: Condition, isTrue: boolean) =>
    setConditions(isTrue ? [...conditions, name] : conditions.filter((one) => one !== name));
  return (
    <FormGrid autoComplete="off" {...attributes}>
      <h3>{person ? words.change : words.add}</h3>
      {summary && <ErrorSummary key={tries} title={shared.errors} headingLevel="h4" {...summary} />}
      <TextField
        name="name"
        label={words.name}
        error={errorOf('name')}
        defaultValue={person?.name}
        maxLength={nameLength}
        required
      />
      <TextField
        type="date"
        name="born"
        label={words.born}
        hint={words.bornHint}
        error={errorOf('born')}
        defaultValue={person?.born}
        max={today}
      />
      <SelectField
        name="sex"
        label={words.sex}
        placeholder={words.sexNone}
        options={[
          { value: 'female', label: words.female },
          { value: 'male', label: words.male },
        ]}
        defaultValue={person?.sex ?? ''}
      />
      <HeightFields
        texts={texts}
        isImperial={isImperial}
        centimetres={person?.centimetres}
        errorOf={errorOf}
      />
      <fieldset className={styles.choices}>
        <legend>{words.conditions}</legend>
        {conditionNames.map((name) => (
          <label key={name} className={styles.choice}>
            <input
              type="checkbox"
              checked={conditions.includes(name)}
              onChange={({ target }) => choose(name, target.checked)}
            />
            {words.conditionNames[name]}
          </label>
        ))}
      </fieldset>
      <Button type="submit">{shared.save}</Button>
    </FormGrid>
  );
}

const conditionNames = [
  'pregnant',
  'diabetes',
  'high-pressure',
  'heart',
  'kidney',
] as const satisfies readonly Condition[];

interface HeightFieldsProps {
  texts: HealthTexts;
  isImperial: boolean;
  centimetres: number | undefined;
  errorOf: (field: string) => string | undefined;
}

function HeightFields({ texts, isImperial, centimetres, errorOf }: HeightFieldsProps) {
  const { measures, numberLocales } = texts;
  if (!isImperial) {
    return (
      <NumberField
        name="height"
        label={measures.height}
        error={errorOf('height')}
        defaultValue={centimetres === undefined ? '' : writeTyped(centimetres, numberLocales)}
      />
    );
  }
  const inches = centimetres === undefined ? undefined : String(Math.round(shownIn(centimetres, 'in')));
  const both = inches === undefined ? null : wholeFeetAndInches('0', inches);
  return (
    <div className={styles.pair}>
      <input type="hidden" name="units" value="imperial" />
      <NumberField name="feet" label={measures.feet} error={errorOf('feet')} defaultValue={both?.feet} />
      <NumberField name="inches" label={measures.inches} defaultValue={both?.inches} />
    </div>
  );
}
