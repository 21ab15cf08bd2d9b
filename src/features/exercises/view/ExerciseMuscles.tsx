import type { Translate } from '#src/words/translate.ts';
import { BodyMap, type MuscleRoles } from './BodyMap.tsx';
import styles from './ExerciseMuscles.module.css';
import { muscleLabels } from './labels.ts';

/** The muscles of an exercise, in words and on a map of the body. */
export function ExerciseMuscles({ muscles, t }: { muscles: MuscleRoles; t: Translate }) {
  const labels = muscleLabels(t);
  const groups = [
    { role: 'primary', heading: t('exercises.page.primary'), names: muscles.primary },
    { role: 'secondary', heading: t('exercises.page.secondary'), names: muscles.secondary },
  ];
  return (
    <section className={styles.muscles}>
      <h2>{t('exercises.page.muscles')}</h2>
      <div className={styles.columns}>
        <BodyMap muscles={muscles} t={t} />
        <div className={styles.names}>
          {groups
            .filter(({ names }) => names.length > 0)
            .map(({ role, heading, names }) => (
              <div key={role}>
                <h3 data-role={role}>{heading}</h3>
                <ul>
                  {names.map((muscle) => (
                    <li key={muscle}>{labels[muscle]}</li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
    </section>
  );
}
