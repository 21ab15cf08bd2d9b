import { type FieldTexts, weightInKilograms } from '#src/features/calculators/logic/measures.ts';
import { calculateWater, type WaterResult } from '#src/features/calculators/logic/water.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { CalculatorForm, type CalculatorLabels } from './CalculatorForm.tsx';
import { Glasses } from './Glasses.tsx';
import { MeasureFields, type MeasureLabels } from './MeasureFields.tsx';
import styles from './Result.module.css';

interface WaterLabels extends CalculatorLabels, MeasureLabels {
  title: string;
  sentence: string;
  unit: string;
  litres: string;
  glasses: string;
  picture: string;
  hourly: string;
  errors: { invalidWeight: string };
}

export interface WaterCalculatorProps {
  labels: WaterLabels;
  locales: readonly string[];
}

const calculate = (field: FieldTexts) => calculateWater({ weight: weightInKilograms(field) });

/** Weight in, millilitres of water a day out, also in litres and glasses. */
export function WaterCalculator({ labels, locales }: WaterCalculatorProps) {
  return (
    <CalculatorForm
      labels={labels}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.water.error.invalidWeight',
          text: labels.errors.invalidWeight,
          fields: ['weight', 'pounds'],
        },
      }}
      resultTitle={labels.title}
      renderResult={(result) => <WaterResultBody result={result} labels={labels} locales={locales} />}
    >
      <MeasureFields labels={labels} measures={['weight']} />
    </CalculatorForm>
  );
}

function WaterResultBody({ result, labels, locales }: WaterCalculatorProps & { result: WaterResult }) {
  const litres = formatDecimal(result.litres, locales);
  const count = formatDecimal(result.glasses, locales);
  return (
    <>
      <p className={styles.sentence}>{fillTemplate(labels.sentence, { litres })}</p>
      <p className={styles.figure}>
        <output className={styles.value}>
          {fillTemplate(labels.unit, { value: formatDecimal(result.value, locales) })}
        </output>
      </p>
      <p>
        {fillTemplate(labels.litres, { litres })} · {fillTemplate(labels.glasses, { count })}
      </p>
      <Glasses count={Number(result.glasses)} label={fillTemplate(labels.picture, { count })} />
      <p className={styles.note}>{labels.hourly}</p>
    </>
  );
}
