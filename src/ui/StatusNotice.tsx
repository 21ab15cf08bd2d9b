import { type ReactNode, useEffect, useRef } from 'react';
import styles from './StatusNotice.module.css';

/**
 * How an action of the reader went, below its button: read aloud when it appears, and brought into view, because a button
 * often stands at the edge of the screen. Without children nothing is shown.
 */
export function StatusNotice({ children }: { children: ReactNode }) {
  const isShown = Boolean(children);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isShown) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  // The region is there before its text: only then do all screen readers speak it.
  return (
    <div role="status">
      {isShown && (
        <p ref={notice} className={styles.notice}>
          {children}
        </p>
      )}
    </div>
  );
}
