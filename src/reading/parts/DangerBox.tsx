import type { ReactNode } from 'react';
import styles from './DangerSigns.module.css';
import folding from './Folded.module.css';

interface DangerBoxProps {
  /** The one line that is seen before the box is opened. */
  line: ReactNode;
  open?: boolean | undefined;
  /** For pages that print their danger signs elsewhere, such as on a poster. */
  onScreenOnly?: boolean;
  children: ReactNode;
}

/** A box that names danger in one line and opens. Told by words and a mark before colour. */
export function DangerBox({ line, open, onScreenOnly, children }: DangerBoxProps) {
  return (
    <details
      className={`${folding.folded} ${styles.danger}`}
      open={open}
      data-danger
      data-screen-only={onScreenOnly}
    >
      <summary>
        <span className={styles.mark} aria-hidden="true">
          !
        </span>
        <h2>{line}</h2>
      </summary>
      {children}
    </details>
  );
}
