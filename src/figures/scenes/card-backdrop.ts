import { circle, filled, rectangle } from '#src/figures/body/markup.ts';
import { cardSize } from './scene.ts';

/** The shared ground of all cards: a plain wall of colour, a paler disc behind the subject and a calm floor line. */
export function cardBackdrop(wall: string, disc: string, floor: string, floorY = 186): string {
  const { width, height } = cardSize;
  return (
    rectangle(0, 0, width, height, wall) +
    circle(width / 2, 108, 92, disc) +
    filled(`M0 ${floorY}Q${width / 2} ${floorY - 9} ${width} ${floorY}V${height}H0Z`, floor)
  );
}

/** A shelf or counter in front of a person who is drawn down to the hips only. */
export function counter(y: number, top: string, front: string): string {
  const { width, height } = cardSize;
  return rectangle(0, y, width, height - y, front) + rectangle(0, y, width, 8, top);
}
