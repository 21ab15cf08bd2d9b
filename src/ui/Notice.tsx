import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** A short text that must be noticed, set apart by a bar and not by colour alone. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={styles.notice}>{children}</div>;
}
