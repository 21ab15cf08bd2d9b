import {
  calculateIdealWeight,
  type IdealWeightError,
  type IdealWeightResult,
} from '#src/features/calculators/logic/ideal-weight.ts';
import { weightInPounds, weightRangeInPounds } from '#src/features/calculators/logic/imperial-units.ts';
import { limits } from '#src/features/calculators/logic/limits.ts';
import {
  type FieldTexts,
  heightInCentimetres,
  isImperial,
} from '#src/features/calculators/logic/measures.ts';
import { type Outcome, success } from '#src/features/calculators/logic/outcome.ts';
import { suggestHeight } from '#src/features/calculators/logic/suggestion.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import { CalculatorForm, type ResultSummary, type SharedTexts } from './CalculatorForm.tsx';
import { GenderField } from './GenderField.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';
import { WeightBar } from './WeightBar.tsx';

export interface IdealWeightCalculatorProps {
  gender: Texts['calculators']['gender'];
  /** Help for those whom thoughts about weight trouble. */
  concern: { label: string; href: string };
  tipsHref: string;
  shared: SharedTexts;
  texts: Texts['calculators']['idealWeight'];
  locales: readonly string[];
}

/** The result, and whether it is to be told in pounds. */
type ToldResult = IdealWeightResult & { inPounds: boolean };

function calculate(field: FieldTexts): Outcome<ToldResult, IdealWeightError> {
  const outcome = calculateIdealWeight({ height: heightInCentimetres(field), gender: field('gender') });
  return outcome.ok ? success({ ...outcome.result, inPounds: isImperial(field) }) : outcome;
}

/** Height and gender in, Devine's reference weight out, beside the healthy range for that height. */
export function IdealWeightCalculator({ shared, gender, ...own }: IdealWeightCalculatorProps) {
  return (
    <CalculatorForm
      texts={shared}
      locales={own.locales}
      calculate={calculate}
      errors={{
        invalidHeight: {
          key: 'calculators.idealWeight.error.invalidHeight',
          text: own.texts.error.invalidHeight,
          fields: ['height', 'feet', 'inches'],
          suggest: (field) => suggestHeight(field, limits.idealWeight.height),
        },
        selectGender: {
          key: 'calculators.idealWeight.error.selectGender',
          text: own.texts.error.selectGender,
          fields: ['gender'],
        },
      }}
      resultTitle={own.texts.result.title}
      renderResult={(result) => <IdealWeightBody result={result} {...own} />}
      summary={(result) => summarize(result, own)}
    >
      <MeasureFields texts={shared.measures} measures={['height']} />
      <GenderField texts={gender} placeholder={shared.common.choose} />
    </CalculatorForm>
  );
}

function IdealWeightBody({
  result,
  texts: { result: texts },
  concern,
  tipsHref,
  locales,
}: Omit<IdealWeightCalculatorProps, 'shared' | 'gender'> & { result: ToldResult }) {
  const { inPounds, healthyWeight } = result;
  const weight = inPounds ? weightInPounds(result.value) : result.value;
  const healthy = inPounds ? weightRangeInPounds(healthyWeight) : healthyWeight;
  const value = formatDecimal(weight, locales);
  const range = { low: formatDecimal(healthy.low, locales), high: formatDecimal(healthy.high, locales) };
  return (
    <>
      <p className={styles.sentence}>{texts.sentence}</p>
      <p className={styles.figure}>
        <output className={styles.value}>
          {fillTemplate(inPounds ? texts.unitPounds : texts.unit, { value })}
        </output>
      </p>
      {result.isBelowFormulaRange && <p className={styles.note}>{texts.belowRange}</p>}
      <section className={styles.comparison}>
        <h3>{texts.comparison}</h3>
        <WeightBar
          value={Number(weight)}
          shownValue={value}
          low={Number(healthy.low)}
          high={Number(healthy.high)}
          label={fillTemplate(inPounds ? texts.barPounds : texts.bar, { value, ...range })}
          rangeText={fillTemplate(inPounds ? texts.healthyRangePounds : texts.healthyRange, range)}
        />
      </section>
      <p>
        <ButtonLink href={tipsHref}>{texts.getTips}</ButtonLink>
      </p>
      <p>
        <a href={concern.href}>{concern.label}</a>
      </p>
    </>
  );
}

function summarize(
  { value, inPounds, isBelowFormulaRange }: ToldResult,
  { texts: { result: texts }, locales }: Pick<IdealWeightCalculatorProps, 'texts' | 'locales'>,
): ResultSummary {
  const weight = formatDecimal(inPounds ? weightInPounds(value) : value, locales);
  return {
    value: fillTemplate(inPounds ? texts.unitPounds : texts.unit, { value: weight }),
    lines: [texts.sentence, ...(isBelowFormulaRange ? [texts.belowRange] : [])],
  };
}
