/*
 * A CSS animation between two values is a cubic Bézier curve of time. With its first two control times at a third and two
 * thirds, time runs evenly along the curve, so the value is any polynomial of third degree: one CSS keyframe can follow a
 * whole bend of a joint's curve instead of a short straight piece of it.
 */

/** A value from `start` to the next piece's start. Without controls it stays as it is. */
export interface Piece {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  /** The two free values of `cubic-bezier(.333,…,.667,…)`, as shares of the way from `from` to `to`. */
  readonly controls?: readonly [number, number];
}

const firstTime = 0.333;
const secondTime = 0.667;

const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));

function bezier(share: number, first: number, second: number): number {
  const rest = 1 - share;
  return 3 * rest * rest * share * first + 3 * rest * share * share * second + share ** 3;
}

/** The value of a piece at `time`, as a browser computes it. */
export function pieceValue({ start, end, from, to, controls }: Piece, time: number): number {
  if (!controls || end === start) return from;
  const wanted = (time - start) / (end - start);
  let share = wanted;
  for (let step = 0; step < 3; step += 1) share += wanted - bezier(share, firstTime, secondTime);
  return from + (to - from) * bezier(share, ...controls);
}

/** Enough decimals that rounding the controls moves the value by less than the rounding of the value itself. */
function controlDecimals(way: number): number {
  return Math.min(3, Math.max(1, Math.ceil(Math.log10(Math.abs(way) / 0.04))));
}

interface Samples {
  readonly times: readonly number[];
  readonly values: readonly number[];
}

function leastSquares({ times, values }: Samples, first: number, last: number, from: number, to: number) {
  const start = times[first] ?? 0;
  const span = (times[last] ?? 0) - start;
  let [aa, ab, bb, ar, br] = [0, 0, 0, 0, 0];
  for (let index = first + 1; index < last; index += 1) {
    const share = ((times[index] ?? 0) - start) / span;
    const rest = 1 - share;
    const a = 3 * rest * rest * share;
    const b = 3 * rest * share * share;
    const left = (values[index] ?? 0) - from * rest ** 3 - to * share ** 3;
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ar += a * left;
    br += b * left;
  }
  const determinant = aa * bb - ab * ab;
  return determinant < 1e-9
    ? ([from + (to - from) / 3, to - (to - from) / 3] as const)
    : ([(ar * bb - br * ab) / determinant, (br * aa - ar * ab) / determinant] as const);
}

function fitted(samples: Samples, first: number, last: number): Piece {
  const { times, values } = samples;
  const [from, to] = [roundTo(values[first] ?? 0, 1), roundTo(values[last] ?? 0, 1)];
  const ends = { start: times[first] ?? 0, end: times[last] ?? 0, from, to };
  if (from === to) return ends;
  const [one, two] = leastSquares(samples, first, last, from, to);
  const decimals = controlDecimals(to - from);
  const control = (value: number) => roundTo((value - from) / (to - from), decimals);
  return { ...ends, controls: [control(one), control(two)] };
}

function follows(piece: Piece, { times, values }: Samples, first: number, last: number, tolerance: number) {
  for (let index = first; index <= last; index += 1) {
    if (Math.abs(pieceValue(piece, times[index] ?? 0) - (values[index] ?? 0)) > tolerance) return false;
  }
  return true;
}

function longestPiece(samples: Samples, first: number, limit: number, tolerance: number) {
  for (let last = limit; last > first + 1; last -= 1) {
    const piece = fitted(samples, first, last);
    if (follows(piece, samples, first, last, tolerance)) return { piece, last };
  }
  return { piece: fitted(samples, first, first + 1), last: first + 1 };
}

/**
 * The fewest pieces, each as long as possible, that stay within `tolerance` of the samples. No piece runs across a time
 * at which `breaks` is true: there the movement may stop short.
 */
export function fitPieces(samples: Samples, breaks: readonly boolean[], tolerance: number): readonly Piece[] {
  const pieces: Piece[] = [];
  const end = samples.times.length - 1;
  let first = 0;
  while (first < end) {
    const next = breaks.indexOf(true, first + 1);
    const { piece, last } = longestPiece(samples, first, next < 0 ? end : next, tolerance);
    const before = pieces.at(-1);
    const rests = before && !before.controls && !piece.controls && before.to === piece.from;
    if (rests) pieces[pieces.length - 1] = { ...before, end: piece.end };
    else pieces.push(piece);
    first = last;
  }
  return pieces;
}
