import type { Translate } from '#src/words/translate.ts';
import styles from './MythList.module.css';

/** Wrong beliefs, each with what is true: the truth is the longer and stronger part. */
export function MythList({ myths, t }: { myths: readonly { myth: string; truth: string }[]; t: Translate }) {
  return (
    <section className={styles.myths} id="myths">
      <h2>{t('page.myths')}</h2>
      <dl>
        {myths.map(({ myth, truth }) => (
          <div key={myth}>
            <dt>{myth}</dt>
            <dd>{truth}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
