import { type ReactNode, useId } from 'react';
import type { HealthTexts } from '#src/features/health/island/health-texts.ts';
import { dayTicks } from '#src/features/health/logic/day-ticks.ts';
import styles from './Chart.module.css';
import { type Place, placeIn, type Range } from './place.ts';
import { useWidth } from './use-width.ts';
import { writeMonth, writeNumber, writeShortDate } from './write-values.ts';

interface ChartProps {
  texts: HealthTexts;
  /** What the picture shows, as a sentence. */
  label: string;
  /** The unit above the axis. */
  unit: string;
  range: Range;
  /** Values with a dashed line and their number. */
  lines?: readonly number[];
  /** Values between which a hatched band lies. */
  band?: { from: number; to: number } | undefined;
  /** A second axis at the other side: its unit, and what stands beside a value of the first. */
  second?: { unit: string; write: (value: number) => string } | undefined;
  children: (place: Place) => ReactNode;
}

/** Room that a date needs below the axis. */
const dateWidth = { day: 56, month: 76 };
const letterWidth = 8;
/** Room for the numbers of a second axis. */
const secondAxis = 44;

/** The frame of a picture: axes with numbers and dates, lines and a band behind what its parent draws. */
export function Chart({ texts, label, unit, range, lines = [], band, second, children }: ChartProps) {
  const { part, width } = useWidth<HTMLDivElement>();
  const write = (value: number) => writeNumber(value, 1, texts);
  const known = { ...range, values: [...range.values, ...lines, ...(band ? [band.from, band.to] : [])] };
  const height = width < 480 ? 208 : 256;
  const margin = { top: 30, start: 0, bottom: 28, end: second ? secondAxis : 14 };
  // Which numbers stand at the axis depends on the height alone, and how much room they need on the numbers.
  const { ticks } = placeIn({ width, height, margin }, known);
  const longest = Math.max(...ticks.map((tick) => write(tick).length));
  const start = longest * letterWidth + 14;
  const place = placeIn({ width, height, margin: { ...margin, start } }, known);
  return (
    <div ref={part} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {band && <Band place={place} band={band} />}
        <ValueAxis place={place} unit={unit} write={write} second={second} />
        <DayAxis texts={texts} place={place} range={range} />
        {children(place)}
        {band && <BandEdges place={place} band={band} />}
        {lines.map((value) => (
          <Line key={value} place={place} value={value} text={write(value)} />
        ))}
      </svg>
    </div>
  );
}

interface ValueAxisProps extends Pick<ChartProps, 'unit' | 'second'> {
  place: Place;
  write: (value: number) => string;
}

function ValueAxis({ place, unit, write, second }: ValueAxisProps) {
  const { start, end, ticks, y } = place;
  return (
    <>
      <path className={styles.grid} d={ticks.map((tick) => `M${start} ${y(tick)}H${end}`).join('')} />
      {ticks.map((tick) => (
        <g key={tick} className={styles.numbers}>
          <text x={start - 8} y={y(tick)} dy="0.35em" textAnchor="end">
            {write(tick)}
          </text>
          {second && (
            <text x={end + 8} y={y(tick)} dy="0.35em">
              {second.write(tick)}
            </text>
          )}
        </g>
      ))}
      <text className={styles.unit} x={0} y={14}>
        {unit}
      </text>
      {second && (
        <text className={styles.unit} x={end + secondAxis} y={14} textAnchor="end">
          {second.unit}
        </text>
      )}
    </>
  );
}

function DayAxis({ texts, place, range }: { texts: HealthTexts; place: Place; range: Range }) {
  const { start, end, ground, x } = place;
  const room = end - start;
  const isLong = dayTicks(range.span, 2).areMonths;
  const { days, areMonths } = dayTicks(
    range.span,
    Math.max(2, Math.floor(room / (isLong ? dateWidth.month : dateWidth.day))),
  );
  return (
    <>
      <path
        className={styles.axis}
        d={`M${start} ${ground}H${end}${days.map((day) => `M${x(day)} ${ground}v5`).join('')}`}
      />
      {days.map((day) => (
        <text
          key={day}
          className={styles.numbers}
          x={Math.min(x(day), end - 12)}
          y={ground + 20}
          textAnchor="middle"
        >
          {areMonths ? writeMonth(day, texts) : writeShortDate(day, texts)}
        </text>
      ))}
    </>
  );
}

function Line({ place: { start, end, y }, value, text }: { place: Place; value: number; text: string }) {
  return (
    <g className={styles.line}>
      <path d={`M${start} ${y(value)}H${end}`} />
      <text x={end - 2} y={y(value) - 5} textAnchor="end">
        {text}
      </text>
    </g>
  );
}

// Columns hide the hatching behind them, but not where it begins and ends.
function BandEdges({ place: { start, end, y }, band }: { place: Place; band: { from: number; to: number } }) {
  return (
    <path className={styles.edges} d={`M${start} ${y(band.from)}H${end}M${start} ${y(band.to)}H${end}`} />
  );
}

function Band({ place: { start, end, y }, band }: { place: Place; band: { from: number; to: number } }) {
  const pattern = useId();
  return (
    <>
      <pattern
        id={pattern}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className={styles.hatch}
      >
        <path d="M0 0V8" />
      </pattern>
      <rect
        x={start}
        y={y(band.to)}
        width={end - start}
        height={y(band.from) - y(band.to)}
        fill={`url(#${pattern})`}
      />
    </>
  );
}
