import type { Translate } from '#src/words/translate.ts';
import styles from './NextSteps.module.css';

/** One thing for today, one for this week. */
export function NextSteps({ next, t }: { next: { today: string; week: string }; t: Translate }) {
  return (
    <section className={styles.next} id="next-steps">
      <h2>{t('page.nextSteps')}</h2>
      <dl>
        <div>
          <dt>{t('page.today')}</dt>
          <dd>{next.today}</dd>
        </div>
        <div>
          <dt>{t('page.thisWeek')}</dt>
          <dd>{next.week}</dd>
        </div>
      </dl>
    </section>
  );
}
