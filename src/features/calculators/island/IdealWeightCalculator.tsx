import {
  calculateIdealWeight,
  type IdealWeightError,
  type IdealWeightResult,
} from '#src/features/calculators/logic/ideal-weight.ts';
import { type FieldTexts, heightInCentimetres } from '#src/features/calculators/logic/measures.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { CalculatorForm, type CalculatorLabels } from './CalculatorForm.tsx';
import { GenderField, type GenderLabels } from './GenderField.tsx';
import { MeasureFields, type MeasureLabels } from './MeasureFields.tsx';
import styles from './Result.module.css';
import { WeightBar } from './WeightBar.tsx';

interface IdealWeightLabels extends CalculatorLabels, MeasureLabels, GenderLabels {
  title: string;
  sentence: string;
  unit: string;
  belowRange: string;
  comparison: string;
  healthyRange: string;
  bar: string;
  getTips: { label: string; href: string };
  eatingConcern: { label: string; href: string };
  errors: Readonly<Record<IdealWeightError, string>>;
}

export interface IdealWeightCalculatorProps {
  labels: IdealWeightLabels;
  locales: readonly string[];
}

const calculate = (field: FieldTexts) =>
  calculateIdealWeight({ height: heightInCentimetres(field), gender: field('gender') });

/** Height and gender in, Devine's reference weight out, beside the healthy range for that height. */
export function IdealWeightCalculator({ labels, locales }: IdealWeightCalculatorProps) {
  return (
    <CalculatorForm
      labels={labels}
      calculate={calculate}
      errors={{
        invalidHeight: {
          key: 'calculators.idealWeight.error.invalidHeight',
          text: labels.errors.invalidHeight,
          fields: ['height', 'feet'],
        },
        selectGender: {
          key: 'calculators.idealWeight.error.selectGender',
          text: labels.errors.selectGender,
          fields: ['gender'],
        },
      }}
      resultTitle={labels.title}
      renderResult={(result) => <IdealWeightBody result={result} labels={labels} locales={locales} />}
    >
      <MeasureFields labels={labels} measures={['height']} />
      <GenderField labels={labels} />
    </CalculatorForm>
  );
}

function IdealWeightBody({
  result,
  labels,
  locales,
}: IdealWeightCalculatorProps & { result: IdealWeightResult }) {
  const value = formatDecimal(result.value, locales);
  const range = {
    low: formatDecimal(result.healthyWeight.low, locales),
    high: formatDecimal(result.healthyWeight.high, locales),
  };
  return (
    <>
      <p className={styles.sentence}>{fillTemplate(labels.sentence, { value })}</p>
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(labels.unit, { value })}</output>
      </p>
      {result.isBelowFormulaRange && <p className={styles.note}>{labels.belowRange}</p>}
      <section className={styles.comparison}>
        <h3>{labels.comparison}</h3>
        <WeightBar
          value={Number(result.value)}
          shownValue={value}
          low={Number(result.healthyWeight.low)}
          high={Number(result.healthyWeight.high)}
          label={fillTemplate(labels.bar, { value, ...range })}
          rangeText={fillTemplate(labels.healthyRange, range)}
        />
      </section>
      <p>
        <ButtonLink href={labels.getTips.href}>{labels.getTips.label}</ButtonLink>
      </p>
      <p>
        <a href={labels.eatingConcern.href}>{labels.eatingConcern.label}</a>
      </p>
    </>
  );
}
