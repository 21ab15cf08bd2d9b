import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Keeping.module.css';

/** How something went whose button is gone: it takes the focus, so that nobody is left where nothing is. */
export function FocusedLine({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className={styles.outcome}>
      {children}
    </p>
  );
}
