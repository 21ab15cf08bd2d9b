import type { Prop, SurfaceKind, SurfaceProp } from './movement.ts';

interface Size {
  readonly height: number;
  readonly width: number;
}

/** Usual sizes in units (1 unit is about a centimetre): a chair that lets a grown-up's feet rest flat. */
export const surfaceSizes: Readonly<Record<SurfaceKind, Size>> = {
  chair: { height: 36, width: 34 },
  wheelchair: { height: 40, width: 42 },
  bench: { height: 34, width: 110 },
  step: { height: 16, width: 46 },
  wall: { height: 190, width: 8 },
  bar: { height: 205, width: 8 },
  table: { height: 68, width: 84 },
  ball: { height: 50, width: 50 },
  football: { height: 22, width: 22 },
  roller: { height: 15, width: 15 },
  bicycle: { height: 83, width: 34 },
};

export const isSurface = (prop: Prop): prop is SurfaceProp =>
  Object.hasOwn(surfaceSizes, prop.kind) && !('by' in prop);

export const surfaceName = (prop: SurfaceProp): string => prop.name ?? prop.kind;

/** Its size with the usual values filled in. */
export function surfaceSize(prop: SurfaceProp): Size {
  const usual = surfaceSizes[prop.kind];
  const height = prop.height ?? usual.height;
  const round = ['ball', 'football', 'roller'].includes(prop.kind);
  return { height, width: prop.width ?? (round ? height : usual.width) };
}
