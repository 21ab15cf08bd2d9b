import { type FieldTexts, weightInKilograms } from '#src/features/calculators/logic/measures.ts';
import { calculateProtein, type ProteinResult } from '#src/features/calculators/logic/protein.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { CalculatorForm, type CalculatorLabels } from './CalculatorForm.tsx';
import { BowlDrawing, EggDrawing } from './drawings.tsx';
import { MeasureFields, type MeasureLabels } from './MeasureFields.tsx';
import styles from './Result.module.css';

interface ProteinLabels extends CalculatorLabels, MeasureLabels {
  title: string;
  sentence: string;
  unit: string;
  comparison: string;
  eggs: string;
  or: string;
  beans: string;
  createMealPlan: { label: string; href: string };
  errors: { invalidWeight: string };
}

export interface ProteinCalculatorProps {
  labels: ProteinLabels;
  locales: readonly string[];
}

const calculate = (field: FieldTexts) => calculateProtein({ weight: weightInKilograms(field) });

/** Weight in, grams of protein a day out, shown as eggs and beans. */
export function ProteinCalculator({ labels, locales }: ProteinCalculatorProps) {
  return (
    <CalculatorForm
      labels={labels}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.protein.error.invalidWeight',
          text: labels.errors.invalidWeight,
          fields: ['weight', 'pounds'],
        },
      }}
      resultTitle={labels.title}
      renderResult={(result) => <ProteinResultBody result={result} labels={labels} locales={locales} />}
    >
      <MeasureFields labels={labels} measures={['weight']} />
    </CalculatorForm>
  );
}

function ProteinResultBody({ result, labels, locales }: ProteinCalculatorProps & { result: ProteinResult }) {
  const value = formatDecimal(result.value, locales);
  return (
    <>
      <p className={styles.sentence}>{fillTemplate(labels.sentence, { value })}</p>
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(labels.unit, { value })}</output>
      </p>
      <section className={styles.comparison}>
        <h3>{labels.comparison}</h3>
        <ul className={styles.items}>
          <li>
            <EggDrawing />
            {fillTemplate(labels.eggs, { count: formatDecimal(result.eggs, locales) })}
          </li>
          <li>
            <BowlDrawing />
            <span>
              <em>{labels.or}</em>{' '}
              {fillTemplate(labels.beans, { count: formatDecimal(result.bowlsOfBeans, locales) })}
            </span>
          </li>
        </ul>
      </section>
      <p>
        <ButtonLink href={labels.createMealPlan.href}>{labels.createMealPlan.label}</ButtonLink>
      </p>
    </>
  );
}
