import type { ReactNode } from 'react';
import styles from './MenuPanel.module.css';

const sides = { start: styles.start, end: styles.end } as const;

interface MenuPanelProps {
  /** The edge of its disclosure that the panel hangs from. */
  side: keyof typeof sides;
  /** List items, each with a link. */
  children: ReactNode;
}

/** The list of links that a menu opens over the page, below its button. */
export function MenuPanel({ side, children }: MenuPanelProps) {
  return <ul className={`${styles.panel} ${styles.links} ${sides[side]}`}>{children}</ul>;
}

/** Links that look like those of a menu, one below the other. */
export function MenuLinks({ children }: { children: ReactNode }) {
  return <div className={styles.links}>{children}</div>;
}
