import type { Translate } from '#src/words/translate.ts';
import styles from './LeaveBar.module.css';

interface LeaveBarProps {
  t: Translate;
  /** On a page with the strip of numbers: it is then one tap away too. */
  help?: boolean;
}

/**
 * The quick way out of a page that nobody else should see. It stays at the foot of the window, so that it is in reach
 * wherever one reads. It works without script; with it, three times Escape leaves too, and Back does not return.
 */
export function LeaveBar({ t, help = false }: LeaveBarProps) {
  return (
    <div className={help ? `${styles.bar} ${styles.calm}` : styles.bar} data-screen-only>
      <div className={styles.inner}>
        {help && (
          <a className={styles.help} href="#help">
            {t('help.jump')}
          </a>
        )}
        <a
          className={styles.leave}
          href="https://www.bbc.com/weather"
          rel="noreferrer external"
          data-leave
          aria-describedby="leave-hint"
        >
          {t('help.leave')}
        </a>
      </div>
    </div>
  );
}

/** What leaving does, and what it cannot do: for once on the page. */
export function LeaveHint({ t }: { t: Translate }) {
  return (
    <p className={styles.hint} id="leave-hint" data-screen-only>
      {t('help.leaveHint')} <span data-needs-script>{t('help.leaveKey')}</span>
    </p>
  );
}
