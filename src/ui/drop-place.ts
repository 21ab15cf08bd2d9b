interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A list that something can be dropped into, where it is on the screen. */
export interface DropZone extends Box {
  readonly name: string;
  /** What stands in it from above to below, without what is being dragged. */
  readonly items: readonly (Pick<Box, 'top' | 'bottom'> & { readonly name: string })[];
}

/** A place in a list: before one of its items, or at its end. */
export interface DropPlace {
  readonly zone: string;
  readonly before: string | undefined;
}

/**
 * The place that a point on the screen means: in the list around it, or in the nearest one, before the first item whose
 * middle lies below it.
 *
 * @returns undefined where there is no list
 */
export function dropPlace(
  zones: readonly DropZone[],
  point: { readonly x: number; readonly y: number },
): DropPlace | undefined {
  const [nearest] = [...zones].sort((one, other) => distance(one, point) - distance(other, point));
  if (nearest === undefined) return undefined;
  const before = nearest.items.find(({ top, bottom }) => point.y < (top + bottom) / 2);
  return { zone: nearest.name, before: before?.name };
}

function distance({ left, right, top, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
