import type { CompendiumActivity } from '#src/features/exercises/compendium-schema.ts';
import { suitabilities } from '#src/features/exercises/logic/kinds.ts';
import type { ExerciseFacts as Facts } from '#src/features/exercises/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './ExerciseFacts.module.css';

interface ExerciseFactsProps {
  facts: Facts;
  energy: CompendiumActivity;
  language: BuiltLanguage;
}

/** What an exercise asks for, at a glance. */
export function ExerciseFacts({ facts, energy, language }: ExerciseFactsProps) {
  const texts = textsOf(language).exercises;
  const { page } = texts;
  const met = formatDecimal(energy.met.toFixed(1), languageFacts(language).numberLocales);
  const measure = texts.measure[facts.measure];
  const rows = [
    { label: page.level, value: texts.level[facts.level] },
    {
      label: page.equipment,
      value: facts.equipment.map((kind) => texts.equipment[kind]).join(', '),
    },
    {
      label: page.measure,
      value: facts.perSide ? `${measure}, ${page.eachSide}` : measure,
    },
    { label: page.impact, value: texts.impact[facts.impact] },
    { label: page.energy, value: fillTemplate(page.energyValue, { met }) },
  ];
  const fits = suitabilities.filter((kind) => facts.suits.includes(kind));
  return (
    <section className={styles.facts}>
      <h2>{page.atAGlance}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fits.length > 0 && (
        <>
          <h3>{page.suits}</h3>
          <ul className={styles.suits}>
            {fits.map((kind) => (
              <li key={kind}>{texts.suits[kind]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
