import type { Translate } from '#src/words/translate.ts';
import styles from './SafetyBox.module.css';

/** When to stop training and get help, and who should ask a health worker first. Never folded away. */
export function SafetyBox({ t }: { t: Translate }) {
  const stop = [
    t('workoutPlan.safety.stop.heart'),
    t('workoutPlan.safety.stop.breath'),
    t('workoutPlan.safety.stop.stroke'),
    t('workoutPlan.safety.stop.heat'),
    t('workoutPlan.safety.stop.urine'),
  ];
  const check = [
    t('workoutPlan.safety.check.disease'),
    t('workoutPlan.safety.check.vigorous'),
    t('workoutPlan.safety.check.body'),
    t('workoutPlan.safety.check.others'),
  ];
  return (
    <div className={styles.safety}>
      <section className={styles.stop}>
        <h2>
          <span aria-hidden="true">!</span> {t('workoutPlan.safety.stopHeading')}
        </h2>
        <TextList texts={stop} />
      </section>
      <section className={styles.check}>
        <h2>{t('workoutPlan.safety.checkHeading')}</h2>
        <TextList texts={check} />
      </section>
    </div>
  );
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
