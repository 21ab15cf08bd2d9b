import { ButtonLink } from '#src/ui/Button.tsx';
import type { Translate } from '#src/words/translate.ts';
import styles from './LeaveButton.module.css';

/** The quick way out of a page that nobody else should see. It works without script; with it, Back does not return. */
export function LeaveButton({ t }: { t: Translate }) {
  return (
    <div className={styles.leave} data-screen-only>
      <ButtonLink href="https://www.bbc.com/weather" rel="noreferrer external" variant="secondary" data-leave>
        {t('help.leave')}
      </ButtonLink>
      <p>{t('help.leaveHint')}</p>
    </div>
  );
}
