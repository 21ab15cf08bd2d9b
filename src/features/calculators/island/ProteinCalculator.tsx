import { limits } from '#src/features/calculators/logic/limits.ts';
import { type FieldTexts, weightInKilograms } from '#src/features/calculators/logic/measures.ts';
import { calculateProtein, type ProteinResult } from '#src/features/calculators/logic/protein.ts';
import { suggestWeight } from '#src/features/calculators/logic/suggestion.ts';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import type { Texts } from '#src/words/texts.ts';
import { CalculatorForm, type ResultSummary, type SharedTexts } from './CalculatorForm.tsx';
import { BowlDrawing, EggDrawing } from './drawings.tsx';
import { MeasureFields } from './MeasureFields.tsx';
import styles from './Result.module.css';

export interface ProteinCalculatorProps {
  /** The page of menus, which takes the result as the parameter `protein`. */
  mealPlanHref: string;
  shared: SharedTexts;
  texts: Texts['calculators']['protein'];
  locales: readonly string[];
}

const calculate = (field: FieldTexts) => calculateProtein({ weight: weightInKilograms(field) });

/** Weight in, grams of protein a day out, shown as eggs and beans. */
export function ProteinCalculator({ shared, ...own }: ProteinCalculatorProps) {
  return (
    <CalculatorForm
      texts={shared}
      locales={own.locales}
      calculate={calculate}
      errors={{
        invalidWeight: {
          key: 'calculators.protein.error.invalidWeight',
          text: own.texts.error.invalidWeight,
          fields: ['weight', 'pounds'],
          suggest: (field) => suggestWeight(field, limits.protein.weight),
        },
      }}
      resultTitle={own.texts.result.title}
      renderResult={(result) => <ProteinResultBody result={result} {...own} />}
      summary={(result) => summarize(result, own)}
    >
      <MeasureFields texts={shared.measures} measures={['weight']} />
    </CalculatorForm>
  );
}

function ProteinResultBody({
  result,
  texts: { result: texts },
  locales,
  mealPlanHref,
}: Omit<ProteinCalculatorProps, 'shared'> & { result: ProteinResult }) {
  const value = formatDecimal(result.value, locales);
  return (
    <>
      <p className={styles.sentence}>{texts.sentence}</p>
      <p className={styles.figure}>
        <output className={styles.value}>{fillTemplate(texts.unit, { value })}</output>
      </p>
      <section className={styles.comparison}>
        <h3>{texts.comparison}</h3>
        <ul className={styles.items}>
          <li>
            <EggDrawing />
            {fillTemplate(texts.eggs, { count: result.eggs }, locales)}
          </li>
          <li>
            <BowlDrawing />
            <span>
              <em>{texts.or}</em> {fillTemplate(texts.beans, { count: result.bowlsOfBeans }, locales)}
            </span>
          </li>
        </ul>
      </section>
      <p>{texts.mealPlanMeans}</p>
      <p>
        <ButtonLink href={`${mealPlanHref}?protein=${result.value}`}>{texts.createMealPlan}</ButtonLink>
      </p>
    </>
  );
}

function summarize(
  { value }: ProteinResult,
  { texts, locales }: Pick<ProteinCalculatorProps, 'texts' | 'locales'>,
): ResultSummary {
  const { unit, sentence } = texts.result;
  return { value: fillTemplate(unit, { value: formatDecimal(value, locales) }), lines: [sentence] };
}
