import type { Translate } from '#src/words/translate.ts';
import styles from './KeyPoints.module.css';

/** Four to six points, each true by itself: what a reader takes along who reads no further. */
export function KeyPoints({ points, t }: { points: readonly string[]; t: Translate }) {
  return (
    <section className={styles.points} data-key-points>
      <h2>{t('page.keyPoints')}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
