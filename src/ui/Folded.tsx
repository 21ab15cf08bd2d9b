import { type ReactNode, useState } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  /** A heading, where the part is one of the page. */
  summary: ReactNode;
  /** Whether it stays away on paper. */
  isScreenOnly?: boolean;
  isOpenAtFirst?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** As a function, what is made when it is opened: there may be hundreds of rows. */
  children: ReactNode | (() => ReactNode);
}

/** What only some readers want, such as the table behind a picture. */
export function Folded({
  summary,
  isScreenOnly = false,
  isOpenAtFirst = false,
  onToggle,
  children,
}: FoldedProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.folded}
      open={isOpen}
      data-screen-only={isScreenOnly ? '' : undefined}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        onToggle?.(currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      <div className={styles.content}>{typeof children === 'function' ? isOpen && children() : children}</div>
    </details>
  );
}
