import type { ReactNode } from 'react';
import styles from './DialogHead.module.css';
import { ImigongoBand } from './ImigongoBand.tsx';

interface DialogHeadProps {
  closeLabel: string;
  /** The element that names the dialog. */
  children: ReactNode;
}

/** The top of every dialog, which stays in view: the band, the title and the button that closes it, by HTML alone. */
export function DialogHead({ closeLabel, children }: DialogHeadProps) {
  return (
    <form method="dialog" className={styles.head}>
      <ImigongoBand />
      <div className={styles.row}>
        <div className={styles.title}>{children}</div>
        <button type="submit" className={styles.close} aria-label={closeLabel}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </form>
  );
}
