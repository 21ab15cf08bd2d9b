import type { Point } from '#src/figures/body/geometry.ts';
import { type Angles, mapAngles, nearestTurn } from './angles.ts';
import type { Ease } from './movement.ts';
import type { KeyFrame } from './plants.ts';

/*
 * Every way of easing is a polynomial of at most third degree, as CSS curves are: so a joint that simply turns from one
 * key pose to the next needs one curve.
 */
const easings: Readonly<Record<Ease, (share: number) => number>> = {
  smooth: (share) => share * share * (3 - 2 * share),
  quick: (share) => share * (2 - share),
  fall: (share) => share * share,
  even: (share) => share,
};

export const eased = (ease: Ease, share: number): number => easings[ease](share);

export const between = (from: number, to: number, share: number): number => from + (to - from) * share;

export function betweenPoints(from: Point, to: Point, share: number): Point {
  return { x: between(from.x, to.x, share), y: between(from.y, to.y, share) };
}

/** `to` turned by whole turns so that every segment goes the short way from `from`. */
export function shortWay(from: Angles, to: Angles): Angles {
  return mapAngles((name) => nearestTurn(to[name], from[name]));
}

/** A value that runs through all key frames. */
export interface Knots {
  readonly times: readonly number[];
  readonly values: readonly number[];
}

function slope({ times, values }: Knots, first: number, last: number): number {
  const span = (times[last] ?? 0) - (times[first] ?? 0);
  return span === 0 ? 0 : ((values[last] ?? 0) - (values[first] ?? 0)) / span;
}

/**
 * A smooth closed curve through the knots of a cycle (cubic Hermite, tangents from the two neighbours). The last knot is
 * the first one again, a cycle later; its value may differ (a full turn, a way travelled).
 */
export function throughKnots(knots: Knots, index: number, time: number): number {
  const { times, values } = knots;
  const last = times.length - 1;
  const start = times[index] ?? 0;
  const span = (times[index + 1] ?? start) - start;
  if (span === 0) return values[index] ?? 0;
  const tangent = (at: number): number => {
    if (at > 0 && at < last) return slope(knots, at - 1, at + 1);
    const into = {
      time: (times[last] ?? 0) - (times[last - 1] ?? 0),
      value: (values[last] ?? 0) - (values[last - 1] ?? 0),
    };
    const away = { time: (times[1] ?? 0) - (times[0] ?? 0), value: (values[1] ?? 0) - (values[0] ?? 0) };
    return (into.value + away.value) / (into.time + away.time);
  };
  const share = (time - start) / span;
  const square = share * share;
  const cube = square * share;
  return (
    (2 * cube - 3 * square + 1) * (values[index] ?? 0) +
    (cube - 2 * square + share) * span * tangent(index) +
    (3 * square - 2 * cube) * (values[index + 1] ?? 0) +
    (cube - square) * span * tangent(index + 1)
  );
}

/** The angles of a key frame sequence unrolled so that no segment jumps by a whole turn. */
export function unrolled(frames: readonly KeyFrame[]): readonly KeyFrame[] {
  const done: KeyFrame[] = [];
  for (const keyFrame of frames) {
    const before = done.at(-1);
    const angles = before ? shortWay(before.body.angles, keyFrame.body.angles) : keyFrame.body.angles;
    done.push({ ...keyFrame, body: { ...keyFrame.body, angles } });
  }
  return done;
}
