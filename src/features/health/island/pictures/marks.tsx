import { curveMonotoneX, line, symbol } from 'd3-shape';
import type { DayValue } from '#src/features/health/logic/day-values.ts';
import type { Day } from '#src/features/training/logic/days.ts';
import styles from './marks.module.css';
import type { Place } from './place.ts';
import { shapes } from './shapes.ts';

interface Point {
  readonly day: Day;
  readonly value: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

/** The size of a dot: smaller where the days are narrow. */
const dotRadius = ({ day }: Place) => (day < 7 ? 2.5 : 4);

// All dots are one path: a thousand elements would make an old telephone stutter.
/** A dot for each value. */
export function Dots({
  place,
  points,
  hollow = false,
}: {
  place: Place;
  points: readonly Point[];
  hollow?: boolean;
}) {
  const radius = dotRadius(place);
  return (
    <path
      className={hollow ? styles.hollow : styles.dots}
      d={points.map(({ day, value }) => circle(place.x(day), place.y(value), radius)).join('')}
    />
  );
}

/** A smooth line through the values, which never goes beyond them. */
export function Curve({ place, points }: { place: Place; points: readonly Point[] }) {
  const draw = line<Point>()
    .x(({ day }) => round(place.x(day)))
    .y(({ value }) => round(place.y(value)))
    .curve(curveMonotoneX);
  return points.length > 1 ? <path className={styles.curve} d={draw(points) ?? ''} /> : null;
}

/**
 * A column from zero for each value.
 *
 * @param days how many days each stands for, from the one that it names
 */
export function Columns({
  place,
  points,
  days,
}: {
  place: Place;
  points: readonly DayValue[];
  days: number;
}) {
  const width = Math.max(1.5, place.day * days * 0.7);
  const from = (day: Day) => place.x(day) + ((days - 1) * place.day) / 2 - width / 2;
  return (
    <path
      className={styles.columns}
      d={points
        .filter(({ value }) => value > 0)
        .map(({ day, value }) => {
          const start = Math.max(place.start, from(day));
          const end = Math.min(place.end, from(day) + width);
          return `M${round(start)} ${place.ground}V${round(place.y(value))}H${round(end)}V${place.ground}Z`;
        })
        .join('')}
    />
  );
}

interface Bar {
  readonly day: Day;
  readonly low: number;
  readonly high: number;
  /** Drawn with hollow ends. */
  readonly isFew: boolean;
}

/** A bar from one value to another for each day, with a dot at both ends. */
export function RangeBars({ place, bars }: { place: Place; bars: readonly Bar[] }) {
  const ends = (isFew: boolean) =>
    bars
      .filter((bar) => bar.isFew === isFew)
      .flatMap(({ day, low, high }) => [
        { day, value: low },
        { day, value: high },
      ]);
  return (
    <>
      <path
        className={styles.bars}
        d={bars
          .map(
            ({ day, low, high }) => `M${round(place.x(day))} ${round(place.y(low))}V${round(place.y(high))}`,
          )
          .join('')}
      />
      <Dots place={place} points={ends(false)} />
      <Dots place={place} points={ends(true)} hollow />
    </>
  );
}

/** A sign of its own for each value of one sort. */
export function Signs({ place, points, sort }: { place: Place; points: readonly Point[]; sort: number }) {
  const size = place.day < 7 ? 28 : 64;
  return points.map(({ day, value }, index) => (
    <path
      key={index}
      className={styles.sign}
      transform={`translate(${round(place.x(day))} ${round(place.y(value))})`}
      d={symbol(shapes[sort % shapes.length], size)() ?? ''}
    />
  ));
}
