import type { Point } from '#src/domain/figures/geometry.ts';
import { curveThrough, filled, line } from '#src/domain/figures/markup.ts';

export type Ridge = readonly (readonly [x: number, y: number])[];

const toPoints = (ridge: Ridge, down = 0): Point[] => ridge.map(([x, y]) => ({ x, y: y + down }));

/** A hill: everything below the soft line through `ridge`, down to `bottom`. */
export function hill(ridge: Ridge, fill: string, bottom = 420): string {
  const first = ridge[0]?.[0] ?? 0;
  const last = ridge.at(-1)?.[0] ?? 0;
  return filled(`${curveThrough(toPoints(ridge))}L${last} ${bottom}L${first} ${bottom}Z`, fill);
}

/** The lit edge of a hill. */
export function crest(ridge: Ridge, colour: string, width = 3): string {
  return line(curveThrough(toPoints(ridge)), colour, width);
}

/** Terraces or tea rows: lines that follow the ridge and grow flatter and wider apart downhill. */
export function terraces(
  ridge: Ridge,
  colour: string,
  { count = 5, first = 12, step = 12, width = 1.6, opacity = 0.5, dashes = '' } = {},
): string {
  const middleHeight = ridge.reduce((sum, [, y]) => sum + y, 0) / Math.max(ridge.length, 1);
  const d = Array.from({ length: count }, (_, index) => {
    const drop = first + step * index * (1 + index * 0.12);
    const flatness = 1 - 0.1 * (index + 1);
    const row = ridge.map(([x, y]) => ({ x, y: middleHeight + (y - middleHeight) * flatness + drop }));
    return curveThrough(row);
  }).join('');
  return line(d, colour, width, {
    'stroke-opacity': opacity,
    'stroke-dasharray': dashes === '' ? undefined : dashes,
  });
}

/** Tufts of grass at the given places. */
export function grass(
  places: readonly (readonly [x: number, y: number, size?: number])[],
  colour: string,
): string {
  const d = places
    .map(
      ([x, y, size = 7]) =>
        `M${x} ${y}q${-size * 0.2} ${-size * 0.7} ${-size * 0.6} ${-size}M${x} ${y}q0 ${-size * 0.7} ${size * 0.1} ${-size * 1.3}M${x} ${y}q${size * 0.2} ${-size * 0.6} ${size * 0.7} ${-size * 0.9}`,
    )
    .join('');
  return line(d, colour, 1.8);
}

/** Pebbles and specks that keep bare earth from looking like a flat band. */
export function specks(
  places: readonly (readonly [x: number, y: number, size?: number])[],
  colour: string,
  opacity = 0.35,
): string {
  const d = places.map(([x, y, size = 6]) => `M${x} ${y}h${size}`).join('');
  return line(d, colour, 2.4, { 'stroke-opacity': opacity });
}
