import type { Dose, DoseRule } from '#src/features/exercises/dose-schema.ts';
import type { DoseKind } from '#src/features/exercises/logic/dose-kind.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import type { Texts } from '#src/words/texts.ts';
import styles from './ExerciseDose.module.css';

interface ExerciseDoseProps {
  dose: { kind: DoseKind; rule: DoseRule };
  facts: ExerciseFacts;
  texts: Texts['exercises'];
}

/** How much of an exercise to do: at first and as a goal, in large numbers. */
export function ExerciseDose({ dose: { rule }, facts, texts }: ExerciseDoseProps) {
  const { dose: words } = texts;
  const measure = texts.measure[facts.measure];
  const amountOf = ({ sets, amount }: Dose) =>
    sets === undefined
      ? fillTemplate(words.once, { amount: amount.join('–'), measure })
      : fillTemplate(words.sets, { times: sets.join('–'), amount: amount.join('–'), measure });
  const rows = [
    ...(rule.begin ? [{ label: words.begin, dose: rule.begin }] : []),
    { label: words.goal, dose: rule.goal },
  ];
  return (
    <section className={styles.dose} data-dose>
      <h2>{words.heading}</h2>
      <dl>
        {rows.map(({ label, dose }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amountOf(dose)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What to know of the amount: sides, rests, and when to stop. */
export function DoseNote({ dose: { kind, rule }, facts, texts }: ExerciseDoseProps) {
  const numbers = Object.entries(rule.note).map(([name, number]) => [name, String(number)]);
  return (
    <p className={styles.note}>
      {facts.perSide && <strong>{texts.page.eachSide}. </strong>}
      {fillTemplate(texts.dose.notes[kind], Object.fromEntries(numbers))}
    </p>
  );
}
