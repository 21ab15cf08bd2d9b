import { Curve, Dots, RangeBars } from '#src/features/health/island/pictures/marks.tsx';
import { placeIn } from '#src/features/health/island/pictures/place.ts';
import type { Span } from '#src/features/health/logic/spans.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import styles from './Report.module.css';

const size = { width: 220, height: 44 };
const margin = { top: 5, start: 2, bottom: 5, end: 2 };
/** Part of the mean that the height stands for at least, so that small changes stay small. */
const leastPart = 0.1;

interface SparkProps {
  span: Span;
  points: readonly { day: Day; value: number }[];
  /** A second value of each day; the picture then has bars. */
  lows?: readonly number[];
}

/** A small picture without axes: the numbers stand beside it. */
export function Spark({ span, points, lows }: SparkProps) {
  const values = [...points.map(({ value }) => value), ...(lows ?? [])];
  const [first = 1] = values;
  const place = placeIn({ ...size, margin }, { span, values, leastHeight: first * leastPart });
  const bars = points.map(({ day, value }, index) => ({
    ...{ day, high: value, low: lows?.[index] ?? value, isFew: false },
  }));
  return (
    <svg className={styles.spark} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {lows ? (
        <RangeBars place={place} bars={bars} />
      ) : (
        <>
          <Curve place={place} points={points} />
          <Dots place={place} points={points} />
        </>
      )}
    </svg>
  );
}
