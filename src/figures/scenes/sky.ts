import { circle, element, ellipse, line, rectangle } from '#src/figures/body/markup.ts';
import { places } from './places.ts';

/** A vertical gradient as a paint server; use it as `url(#id)`. */
export function gradient(id: string, stops: readonly (readonly [offset: number, colour: string])[]): string {
  const marks = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x2="0" y2="1">${marks}</linearGradient>`;
}

/** A sky over the whole picture, from the zenith down to the horizon at `height`. */
export function sky(prefix: string, colours: readonly string[], width: number, height: number): string {
  const last = Math.max(colours.length - 1, 1);
  const stops = colours.map((colour, index) => [Math.round((index / last) * 100) / 100, colour] as const);
  const id = `${prefix}-sky`;
  return `<defs>${gradient(id, stops)}</defs>${rectangle(0, 0, width, height, `url(#${id})`)}`;
}

export function sun(x: number, y: number, radius: number, colour: string): string {
  return (
    circle(x, y, radius * 1.75, colour, { 'fill-opacity': '.14' }) +
    circle(x, y, radius * 1.35, colour, { 'fill-opacity': '.22' }) +
    circle(x, y, radius, colour)
  );
}

/** A flat-bottomed heap of rounds, `width` wide, its base line at `y`. */
export function cloud(x: number, y: number, width: number, colour: string, opacity = 0.8): string {
  const unit = width / 10;
  const d =
    `M${x} ${y}a${unit} ${unit} 0 0 1 ${unit * 0.6} ${-unit * 1.7}a${unit * 1.7} ${unit * 1.7} 0 0 1 ${unit * 3} ${-unit * 0.8}` +
    `a${unit * 2} ${unit * 2} 0 0 1 ${unit * 3.6} ${unit * 0.5}a${unit * 1.3} ${unit * 1.3} 0 0 1 ${unit * 2.2} ${unit * 1.4}` +
    `q${unit * 0.4} ${unit * 0.6} ${-unit * 0.2} ${unit * 0.6}Z`;
  return element('path', {
    d: d.replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10)),
    fill: colour,
    'fill-opacity': opacity,
  });
}

/** Thin long clouds of early morning and evening. */
export function cloudStreak(x: number, y: number, width: number, colour: string, opacity = 0.6): string {
  return (
    ellipse(x, y, width / 2, width / 26, colour, { 'fill-opacity': opacity }) +
    ellipse(x + width * 0.18, y + width * 0.06, width / 3.4, width / 34, colour, { 'fill-opacity': opacity })
  );
}

/** Birds on the wing at `x,y,size …`. */
export function birds(where: string, colour: string): string {
  const d = places(where)
    .map(
      ({ x, y, size = 7 }) =>
        `M${x - size} ${y - size * 0.3}q${size * 0.6} ${-size * 0.5} ${size} ${size * 0.3}q${size * 0.4} ${-size * 0.8} ${size} ${-size * 0.3}`,
    )
    .join('');
  return line(d, colour, 1.6);
}

/** A soft shadow on the ground under a person or thing. */
export function groundShadow(x: number, y: number, halfWidth: number, opacity = 0.22): string {
  return ellipse(x, y, halfWidth, Math.max(3, halfWidth * 0.09), '#1b1022', { 'fill-opacity': opacity });
}
