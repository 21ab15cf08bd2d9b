import { filled, line, rectangle } from './markup.ts';
import { type Cloth, paint } from './palette.ts';

/** A plain bench, its seat's upper edge at `y - height`, standing on `y`. */
export function bench(left: number, right: number, y: number, height: number): string {
  const legs = `M${left + 10} ${y - height}V${y}M${right - 10} ${y - height}V${y}`;
  return (
    line(legs, paint('wood', 'far'), 5) +
    rectangle(left, y - height, right - left, 6, paint('wood'), { rx: 2 }) +
    line(`M${left + 10} ${y - height * 0.4}H${right - 10}`, paint('wood', 'far'), 3)
  );
}

/** A chair from the side, facing right; its seat is `height` above `y`. */
export function chair(left: number, y: number, height: number, width: number, cloth: Cloth): string {
  return (
    line(
      `M${left + 2} ${y}V${y - height * 2.1}M${left + width - 2} ${y}V${y - height}`,
      paint('wood', 'far'),
      4,
    ) +
    rectangle(left - 1, y - height * 2.15, 6, height * 0.8, paint(cloth), { rx: 2.5 }) +
    rectangle(left - 2, y - height, width + 4, 6, paint(cloth), { rx: 2.5 })
  );
}

/**
 * A laid table seen slightly from above: its cloth covers the top from `back` to `front` (y) and hangs down to `bottom`.
 */
export function clothTable(
  left: number,
  right: number,
  { back, front, bottom }: { readonly back: number; readonly front: number; readonly bottom: number },
  { top, drop, hem }: { readonly top: string; readonly drop: string; readonly hem: string },
): string {
  return (
    filled(`M${left + 16} ${back}H${right - 16}L${right} ${front}H${left}Z`, top) +
    rectangle(left, front, right - left, bottom - front, drop) +
    rectangle(left, front, right - left, 4, hem)
  );
}
