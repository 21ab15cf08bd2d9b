import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import {
  emptyChoice,
  isSex,
  optionsFor,
  type PlanChoice,
  type PlanField,
  sexes,
  withSex,
} from '#src/features/week-plan/logic/options.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { FormGrid } from '#src/ui/FormGrid.tsx';
import type { Checks } from '#src/ui/form-state.ts';
import { SelectField, type SelectOption } from '#src/ui/SelectField.tsx';
import { useForm } from '#src/ui/use-form.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { BodyTypes } from './BodyTypes.tsx';
import styles from './PlanForm.module.css';
import { fullName, namesOfPlan } from './plan-in-page.ts';
import type { PlannerTexts } from './planner-texts.ts';

interface PlanFormProps {
  texts: PlannerTexts;
  /** Whether the visitor came back from a plan, and so expects the focus on the form. */
  takesFocus: RefObject<boolean>;
  onGenerate: (choice: PlanChoice) => void;
}

const chosen = (value: string) => (value === '' ? 'required' : undefined);
const checks: Checks<PlanField, 'required'> = { sex: chosen, bodyType: chosen, bodyPreference: chosen };

/** Sex, body type and body preference: all required, the last two offered by sex. */
export function PlanForm({ texts, takesFocus, onGenerate }: PlanFormProps) {
  const { form: words, choose } = texts;
  const card = useRef<HTMLElement>(null);
  const headingId = useId();
  const hydrated = useHydrated();
  const [choice, setChoice] = useState(emptyChoice);
  const { attributes, tries, errorOf, summary, focusField } = useForm<PlanField, 'required', never>({
    checks,
    problemText: (field) => words.errors[field],
    troubleText: (trouble) => trouble,
    send: () => {
      onGenerate(choice);
      return { kind: 'done' };
    },
  });
  const offered = optionsFor(choice.sex);
  const placeholder = choice.sex === '' ? words.chooseSexFirst : choose;

  useEffect(() => {
    if (takesFocus.current) {
      takesFocus.current = false;
      focusField('sex');
      card.current?.scrollIntoView();
    }
  }, [takesFocus, focusField]);

  const field = (name: PlanField, options: readonly SelectOption[]) => ({
    name,
    label: words[name],
    error: errorOf(name),
    options,
    required: true,
    disabled: !hydrated,
    value: choice[name],
  });
  const names = Object.fromEntries(
    offered.bodyPreferences.map((preference) => [preference, fullName(namesOfPlan(preference))]),
  );

  return (
    <section ref={card} className={styles.card}>
      <h2 id={headingId}>{words.heading}</h2>
      <FormGrid aria-labelledby={headingId} autoComplete="off" {...attributes}>
        {summary && <ErrorSummary key={tries} title={words.errors.title} {...summary} />}
        <SelectField
          {...field('sex', toOptions(sexes, texts.sexes))}
          placeholder={choose}
          onChange={(event) => setChoice(withSex(choice, event.currentTarget.value))}
        />
        <SelectField
          {...field(
            'bodyType',
            toOptions(offered.bodyTypes, isSex(choice.sex) ? texts.bodyTypes[choice.sex] : {}),
          )}
          hint={texts.describes}
          placeholder={placeholder}
          onChange={(event) => setChoice({ ...choice, bodyType: event.currentTarget.value })}
        />
        {isSex(choice.sex) && (
          <BodyTypes
            silhouettes={texts.silhouettes[choice.sex]}
            names={texts.bodyTypes[choice.sex]}
            chosen={choice.bodyType}
          />
        )}
        <SelectField
          {...field('bodyPreference', toOptions(offered.bodyPreferences, names))}
          hint={words.bodyPreferenceHint}
          placeholder={placeholder}
          onChange={(event) => setChoice({ ...choice, bodyPreference: event.currentTarget.value })}
        />
        <div className={styles.submit}>
          <Button type="submit" disabled={!hydrated}>
            {words.generate}
          </Button>
          <p className={styles.private}>{words.private}</p>
        </div>
      </FormGrid>
    </section>
  );
}

function toOptions(values: readonly string[], names: Readonly<Record<string, string>>): SelectOption[] {
  return values.map((value) => ({ value, label: names[value] ?? value }));
}
