import type { ReactNode } from 'react';
import styles from './Chart.module.css';

/** The width of every drawing in its own units: narrow, so that 17 units of type are readable on a small phone. */
export const chartWidth = 340;

const bandStep = 10;

/** The ground that every drawing stands on: the page's colours and, along its head, the brand's zigzag. */
export function Chart({ height, children }: { height: number; children: ReactNode }) {
  const teeth = `l${bandStep} ${-bandStep}l${bandStep} ${bandStep}`.repeat(chartWidth / (2 * bandStep));
  return (
    <div className={styles.frame}>
      <svg className={styles.chart} viewBox={`0 0 ${chartWidth} ${height}`} aria-hidden="true">
        <path className={styles.accent} d={`M0 ${bandStep}${teeth}z`} />
        {children}
      </svg>
    </div>
  );
}
