import { element, filled, line, rectangle } from '#src/figures/body/markup.ts';

/**
 * Imigongo, the raised geometric painting of eastern Rwanda, as a repeating tile: nested diamonds between zigzags in
 * black, white, red-brown and ochre. Put it in `<defs>` and fill with `url(#id)`. `size` is the tile's side.
 */
export function imigongoPattern(id: string, size: number): string {
  const scale = size / 24;
  return element(
    'pattern',
    {
      id,
      width: 24,
      height: 24,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `scale(${Number(scale.toFixed(3))})`,
    },
    '<rect width="24" height="24" fill="#efe5d2"/>' +
      '<path d="M0 0H24L12 12ZM0 24H24L12 12Z" fill="#1c1714"/>' +
      '<path d="M5 0H19L12 7ZM5 24H19L12 17Z" fill="#b3441f"/>' +
      '<path d="M9 0H15L12 3ZM9 24H15L12 21Z" fill="#efe5d2"/>' +
      '<path d="M0 7 5 12 0 17ZM24 7 19 12 24 17Z" fill="#d18f2f"/>',
  );
}

/** Corrugated iron: a slanting sheet with its ribs, `lean` is how far the upper edge is drawn in on each side. */
export function ironRoof(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  rib: string,
  lean = 10,
): string {
  const count = Math.max(3, Math.round(width / 14));
  const ribs = Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    return `M${x + lean + (width - 2 * lean) * share} ${y}L${x + width * share} ${y + height}`;
  }).join('');
  return (
    filled(`M${x + lean} ${y}H${x + width - lean}L${x + width} ${y + height}H${x}Z`, colour) +
    line(ribs, rib, 1.3, { 'stroke-opacity': '.5' }) +
    rectangle(x - 1, y + height - 2, width + 2, 4, rib, { rx: 1.5 })
  );
}

export function door(
  x: number,
  bottom: number,
  width: number,
  height: number,
  colour: string,
  frame: string,
): string {
  const top = bottom - height;
  return (
    rectangle(x - 3, top - 3, width + 6, height + 3, frame) +
    rectangle(x, top, width, height, colour) +
    line(
      `M${x + width / 2} ${top + 4}V${bottom - 3}M${x + 4} ${top + height * 0.45}H${x + width - 4}`,
      frame,
      1.4,
      { 'stroke-opacity': '.6' },
    )
  );
}

export function windowFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  glass: string,
  frame: string,
): string {
  return (
    rectangle(x - 3, y - 3, width + 6, height + 6, frame) +
    rectangle(x, y, width, height, glass) +
    line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, frame, 2) +
    rectangle(x - 5, y + height + 3, width + 10, 3, frame)
  );
}

/** A small house far away: wall, roof, door; `base` is the ground line. */
export function smallHouse(
  x: number,
  base: number,
  width: number,
  wall: string,
  roof: string,
  shade: string,
): string {
  const height = width * 0.5;
  return (
    rectangle(x, base - height, width, height, wall) +
    rectangle(x + width * 0.62, base - height, width * 0.38, height, shade, { 'fill-opacity': '.25' }) +
    filled(
      `M${x - 3} ${base - height + 1}L${x + width * 0.2} ${base - height - width * 0.26}H${x + width * 0.8}L${x + width + 3} ${base - height + 1}Z`,
      roof,
    ) +
    rectangle(x + width * 0.18, base - height * 0.62, width * 0.17, height * 0.62, shade, {
      'fill-opacity': '.75',
    }) +
    rectangle(x + width * 0.66, base - height * 0.66, width * 0.16, height * 0.3, shade, {
      'fill-opacity': '.75',
    })
  );
}
