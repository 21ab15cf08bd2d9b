/** A rectangle in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  text: Box;
  /** What the heading may measure, the largest first. */
  sizes: readonly number[];
  drawing?: Box;
  /** The band of Imigongo triangles at the foot. */
  band?: Box;
}

/** Of the line under a heading. */
export const lineSize = 30;

const besideSizes = [56, 52, 48, 44, 41, 38, 35, 32, 30, 28];
const aboveSizes = [64, 58, 52, 47, 43, 39, 36, 33];

/** The drawing to the right of the words. */
const beside: Layout = {
  text: { x: 32, y: 84, width: 432, height: 304 },
  sizes: besideSizes,
  drawing: { x: 480, y: 0, width: 320, height: 420 },
  band: { x: 0, y: 404, width: 480, height: 16 },
};

/** A wide drawing below the words. */
const below: Layout = {
  text: { x: 32, y: 76, width: 736, height: 124 },
  sizes: aboveSizes,
  drawing: { x: 0, y: 208, width: 800, height: 196 },
  band: { x: 0, y: 404, width: 800, height: 16 },
};

/** Words alone. */
const alone: Layout = { text: { x: 56, y: 92, width: 688, height: 280 }, sizes: aboveSizes };

/** Two poses side by side stand in a strip, everything else beside the words. */
const stripProportion = 1.6;

/** @param proportion width through height of the drawing; undefined without one */
export function layoutFor(proportion: number | undefined): Layout {
  if (proportion === undefined) return alone;
  return proportion < stripProportion ? beside : below;
}
