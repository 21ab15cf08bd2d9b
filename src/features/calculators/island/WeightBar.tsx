import styles from './BmiBar.module.css';

interface WeightBarProps {
  /** All in the same unit. */
  value: number;
  low: number;
  high: number;
  shownValue: string;
  /** Read to those who do not see the drawing. */
  label: string;
  rangeText: string;
}

const width = 460;

/** The reference weight as an arrow on a line, with the healthy range of that height as a band. */
export function WeightBar({ value, low, high, shownValue, label, rangeText }: WeightBarProps) {
  const margin = (high - low) * 0.4;
  const from = Math.min(low, value) - margin;
  const to = Math.max(high, value) + margin;
  const position = (weight: number) => ((weight - from) / (to - from)) * width;
  return (
    <figure className={styles.figure} aria-label={label} role="img" dir="ltr">
      <svg viewBox={`0 0 ${width} 62`} aria-hidden="true">
        <rect x="0" y="37" width={width} height="6" rx="3" className={styles.track} />
        <rect
          x={position(low)}
          y="30"
          width={position(high) - position(low)}
          height="20"
          rx="6"
          className={styles.middle}
        />
        <path d={`M${position(value)} 30l-8 -11h16z`} className={styles.arrow} />
        <text x={position(value)} y="14" textAnchor="middle" className={styles.marker}>
          {shownValue}
        </text>
      </svg>
      <p className={styles.caption} aria-hidden="true">
        {rangeText}
      </p>
    </figure>
  );
}
