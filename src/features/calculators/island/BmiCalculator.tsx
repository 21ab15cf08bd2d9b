import {
  type BmiCategory,
  type BmiError,
  type BmiResult,
  calculateBmi,
} from '#src/features/calculators/logic/bmi.ts';
import {
  type FieldTexts,
  heightInCentimetres,
  weightInKilograms,
} from '#src/features/calculators/logic/measures.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { BmiBar } from './BmiBar.tsx';
import { CalculatorForm, type CalculatorLabels } from './CalculatorForm.tsx';
import { MeasureFields, type MeasureLabels } from './MeasureFields.tsx';
import styles from './Result.module.css';

/** Advice of one kind and the guide that it leads to. */
export interface BmiTips {
  heading: string;
  items: readonly string[];
  link: { label: string; href: string };
}

interface BmiLabels extends CalculatorLabels, MeasureLabels {
  title: string;
  sentence: Readonly<Record<BmiCategory, string>>;
  category: Readonly<Record<Exclude<BmiCategory, 'betweenCategories'>, string>>;
  obesity: string;
  healthyRange: string;
  bar: string;
  eatingConcern: { label: string; href: string };
  errors: Readonly<Record<BmiError, string>>;
}

export interface BmiCalculatorProps {
  labels: BmiLabels;
  /** The advice for each category, the main one first. */
  tips: Readonly<Record<BmiCategory, readonly BmiTips[]>>;
  locales: readonly string[];
}

const calculate = (field: FieldTexts) =>
  calculateBmi({ weight: weightInKilograms(field), height: heightInCentimetres(field) });

/** Weight and height in, body mass index with its meaning out. */
export function BmiCalculator({ labels, tips, locales }: BmiCalculatorProps) {
  return (
    <CalculatorForm
      labels={labels}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.bmi.error.invalidWeight',
          text: labels.errors.invalidWeight,
          fields: ['weight', 'pounds'],
        },
        invalidHeight: {
          key: 'calculators.bmi.error.invalidHeight',
          text: labels.errors.invalidHeight,
          fields: ['height', 'feet'],
        },
      }}
      resultTitle={labels.title}
      renderResult={(result) => (
        <BmiResultBody result={result} labels={labels} tips={tips[result.category]} locales={locales} />
      )}
    >
      <MeasureFields labels={labels} measures={['weight', 'height']} />
    </CalculatorForm>
  );
}

interface BmiResultBodyProps {
  result: BmiResult;
  labels: BmiLabels;
  tips: readonly BmiTips[];
  locales: readonly string[];
}

function BmiResultBody({ result, labels, tips, locales }: BmiResultBodyProps) {
  const value = formatDecimal(result.value, locales);
  return (
    <>
      <p className={styles.sentence}>{labels.sentence[result.category]}</p>
      <p className={styles.figure}>
        <output className={styles.value}>{value}</output>
        {result.category !== 'betweenCategories' && (
          <span className={styles.category} data-category={result.category}>
            {labels.category[result.category]}
          </span>
        )}
      </p>
      <BmiBar
        value={result.value}
        shownValue={value}
        label={fillTemplate(labels.bar, { value })}
        bands={labels.category}
        locales={locales}
      />
      <p>
        {fillTemplate(labels.healthyRange, {
          low: formatDecimal(result.healthyWeight.low, locales),
          high: formatDecimal(result.healthyWeight.high, locales),
        })}
      </p>
      {result.isObesityRange && <p>{labels.obesity}</p>}
      {tips.map((advice) => (
        <section key={advice.heading} className={styles.advice}>
          <h3>{advice.heading}</h3>
          <ul>
            {advice.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <ButtonLink href={advice.link.href}>{advice.link.label}</ButtonLink>
        </section>
      ))}
      <p>
        <a href={labels.eatingConcern.href}>{labels.eatingConcern.label}</a>
      </p>
    </>
  );
}
