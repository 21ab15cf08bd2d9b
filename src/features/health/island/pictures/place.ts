import { scaleLinear } from 'd3-scale';
import { greatestOf, leastOf } from '#src/features/health/logic/day-values.ts';
import { daysOfSpan, type Span } from '#src/features/health/logic/spans.ts';
import { type Day, daysBetween } from '#src/features/training/logic/days.ts';

/** Where things stand in a picture, in its own units. */
export interface Place {
  /** The middle of a day. */
  readonly x: (day: Day) => number;
  readonly y: (value: number) => number;
  /** How wide one day is. */
  readonly day: number;
  /** Where the ground of columns is. */
  readonly ground: number;
  readonly start: number;
  readonly end: number;
  /** Values that have a line and a number on the axis. */
  readonly ticks: readonly number[];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room around the drawing, for the numbers of the axes. */
  readonly margin: {
    readonly top: number;
    readonly start: number;
    readonly bottom: number;
    readonly end: number;
  };
}

/** What a picture must have room for. */
export interface Range {
  readonly span: Span;
  /** All values that are drawn, lines included; one at least. */
  readonly values: readonly number[];
  /** Whether the axis begins at zero, as it must for columns. */
  readonly fromZero?: boolean;
  /** The least height of the axis, so that a small change does not look like a great one. */
  readonly leastHeight: number;
}

const wantedTicks = 5;

/** Finds a place for each day and value, with round numbers at both ends of the axis. */
export function placeIn(frame: Frame, { span, values, fromZero = false, leastHeight }: Range): Place {
  const { width, height, margin } = frame;
  const days = scaleLinear()
    .domain([-0.5, daysOfSpan(span) - 0.5])
    .range([margin.start, width - margin.end]);
  const least = leastOf(values);
  const missing = Math.max(0, leastHeight - (greatestOf(values) - least)) / 2;
  const lowest = fromZero ? 0 : Math.max(0, least - missing);
  const numbers = scaleLinear()
    .domain([lowest, Math.max(greatestOf(values) + missing, lowest + leastHeight)])
    .nice(wantedTicks)
    .range([height - margin.bottom, margin.top]);
  return {
    x: (day) => days(daysBetween(span.from, day)),
    y: (value) => numbers(value),
    day: days(1) - days(0),
    ground: height - margin.bottom,
    start: margin.start,
    end: width - margin.end,
    ticks: numbers.ticks(wantedTicks),
  };
}
