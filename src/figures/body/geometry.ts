/** A place in the drawing: x grows to the right, y grows downwards, as in SVG. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** 0 = to the right, 90 = down, −90 = up. */
export type Degrees = number;

const radians = (degrees: Degrees): number => (degrees * Math.PI) / 180;

/** The place `length` away from `from`, in `direction`. */
export function walk(from: Point, direction: Degrees, length: number): Point {
  return {
    x: from.x + Math.cos(radians(direction)) * length,
    y: from.y + Math.sin(radians(direction)) * length,
  };
}

export function shift(place: Point, x: number, y: number): Point {
  return { x: place.x + x, y: place.y + y };
}

export function middle(first: Point, second: Point, share = 0.5): Point {
  return { x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share };
}

export function distance(first: Point, second: Point): number {
  return Math.hypot(second.x - first.x, second.y - first.y);
}

export function directionTo(from: Point, to: Point): Degrees {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/**
 * Directions of two bones of lengths `first` and `second` that lead from `from` to `to` (law of cosines).
 * A target out of reach is met by straight, one too close by fully folded bones. `bend` chooses the side of the
 * middle joint: 1 bends clockwise on screen, −1 the other way.
 */
export function solveTwoBones(
  from: Point,
  to: Point,
  first: number,
  second: number,
  bend: 1 | -1,
): readonly [Degrees, Degrees] {
  const reach = Math.min(Math.max(distance(from, to), Math.abs(first - second) + 1e-6), first + second);
  const straight = directionTo(from, to);
  const cosine = (first * first + reach * reach - second * second) / (2 * first * reach);
  const opening = (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
  const upper = straight + bend * opening;
  const elbow = walk(from, upper, first);
  return [upper, directionTo(elbow, walk(from, straight, reach))];
}

/** The outermost points, in order: a rubber band around `points` (Andrew's monotone chain). */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const turnsRight = (a: Point, b: Point, c: Point) =>
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) <= 0;
  const chain = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const place of ordered) {
      for (;;) {
        const last = kept.at(-1);
        const before = kept.at(-2);
        if (!(last && before && turnsRight(before, last, place))) break;
        kept.pop();
      }
      kept.push(place);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}

/** Points on a circle, for hulls around round joints. */
export function circlePoints(centre: Point, radius: number, count = 20): Point[] {
  return Array.from({ length: count }, (_, index) => walk(centre, (360 / count) * index, radius));
}
