import type { Point } from './geometry.ts';

/** One decimal is a tenth of a CSS pixel: finer than any screen shows, and short to send. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An SVG element; numbers are rounded, undefined attributes left out. Values must not hold quotes. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Rounds every number of a path written by hand or computed. */
export function tidyPath(d: string): string {
  return d.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => String(round(Number(number))));
}

export function filled(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d: tidyPath(d), fill, ...more });
}

/** A line without filling, with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d: tidyPath(d),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export function circle(x: number, y: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx: x, cy: y, r, fill, ...more });
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx: x, cy: y, rx, ry, fill, ...more });
}

export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, fill, ...more });
}

/** Moves, turns (degrees, clockwise) and scales a drawing; a negative `scaleX` mirrors it. */
export function placed(
  content: string,
  at: Point,
  {
    turn = 0,
    scaleX = 1,
    scaleY = Math.abs(scaleX),
  }: { turn?: number; scaleX?: number; scaleY?: number } = {},
): string {
  if (content === '') return '';
  const rotation = round(turn) === 0 ? '' : `rotate(${round(turn)})`;
  const scale =
    scaleX === 1 && scaleY === 1
      ? ''
      : scaleX === scaleY
        ? `scale(${Number(scaleX.toFixed(3))})`
        : `scale(${Number(scaleX.toFixed(3))} ${Number(scaleY.toFixed(3))})`;
  const transform = `translate(${round(at.x)} ${round(at.y)})${rotation}${scale}`;
  return element('g', { transform }, content);
}

const pair = (place: Point): string => `${round(place.x)} ${round(place.y)}`;

/** A closed path with straight sides. */
export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}Z`;
}

/** A soft curve through all points (Catmull-Rom turned into Bézier curves); `M…` only, not closed. */
export function curveThrough(points: readonly Point[]): string {
  const [start] = points;
  if (!start) return '';
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? start;
  const pieces = points.slice(1).map((to, index) => {
    const from = at(index);
    const before = at(index - 1);
    const after = at(index + 2);
    const leave = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arrive = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  });
  return `M${pair(start)}${pieces.join('')}`;
}
