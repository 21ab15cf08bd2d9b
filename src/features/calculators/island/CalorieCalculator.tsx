import {
  type ActivityLevel,
  activityLevels,
  type CaloriesError,
  type CaloriesResult,
  calculateCalories,
} from '#src/features/calculators/logic/calories.ts';
import {
  type FieldTexts,
  heightInCentimetres,
  weightInKilograms,
} from '#src/features/calculators/logic/measures.ts';
import { NumberField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { CalculatorForm, type CalculatorLabels } from './CalculatorForm.tsx';
import { GenderField, type GenderLabels } from './GenderField.tsx';
import { MeasureFields, type MeasureLabels } from './MeasureFields.tsx';
import styles from './Result.module.css';

interface CalorieLabels extends CalculatorLabels, MeasureLabels, GenderLabels {
  title: string;
  age: string;
  ageHint: string;
  activity: string;
  activityLevels: Readonly<Record<ActivityLevel, string>>;
  sentence: string;
  unit: string;
  outsideRange: string;
  byActivity: string;
  lose: string;
  gain: string;
  eatingConcern: { label: string; href: string };
  errors: Readonly<Record<CaloriesError, string>>;
}

export interface CalorieCalculatorProps {
  labels: CalorieLabels;
  locales: readonly string[];
}

const calculate = (field: FieldTexts) =>
  calculateCalories({
    age: field('age'),
    height: heightInCentimetres(field),
    weight: weightInKilograms(field),
    gender: field('gender'),
    activity: field('activity'),
  });

const fieldsAtFault: Readonly<Record<CaloriesError, readonly string[]>> = {
  invalidAge: ['age'],
  invalidHeight: ['height', 'feet'],
  invalidWeight: ['weight', 'pounds'],
  selectGender: ['gender'],
  selectActivity: ['activity'],
};

/** Age, gender, height, weight and activity in, kilocalories a day out. */
export function CalorieCalculator({ labels, locales }: CalorieCalculatorProps) {
  const errorOf = (code: CaloriesError) => ({
    key: `calculators.calories.error.${code}`,
    text: labels.errors[code],
    fields: fieldsAtFault[code],
  });
  return (
    <CalculatorForm
      labels={labels}
      calculate={calculate}
      errors={{
        invalidAge: errorOf('invalidAge'),
        invalidHeight: errorOf('invalidHeight'),
        invalidWeight: errorOf('invalidWeight'),
        selectGender: errorOf('selectGender'),
        selectActivity: errorOf('selectActivity'),
      }}
      resultTitle={labels.title}
      renderResult={(result) => <CalorieResultBody result={result} labels={labels} locales={locales} />}
    >
      <NumberField name="age" label={labels.age} hint={labels.ageHint} />
      <GenderField labels={labels} />
      <MeasureFields labels={labels} measures={['height', 'weight']} />
      <SelectField
        name="activity"
        label={labels.activity}
        placeholder={labels.choose}
        options={activityLevels.map((level) => ({ value: level, label: labels.activityLevels[level] }))}
      />
    </CalculatorForm>
  );
}

function CalorieResultBody({ result, labels, locales }: CalorieCalculatorProps & { result: CaloriesResult }) {
  const value = formatDecimal(result.value, locales);
  return (
    <>
      {result.isOutsideFormulaRange ? (
        <p className={styles.note}>{labels.outsideRange}</p>
      ) : (
        <p className={styles.sentence}>{fillTemplate(labels.sentence, { value })}</p>
      )}
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(labels.unit, { value })}</output>
      </p>
      {!result.isOutsideFormulaRange && (
        <>
          <ActivityComparison result={result} labels={labels} locales={locales} />
          <p>{labels.lose}</p>
          <p>{labels.gain}</p>
        </>
      )}
      <p>
        <a href={labels.eatingConcern.href}>{labels.eatingConcern.label}</a>
      </p>
    </>
  );
}

function ActivityComparison({
  result,
  labels,
  locales,
}: CalorieCalculatorProps & { result: CaloriesResult }) {
  const most = Number(result.byActivity.super_active);
  return (
    <section className={styles.comparison}>
      <h3>{labels.byActivity}</h3>
      <table className={styles.rows}>
        <tbody>
          {activityLevels.map((level) => (
            <tr key={level} aria-current={level === result.activity ? 'true' : undefined}>
              <th scope="row">{labels.activityLevels[level]}</th>
              <td>
                <span className={styles.amount}>
                  {fillTemplate(labels.unit, { value: formatDecimal(result.byActivity[level], locales) })}
                </span>
                <svg
                  className={styles.bar}
                  viewBox="0 0 100 12"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={(Number(result.byActivity[level]) / most) * 100} height="12" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
