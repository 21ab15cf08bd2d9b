import {
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
import type { Texts } from '#src/words/texts.ts';
import { CalculatorForm, type SharedTexts } from './CalculatorForm.tsx';
import { GenderField } from './GenderField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';

export interface CalorieCalculatorProps {
  gender: Texts['calculators']['gender'];
  /** Help for those whom thoughts about eating trouble. */
  concern: { label: string; href: string };
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

const fieldsAtFault: Readonly<Record<CaloriesError, readonly string[]>> = {
  invalidAge: ['age'],
  invalidHeight: ['height', 'feet'],
  invalidWeight: ['weight', 'pounds'],
  selectGender: ['gender'],
  selectActivity: ['activity'],
};

/** Age, gender, height, weight and activity in, kilocalories a day out. */
export function CalorieCalculator({ shared, gender, ...own }: CalorieCalculatorProps) {
  const { texts } = own;
  const errorOf = (code: CaloriesError) => ({
    key: `calculators.calories.error.${code}`,
    text: texts.error[code],
    fields: fieldsAtFault[code],
  });
  return (
    <CalculatorForm
      texts={shared}
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
    >
      <NumberField name="age" label={texts.age} hint={texts.ageHint} />
      <GenderField texts={gender} placeholder={shared.common.choose} />
      <MeasureFields texts={shared.measures} measures={['height', 'weight']} />
      <SelectField
        name="activity"
        label={texts.activity}
        placeholder={shared.common.choose}
        options={activityLevels.map((level) => ({ value: level, label: texts.activityLevels[level] }))}
      />
    </CalculatorForm>
  );
}

type CalorieResultProps = Omit<CalorieCalculatorProps, 'shared' | 'gender'> & { result: CaloriesResult };

function CalorieResultBody({ result, texts: allTexts, concern, locales }: CalorieResultProps) {
  const texts = allTexts.result;
  const value = formatDecimal(result.value, locales);
  return (
    <>
      {result.isOutsideFormulaRange ? (
        <p className={styles.note}>{texts.outsideRange}</p>
      ) : (
        <p className={styles.sentence}>{fillTemplate(texts.sentence, { value })}</p>
      )}
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(texts.unit, { value })}</output>
      </p>
      {!result.isOutsideFormulaRange && (
        <>
          <ActivityComparison result={result} texts={allTexts} locales={locales} />
          <p>{texts.lose}</p>
          <p>{texts.gain}</p>
        </>
      )}
      <p>
        <a href={concern.href}>{concern.label}</a>
      </p>
    </>
  );
}

function ActivityComparison({ result, texts, locales }: Omit<CalorieResultProps, 'concern'>) {
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
