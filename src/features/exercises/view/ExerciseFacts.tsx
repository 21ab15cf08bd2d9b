import type { CompendiumActivity } from '#src/features/exercises/compendium-schema.ts';
import { fitsOf } from '#src/features/exercises/logic/suitabilities.ts';
import type { ExerciseFacts as Facts } from '#src/features/exercises/schema.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
import styles from './ExerciseFacts.module.css';
import { equipmentLabels, impactLabels, levelLabels, measureLabels, suitabilityLabels } from './labels.ts';

interface ExerciseFactsProps {
  facts: Facts;
  energy: CompendiumActivity;
  language: BuiltLanguage;
}

/** What an exercise asks for, at a glance. */
export function ExerciseFacts({ facts, energy, language }: ExerciseFactsProps) {
  const t = translator(language);
  const equipment = equipmentLabels(t);
  const suits = suitabilityLabels(t);
  const met = formatDecimal(energy.met.toFixed(1), languageFacts(language).numberLocales);
  const measure = measureLabels(t)[facts.measure];
  const rows = [
    { label: t('exercises.page.level'), value: levelLabels(t)[facts.level] },
    {
      label: t('exercises.page.equipment'),
      value: facts.equipment.map((kind) => equipment[kind]).join(', '),
    },
    {
      label: t('exercises.page.measure'),
      value: facts.perSide ? `${measure}, ${t('exercises.page.eachSide')}` : measure,
    },
    { label: t('exercises.page.impact'), value: impactLabels(t)[facts.impact] },
    { label: t('exercises.page.energy'), value: t('exercises.page.energyValue', { met }) },
  ];
  const fits = fitsOf(facts);
  return (
    <section className={styles.facts}>
      <h2>{t('exercises.page.atAGlance')}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>{t('exercises.page.energyMeaning', { met, code: facts.compendium })}</p>
      {fits.length > 0 && (
        <>
          <h3>{t('exercises.page.suits')}</h3>
          <ul className={styles.suits}>
            {fits.map((kind) => (
              <li key={kind}>{suits[kind]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
