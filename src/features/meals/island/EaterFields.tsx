import { type ActivityLevel, activityLevels } from '#src/features/calculators/logic/calories.ts';
import { genders } from '#src/features/calculators/logic/gender.ts';
import { aims, type Eater, type EaterFault, isNeed, needOf } from '#src/features/meals/logic/eaters.ts';
import { Choice } from './Choice.tsx';
import styles from './Meals.module.css';
import type { MealsTexts } from './meals-texts.ts';
import { NumberInput } from './NumberInput.tsx';

interface EaterFieldsProps {
  texts: MealsTexts;
  eater: Eater;
  onChange: (eater: Eater) => void;
}

const kinds = ['usual', 'measured', 'typed', 'young'] as const satisfies readonly Eater['kind'][];

/** Somebody of another kind, with what is known already; 0 stands for what is not typed yet. */
function ofKind(kind: Eater['kind'], eater: Eater): Eater {
  const sex = eater.kind === 'typed' ? 'female' : eater.sex;
  switch (kind) {
    case 'usual':
      return { kind, sex };
    case 'measured':
      return { kind, sex, age: 0, height: 0, weight: 0, activity: 'lightly_active', aim: 'keep' };
    case 'typed':
      return { kind, energy: 0, protein: 0 };
    case 'young':
      return { kind, sex, age: 0 };
  }
}

/** What is asked of somebody who eats. */
export function EaterFields({ texts, eater, onChange }: EaterFieldsProps) {
  const { who, wishes, gender, labels, activityLevels: levels } = texts;
  const need = needOf(eater);
  const fault = isNeed(need) ? undefined : need;
  const field = (
    name: 'age' | 'height' | 'weight' | 'energy' | 'protein',
    label: string,
    value: number,
    at: (value: number) => Eater,
  ) => (
    <NumberInput
      key={`${eater.kind} ${name}`}
      label={label}
      value={value === 0 ? null : value}
      badNumber={wishes.badNumber}
      error={errorAt(name, value, fault, who.errors)}
      onChange={(typed) => onChange(at(typed ?? 0))}
    />
  );
  return (
    <div className={styles.fields}>
      <Choice
        label={who.kind}
        value={eater.kind}
        options={kinds.map((value) => ({ value, label: who.kinds[value] }))}
        onChange={(kind) => onChange(ofKind(kind, eater))}
      />
      {eater.kind !== 'typed' && (
        <Choice
          label={gender.label}
          value={eater.sex}
          options={[...genders].reverse().map((value) => ({ value, label: gender[value] }))}
          onChange={(sex) => onChange({ ...eater, sex })}
        />
      )}
      {(eater.kind === 'measured' || eater.kind === 'young') &&
        field('age', labels.age, eater.age, (age) => ({ ...eater, age }))}
      {eater.kind === 'measured' && (
        <>
          {field('height', labels.height, eater.height, (height) => ({ ...eater, height }))}
          {field('weight', labels.weight, eater.weight, (weight) => ({ ...eater, weight }))}
          <Choice<ActivityLevel>
            label={labels.activity}
            value={eater.activity}
            options={activityLevels.map((value) => ({ value, label: levels[value] }))}
            onChange={(activity) => onChange({ ...eater, activity })}
          />
          <Choice
            label={who.aim}
            value={eater.aim}
            options={aims.map((value) => ({ value, label: who.aims[value] }))}
            onChange={(aim) => onChange({ ...eater, aim })}
          />
        </>
      )}
      {eater.kind === 'typed' && (
        <>
          {field('energy', who.energy, eater.energy, (energy) => ({ ...eater, energy }))}
          {field('protein', who.protein, eater.protein, (protein) => ({ ...eater, protein }))}
        </>
      )}
    </div>
  );
}

/** What is wrong with a field: what the sums say of it, or that nothing is typed. */
function errorAt(
  name: 'age' | 'height' | 'weight' | 'energy' | 'protein',
  value: number,
  fault: EaterFault | undefined,
  errors: MealsTexts['who']['errors'],
): string | undefined {
  return fault === name || value === 0 ? errors[name] : undefined;
}
