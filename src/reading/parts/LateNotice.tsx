import type { Translate } from '#src/words/translate.ts';
import styles from './LateNotice.module.css';

/**
 * Stands after an island and speaks up when its script has not come after twelve seconds, as when the network breaks
 * off behind the page: a form that only stays switched off would leave the reader guessing. Styles alone do it, since
 * a script could be what is missing.
 */
export function LateNotice({ t }: { t: Translate }) {
  return <p className={styles.late}>{t('page.notLoaded')}</p>;
}
