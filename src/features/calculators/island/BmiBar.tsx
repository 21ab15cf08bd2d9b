import { formatDecimal } from '#src/words/format/format-decimal.ts';
import styles from './BmiBar.module.css';

interface BmiBarProps {
  /** Plain decimal text. */
  value: string;
  shownValue: string;
  /** Read to those who do not see the drawing. */
  label: string;
  bands: Readonly<Record<'underweight' | 'normal' | 'overweight', string>>;
  locales: readonly string[];
}

const scale = { from: 15, to: 35, width: 460 } as const;
const bounds = { normal: 18.5, overweight: 25 } as const;

const position = (value: number) =>
  ((Math.min(Math.max(value, scale.from), scale.to) - scale.from) / (scale.to - scale.from)) * scale.width;

/** The number on a scale of three bands, each with its name and its own pattern, never colour alone. */
export function BmiBar({ value, shownValue, label, bands, locales }: BmiBarProps) {
  const at = position(Number(value));
  const normalFrom = position(bounds.normal);
  const overweightFrom = position(bounds.overweight);
  const textAt = Math.min(Math.max(at, 30), scale.width - 30);
  return (
    <figure className={styles.figure} aria-label={label} role="img" dir="ltr">
      <svg viewBox={`0 0 ${scale.width} 62`} aria-hidden="true">
        <defs>
          <pattern
            id="bmi-low"
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" className={styles.low} />
            <path d="M0 0v8" className={styles.stroke} />
          </pattern>
          <pattern id="bmi-high" width="8" height="8" patternUnits="userSpaceOnUse">
            <rect width="8" height="8" className={styles.high} />
            <circle cx="4" cy="4" r="1.4" className={styles.dot} />
          </pattern>
        </defs>
        <rect x="0" y="30" width={normalFrom - 2} height="20" rx="6" fill="url(#bmi-low)" />
        <rect
          x={normalFrom}
          y="30"
          width={overweightFrom - normalFrom - 2}
          height="20"
          rx="6"
          className={styles.middle}
        />
        <rect
          x={overweightFrom}
          y="30"
          width={scale.width - overweightFrom}
          height="20"
          rx="6"
          fill="url(#bmi-high)"
        />
        <path d={`M${at} 30l-8 -11h16z`} className={styles.arrow} />
        <text x={textAt} y="14" textAnchor="middle" className={styles.marker}>
          {shownValue}
        </text>
      </svg>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <strong>{bands.underweight}</strong> &lt; {formatDecimal('18.5', locales)}
        </li>
        <li>
          <strong>{bands.normal}</strong> {formatDecimal('18.5', locales)}–{formatDecimal('24.9', locales)}
        </li>
        <li>
          <strong>{bands.overweight}</strong> ≥ 25
        </li>
      </ul>
    </figure>
  );
}
