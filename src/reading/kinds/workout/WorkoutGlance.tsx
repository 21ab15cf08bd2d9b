import { equipmentLabels, levelLabels } from '#src/features/exercises/view/labels.ts';
import { numberFormat } from '#src/words/format-number.ts';
import type { BuiltLanguage } from '#src/words/languages.ts';
import { translator } from '#src/words/translate.ts';
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
  const t = translator(language);
  const { sessions, equipment, kilocalories } = workout;
  const { level, daysPerWeek } = facts;
  const number = numberFormat(language);
  const equipmentNames = equipmentLabels(t);
  const [from, to] = daysPerWeek;
  const minutes = Math.max(...sessions.map((session) => session.minutes));
  const rows = [
    { label: t('training.duration'), value: t('training.minutes', { minutes: number(minutes) }) },
    { label: t('exercises.page.level'), value: levelLabels(t)[level] },
    { label: t('exercises.page.equipment'), value: equipment.map((kind) => equipmentNames[kind]).join(', ') },
    {
      label: t('training.days'),
      value: from === to ? number(from) : t('training.dayRange', { from: number(from), to: number(to) }),
    },
    {
      label: t('training.energy'),
      value: t('training.energyValue', { kilocalories: number(kilocalories) }),
    },
  ];
  return (
    <section className={styles.glance}>
      <h2>{t('exercises.page.atAGlance')}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>{t('training.energyMeaning')}</p>
    </section>
  );
}
