import type { Dose } from '#src/features/exercises/dose-schema.ts';
import type { ExerciseAmount } from '#src/features/exercises/load.ts';
import type { ExerciseFacts } from '#src/features/exercises/schema.ts';
import { fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './ExerciseDose.module.css';

interface ExerciseDoseProps {
  dose: ExerciseAmount;
  facts: ExerciseFacts;
  language: BuiltLanguage;
}

/** How much of an exercise to do: at first, as a goal, and with which load, in large numbers. */
export function ExerciseDose({ dose: { rule, load }, facts, language }: ExerciseDoseProps) {
  const texts = textsOf(language).exercises;
  const { dose: words } = texts;
  const measure = rule.unit === 'minutes' ? words.minutes : texts.measure[rule.unit ?? facts.measure];
  const amountOf = ({ sets, amount }: Dose) =>
    sets === undefined
      ? fillTemplate(words.once, { amount: amount.join('–'), measure })
      : fillTemplate(words.sets, { times: sets.join('–'), amount: amount.join('–'), measure });
  const rows = [
    ...(rule.begin ? [{ label: words.begin, value: amountOf(rule.begin) }] : []),
    { label: words.goal, value: amountOf(rule.goal) },
    ...(load ? [{ label: texts.load.label, value: loadText(load, language) }] : []),
  ];
  return (
    <section className={styles.dose} data-dose>
      <h2>{words.heading}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function loadText({ kind, rule }: NonNullable<ExerciseAmount['load']>, language: BuiltLanguage): string {
  const amount = rule.begin.map((number) => written(number, language)).join('–');
  return fillTemplate(textsOf(language).exercises.load[kind], { amount });
}

/** What to know of the amount: sides, rests, when to stop, and when to add. */
export function DoseNote({ dose: { kind, rule, load }, facts, language }: ExerciseDoseProps) {
  const texts = textsOf(language).exercises;
  const filled = (text: string, numbers: Readonly<Record<string, number>>) =>
    fillTemplate(
      text,
      Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, written(number, language)])),
    );
  const isOutgrown = kind === 'strength' && load === undefined && facts.harder !== undefined;
  return (
    <p className={styles.note}>
      {/* As a block of its own, the strong text would lose a space at its end. */}
      {facts.perSide && <strong>{texts.page.eachSide}.</strong>}{' '}
      {[
        filled(texts.dose.notes[kind], rule.note),
        ...(isOutgrown ? [filled(texts.dose.harder, rule.note)] : []),
        ...(load ? [filled(texts.load.notes[load.rule.note], load.rule.numbers)] : []),
      ].join(' ')}
    </p>
  );
}

const written = (number: number, language: BuiltLanguage): string =>
  formatDecimal(number, languageFacts(language).numberLocales);
