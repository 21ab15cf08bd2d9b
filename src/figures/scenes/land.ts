import { curveThrough, filled, line } from '#src/figures/body/markup.ts';
import { places } from './places.ts';

/** The line of a hill from left to right, as `x,y x,y …`. */
export type Ridge = string;

/** A hill: everything below the soft line through `ridge`, down to `bottom`. */
export function hill(ridge: Ridge, fill: string, bottom = 420): string {
  const points = places(ridge);
  const first = points[0]?.x ?? 0;
  const last = points.at(-1)?.x ?? 0;
  return filled(`${curveThrough(points)}L${last} ${bottom}L${first} ${bottom}Z`, fill);
}

/** The lit edge of a hill. */
export function crest(ridge: Ridge, colour: string, width = 3): string {
  return line(curveThrough(places(ridge)), colour, width);
}

/** Terraces or tea rows: lines that follow the ridge and grow flatter and wider apart downhill. */
export function terraces(
  ridge: Ridge,
  colour: string,
  { count = 5, first = 12, step = 12, width = 1.6, opacity = 0.5, dashes = '' } = {},
): string {
  const points = places(ridge);
  const middleHeight = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const d = Array.from({ length: count }, (_, index) => {
    const drop = first + step * index * (1 + index * 0.12);
    const flatness = 1 - 0.1 * (index + 1);
    const row = points.map(({ x, y }) => ({ x, y: middleHeight + (y - middleHeight) * flatness + drop }));
    return curveThrough(row);
  }).join('');
  return line(d, colour, width, {
    'stroke-opacity': opacity,
    'stroke-dasharray': dashes === '' ? undefined : dashes,
  });
}

/** Tufts of grass at `x,y,size …`. */
export function grass(where: string, colour: string): string {
  const d = places(where)
    .map(
      ({ x, y, size = 7 }) =>
        `M${x} ${y}q${-size * 0.2} ${-size * 0.7} ${-size * 0.6} ${-size}M${x} ${y}q0 ${-size * 0.7} ${size * 0.1} ${-size * 1.3}M${x} ${y}q${size * 0.2} ${-size * 0.6} ${size * 0.7} ${-size * 0.9}`,
    )
    .join('');
  return line(d, colour, 1.8);
}

/** Pebbles at `x,y,length …` that keep bare earth from looking like a flat band. */
export function specks(where: string, colour: string, opacity = 0.35): string {
  const d = places(where)
    .map(({ x, y, size = 6 }) => `M${x} ${y}h${size}`)
    .join('');
  return line(d, colour, 2.4, { 'stroke-opacity': opacity });
}
