import {
  type BmiCategory,
  type BmiError,
  type BmiResult,
  calculateBmi,
} from '#src/features/calculators/logic/bmi.ts';
import { weightRangeInPounds } from '#src/features/calculators/logic/imperial-units.ts';
import { limits } from '#src/features/calculators/logic/limits.ts';
import {
  type FieldTexts,
  heightInCentimetres,
  isImperial,
  weightInKilograms,
} from '#src/features/calculators/logic/measures.ts';
import { type Outcome, success } from '#src/features/calculators/logic/outcome.ts';
import { suggestHeight, suggestWeight } from '#src/features/calculators/logic/suggestion.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import { BmiBar } from './BmiBar.tsx';
import { CalculatorForm, type ResultSummary, type SharedTexts } from './CalculatorForm.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';

type BmiTexts = Texts['calculators']['bmi'];

/** Advice of one kind, which one guide goes on with. */
type BmiAdvice = keyof BmiTexts['tips'];

// The main advice first.
const adviceFor: Readonly<Record<BmiCategory, readonly BmiAdvice[]>> = {
  underweight: ['gain'],
  normal: ['maintain'],
  betweenCategories: ['maintain', 'reduce'],
  overweight: ['reduce'],
};

export interface BmiCalculatorProps {
  shared: SharedTexts;
  texts: BmiTexts;
  /** The addresses of the guides. */
  guides: Readonly<Record<BmiAdvice, string>>;
  /** Help for those whom thoughts about weight trouble. */
  concern: { label: string; href: string };
  locales: readonly string[];
}

/** The result, and whether it is to be told in pounds. */
type ToldResult = BmiResult & { inPounds: boolean };

function calculate(field: FieldTexts): Outcome<ToldResult, BmiError> {
  const outcome = calculateBmi({ weight: weightInKilograms(field), height: heightInCentimetres(field) });
  return outcome.ok ? success({ ...outcome.result, inPounds: isImperial(field) }) : outcome;
}

/** Weight and height in, body mass index with its meaning out. */
export function BmiCalculator({ shared, ...own }: BmiCalculatorProps) {
  const { error, result: texts } = own.texts;
  return (
    <CalculatorForm
      texts={shared}
      locales={own.locales}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.bmi.error.invalidWeight',
          text: error.invalidWeight,
          fields: ['weight', 'pounds'],
          suggest: (field) => suggestWeight(field, limits.bmi.weight),
        },
        invalidHeight: {
          key: 'calculators.bmi.error.invalidHeight',
          text: error.invalidHeight,
          fields: ['height', 'feet', 'inches'],
          suggest: (field) => suggestHeight(field, limits.bmi.height),
        },
      }}
      resultTitle={texts.title}
      renderResult={(result) => <BmiResultBody result={result} {...own} />}
      summary={(result) => summarize(result, own)}
    >
      <MeasureFields texts={shared.measures} measures={['weight', 'height']} />
    </CalculatorForm>
  );
}

type BmiResultProps = Omit<BmiCalculatorProps, 'shared'> & { result: ToldResult };

function BmiResultBody({ result, texts: allTexts, guides, concern, locales }: BmiResultProps) {
  const { result: texts, category, tips } = allTexts;
  const value = formatDecimal(result.value, locales);
  const range = result.inPounds ? weightRangeInPounds(result.healthyWeight) : result.healthyWeight;
  return (
    <>
      <p className={styles.sentence}>{texts[result.category]}</p>
      <p className={styles.figure}>
        <output className={styles.value}>{value}</output>
        {result.category !== 'betweenCategories' && (
          <span className={styles.category} data-category={result.category}>
            {category[result.category]}
          </span>
        )}
      </p>
      <BmiBar
        value={result.value}
        shownValue={value}
        label={fillTemplate(texts.bar, { value })}
        bands={category}
        locales={locales}
      />
      <p>
        {fillTemplate(result.inPounds ? texts.healthyRangePounds : texts.healthyRange, {
          low: formatDecimal(range.low, locales),
          high: formatDecimal(range.high, locales),
        })}
      </p>
      {result.isObesityRange && <p>{texts.obesity}</p>}
      {adviceFor[result.category].map((advice) => (
        <section key={advice} className={styles.advice}>
          <h3>{tips[advice].heading}</h3>
          <ul>
            {Object.values(tips[advice].items).map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ButtonLink href={guides[advice]}>{tips[advice].link}</ButtonLink>
        </section>
      ))}
      <p>
        <a href={concern.href}>{concern.label}</a>
      </p>
    </>
  );
}

function summarize(
  { value, category }: BmiResult,
  { texts, locales }: Pick<BmiCalculatorProps, 'texts' | 'locales'>,
): ResultSummary {
  const named = category === 'betweenCategories' ? [] : [texts.category[category]];
  return { value: formatDecimal(value, locales), lines: [...named, texts.result[category]] };
}
