import {
  activityLevels,
  type CaloriesError,
  type CaloriesResult,
  calculateCalories,
} from '#src/features/calculators/logic/calories.ts';
import { type FittingWorkout, fittingWorkout } from '#src/features/calculators/logic/fitting-workout.ts';
import { limits } from '#src/features/calculators/logic/limits.ts';
import {
  type FieldTexts,
  heightInCentimetres,
  weightInKilograms,
} from '#src/features/calculators/logic/measures.ts';
import { suggestHeight, suggestWeight } from '#src/features/calculators/logic/suggestion.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import { CalculatorForm, type ResultSummary, type SharedTexts } from './CalculatorForm.tsx';
import { useFault } from './fault.tsx';
import { GenderField } from './GenderField.tsx';
import { MeasureField } from './MeasureField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';

export interface CalorieCalculatorProps {
  gender: Texts['calculators']['gender'];
  /** Help for those whom thoughts about eating trouble. */
  concern: { label: string; href: string };
  /** The workouts that a result may lead to. */
  workouts: readonly { path: FittingWorkout; label: string | undefined; href: string }[];
  shared: SharedTexts;
  texts: Texts['calculators']['calories'];
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

const faults = {
  invalidAge: { fields: ['age'] },
  invalidHeight: {
    fields: ['height', 'feet', 'inches'],
    suggest: (field: FieldTexts) => suggestHeight(field, limits.calories.height),
  },
  invalidWeight: {
    fields: ['weight', 'pounds'],
    suggest: (field: FieldTexts) => suggestWeight(field, limits.calories.weight),
  },
  selectGender: { fields: ['gender'] },
  selectActivity: { fields: ['activity'] },
} as const satisfies Record<CaloriesError, object>;

/** Age, gender, height, weight and activity in, kilocalories a day out. */
export function CalorieCalculator({ shared, gender, ...own }: CalorieCalculatorProps) {
  const { texts } = own;
  const errorOf = (code: CaloriesError) => ({
    key: `calculators.calories.error.${code}`,
    text: texts.error[code],
    ...faults[code],
  });
  return (
    <CalculatorForm
      texts={shared}
      locales={own.locales}
      calculate={calculate}
      errors={{
        invalidAge: errorOf('invalidAge'),
        invalidHeight: errorOf('invalidHeight'),
        invalidWeight: errorOf('invalidWeight'),
        selectGender: errorOf('selectGender'),
        selectActivity: errorOf('selectActivity'),
      }}
      resultTitle={texts.result.title}
      renderResult={(result) => <CalorieResultBody result={result} {...own} />}
      summary={(result) => summarize(result, own)}
    >
      <MeasureField name="age" label={texts.age} hint={texts.ageHint} />
      <GenderField texts={gender} placeholder={shared.common.choose} />
      <MeasureFields texts={shared.measures} measures={['height', 'weight']} />
      <ActivityField texts={texts} placeholder={shared.common.choose} />
    </CalculatorForm>
  );
}

function ActivityField({
  texts,
  placeholder,
}: Pick<CalorieCalculatorProps, 'texts'> & { placeholder: string }) {
  const { error } = useFault('activity');
  return (
    <SelectField
      name="activity"
      label={texts.activity}
      error={error}
      placeholder={placeholder}
      options={activityLevels.map((level) => ({ value: level, label: texts.activityLevels[level] }))}
    />
  );
}

type CalorieResultProps = Omit<CalorieCalculatorProps, 'shared' | 'gender'> & { result: CaloriesResult };

function CalorieResultBody({ result, texts: allTexts, concern, workouts, locales }: CalorieResultProps) {
  const texts = allTexts.result;
  const fitting = fittingWorkout(result);
  const workout = workouts.find(({ path }) => path === fitting);
  const value = formatDecimal(result.value, locales);
  return (
    <>
      {result.isOutsideFormulaRange ? (
        <p className={styles.note}>{texts.outsideRange}</p>
      ) : (
        <p className={styles.sentence}>{texts.sentence}</p>
      )}
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(texts.unit, { value })}</output>
      </p>
      {!result.isOutsideFormulaRange && (
        <>
          <ActivityComparison result={result} texts={allTexts} locales={locales} />
          <p>{texts.lose}</p>
          <p>{texts.gain}</p>
          {workout && (
            <p>
              {texts.workout} <a href={workout.href}>{workout.label}</a>
            </p>
          )}
        </>
      )}
      <p>
        <a href={concern.href}>{concern.label}</a>
      </p>
    </>
  );
}

function ActivityComparison({ result, texts, locales }: Omit<CalorieResultProps, 'concern' | 'workouts'>) {
  const most = Number(result.byActivity.super_active);
  return (
    <section className={styles.comparison}>
      <h3>{texts.result.byActivity}</h3>
      <table className={styles.rows}>
        <tbody>
          {activityLevels.map((level) => (
            <tr key={level} aria-current={level === result.activity ? 'true' : undefined}>
              <th scope="row">{texts.activityLevels[level]}</th>
              <td>
                <span className={styles.amount}>
                  {fillTemplate(texts.result.unit, {
                    value: formatDecimal(result.byActivity[level], locales),
                  })}
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

function summarize(
  { value, isOutsideFormulaRange }: CaloriesResult,
  { texts: { result: texts }, locales }: Pick<CalorieCalculatorProps, 'texts' | 'locales'>,
): ResultSummary {
  return {
    value: fillTemplate(texts.unit, { value: formatDecimal(value, locales) }),
    lines: [isOutsideFormulaRange ? texts.outsideRange : texts.sentence],
  };
}
