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

/** A table seen from the front, covered with a cloth that hangs `drop` deep. */
export function clothTable(
  left: number,
  right: number,
  top: number,
  drop: number,
  bottom: number,
  cloth: string,
  edge: string,
): string {
  const legs = `M${left + 16} ${top + drop}L${left + 10} ${bottom}M${right - 16} ${top + drop}L${right - 10} ${bottom}`;
  const scallops = 12;
  const step = (right - left) / scallops;
  const hem = Array.from({ length: scallops }, () => `q${-step / 2} ${step * 0.28} ${-step} 0`).join('');
  return (
    line(legs, paint('wood', 'far'), 8) +
    filled(`M${left} ${top}H${right}V${top + drop}${hem}Z`, cloth) +
    rectangle(left - 6, top - 5, right - left + 12, 10, edge, { rx: 5 })
  );
}
