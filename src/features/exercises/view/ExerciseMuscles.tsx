import type { Texts } from '#src/words/texts.ts';
import { BodyMap, type MuscleRoles } from './BodyMap.tsx';
import styles from './ExerciseMuscles.module.css';

/** The muscles of an exercise, in words and on a map of the body. */
export function ExerciseMuscles({ muscles, texts }: { muscles: MuscleRoles; texts: Texts['exercises'] }) {
  const { muscle: names, page } = texts;
  const groups = [
    { role: 'primary', heading: page.primary, own: muscles.primary },
    { role: 'secondary', heading: page.secondary, own: muscles.secondary },
  ];
  return (
    <section className={styles.muscles}>
      <h2>{page.muscles}</h2>
      <div className={styles.columns}>
        <BodyMap muscles={muscles} texts={page} />
        <div className={styles.names}>
          {groups
            .filter(({ own }) => own.length > 0)
            .map(({ role, heading, own }) => (
              <div key={role}>
                <h3 data-role={role}>{heading}</h3>
                <ul>
                  {own.map((muscle) => (
                    <li key={muscle}>{names[muscle]}</li>
                  ))}
                </ul>
              </div>
            ))}
        </div>
      </div>
    </section>
  );
}
