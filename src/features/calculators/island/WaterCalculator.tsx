import { limits } from '#src/features/calculators/logic/limits.ts';
import { type FieldTexts, weightInKilograms } from '#src/features/calculators/logic/measures.ts';
import { suggestWeight } from '#src/features/calculators/logic/suggestion.ts';
import { calculateWater, type WaterResult } from '#src/features/calculators/logic/water.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import { CalculatorForm, type ResultSummary, type SharedTexts } from './CalculatorForm.tsx';
import { Glasses } from './Glasses.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';

export interface WaterCalculatorProps {
  shared: SharedTexts;
  texts: Texts['calculators']['water'];
  locales: readonly string[];
}

const calculate = (field: FieldTexts) => calculateWater({ weight: weightInKilograms(field) });

/** Weight in, millilitres of water a day out, also in litres and glasses. */
export function WaterCalculator({ shared, texts, locales }: WaterCalculatorProps) {
  return (
    <CalculatorForm
      texts={shared}
      locales={locales}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.water.error.invalidWeight',
          text: texts.error.invalidWeight,
          fields: ['weight', 'pounds'],
          suggest: (field) => suggestWeight(field, limits.water.weight),
        },
      }}
      resultTitle={texts.result.title}
      renderResult={(result) => <WaterResultBody result={result} texts={texts} locales={locales} />}
      summary={(result) => summarize(result, { texts, locales })}
    >
      <MeasureFields texts={shared.measures} measures={['weight']} />
    </CalculatorForm>
  );
}

function WaterResultBody({
  result,
  texts: { result: texts },
  locales,
}: Omit<WaterCalculatorProps, 'shared'> & { result: WaterResult }) {
  const litres = formatDecimal(result.litres, locales);
  const count = result.glasses;
  return (
    <>
      <p className={styles.sentence}>{texts.sentence}</p>
      <p className={styles.figure}>
        <span className={styles.value}>{fillTemplate(texts.litres, { litres })}</span>
        <output className={styles.exact}>
          {fillTemplate(texts.unit, { value: formatDecimal(result.value, locales) })}
        </output>
      </p>
      <p>{fillTemplate(texts.glasses, { count }, locales)}</p>
      <Glasses count={Number(count)} label={fillTemplate(texts.picture, { count }, locales)} />
      <p className={styles.note}>{texts.hourly}</p>
    </>
  );
}

function summarize(
  { litres, glasses }: WaterResult,
  { texts: { result: texts }, locales }: Pick<WaterCalculatorProps, 'texts' | 'locales'>,
): ResultSummary {
  return {
    value: fillTemplate(texts.litres, { litres: formatDecimal(litres, locales) }),
    lines: [texts.sentence, fillTemplate(texts.glasses, { count: glasses }, locales)],
  };
}
