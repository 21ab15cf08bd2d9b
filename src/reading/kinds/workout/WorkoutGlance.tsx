import { fillTemplate } from '#src/words/format/fill-template.ts';
import { numberFormat } from '#src/words/format-number.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import { textsOf } from '#src/words/texts-of.ts';
import type { WorkoutMore } from './load.ts';
import type { WorkoutFacts } from './schema.ts';
import styles from './WorkoutGlance.module.css';

interface WorkoutGlanceProps {
  facts: WorkoutFacts;
  workout: WorkoutMore;
  language: BuiltLanguage;
}

/** Minutes, level, equipment, days and energy of a workout. */
export function WorkoutGlance({ facts, workout, language }: WorkoutGlanceProps) {
  const { exercises, training } = textsOf(language);
  const { sessions, equipment, kilocalories } = workout;
  const { level, daysPerWeek } = facts;
  const number = numberFormat(language);
  const { numberLocales } = languageFacts(language);
  const [from, to] = daysPerWeek;
  const count = Math.max(...sessions.map((session) => session.minutes));
  const rows = [
    { label: training.duration, value: fillTemplate(training.minutes, { count }, numberLocales) },
    { label: exercises.page.level, value: exercises.level[level] },
    { label: exercises.page.equipment, value: equipment.map((kind) => exercises.equipment[kind]).join(', ') },
    {
      label: training.days,
      value:
        from === to ? number(from) : fillTemplate(training.dayRange, { from: number(from), to: number(to) }),
    },
    {
      label: training.energy,
      value: fillTemplate(training.energyValue, { kilocalories: number(kilocalories) }),
    },
  ];
  return (
    <section className={styles.glance}>
      <h2>{exercises.page.atAGlance}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>{training.energyMeaning}</p>
    </section>
  );
}
