import type { ReactNode } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  summary: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** What only some readers want, such as the table behind a picture. */
export function Folded({ summary, onToggle, children }: FoldedProps) {
  return (
    <details className={styles.folded} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
