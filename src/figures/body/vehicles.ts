import { type Point, walk } from './geometry.ts';
import { circle, filled, line, placed, rectangle } from './markup.ts';
import { type Cloth, paint } from './palette.ts';

function spokedWheel(x: number, y: number, radius: number, spokes: number): string {
  const rim = circle(x, y, radius, 'none', { stroke: paint('rubber'), 'stroke-width': 3 });
  const lines = Array.from({ length: spokes }, (_, index) => {
    const end = walk({ x, y }, (360 / spokes) * index + 8, radius - 1);
    return `M${x} ${y}L${end.x} ${end.y}`;
  }).join('');
  return rim + line(lines, paint('metal'), 0.7) + circle(x, y, 2.6, paint('metal'));
}

/** Where a rider touches the bicycle, relative to the point on the ground below the pedals. */
export const bicyclePoints = {
  saddle: { x: -14, y: -66 },
  grip: { x: 32, y: -71 },
  pedalDown: { x: 3, y: -9 },
  pedalUp: { x: -3, y: -33 },
} as const satisfies Record<string, Point>;

/** A bicycle facing right; `at` is the ground point below the pedals. About 116 units long. */
export function bicycle(at: Point, scale: number, facing: 'right' | 'left', colour: Cloth): string {
  const frame = paint(colour);
  const { saddle, grip, pedalDown, pedalUp } = bicyclePoints;
  return placed(
    spokedWheel(-36, -23, 22, 10) +
      spokedWheel(38, -23, 22, 10) +
      line(`M0 -21L-36 -23L-12 -54L0 -21L28 -56L-12 -54M28 -56L38 -23`, frame, 3.4) +
      line(`M-12 -54L${saddle.x} ${saddle.y + 4}M28 -56L27 -68`, paint('metal'), 2.6) +
      line(`M27 -68Q28 -74 ${grip.x + 3} ${grip.y}`, paint('rubber'), 3) +
      filled('M-25 -66Q-24 -70 -17 -69L-3 -66Q-4 -62 -12 -62.5Q-22 -61 -25 -66Z', paint('rubber')) +
      circle(0, -21, 6, 'none', { stroke: paint('metal'), 'stroke-width': 2 }) +
      line(`M${pedalDown.x} ${pedalDown.y}L${pedalUp.x} ${pedalUp.y}`, paint('metal', 'far'), 2.4) +
      line(`M${pedalDown.x - 4} ${pedalDown.y}h9M${pedalUp.x - 4} ${pedalUp.y}h9`, paint('rubber'), 3),
    at,
    { scaleX: facing === 'left' ? -scale : scale, scaleY: scale },
  );
}

/** Where the user sits and puts the feet, relative to the ground point below the axle. */
export const wheelchairPoints = {
  seat: { x: -6, y: -40 },
  footrest: { x: 33, y: -9 },
  rim: { x: 9, y: -37 },
} as const satisfies Record<string, Point>;

/** A wheelchair seen from the front in two layers: behind and in front of its user. */
export function wheelchairFront(
  at: Point,
  colour: Cloth,
): { readonly behind: string; readonly front: string } {
  const wheel = (x: number) =>
    rectangle(x - 2.4, -50, 4.8, 50, paint('rubber'), { rx: 2.4 }) +
    rectangle(x - 0.7, -43, 1.4, 36, paint('metal'));
  return {
    behind: placed(
      rectangle(-18, -84, 36, 48, paint('cloth-black'), { rx: 4 }) +
        line('M-19 -88V-30M19 -88V-30', paint('metal', 'far'), 3) +
        wheel(-26) +
        wheel(26) +
        rectangle(-20, -40, 40, 6, paint(colour), { rx: 2.5 }) +
        rectangle(-18, -4, 36, 3, paint('metal', 'far'), { rx: 1.5 }),
      at,
    ),
    front: placed(line('M-19 -36V-8M19 -36V-8', paint(colour), 3), at),
  };
}

/** A wheelchair facing right in two layers: behind and in front of its user. */
export function wheelchair(
  at: Point,
  scale: number,
  facing: 'right' | 'left',
  colour: Cloth,
): { readonly behind: string; readonly front: string } {
  const place = (content: string) =>
    placed(content, at, { scaleX: facing === 'left' ? -scale : scale, scaleY: scale });
  const frame = paint(colour);
  return {
    behind: place(
      circle(3, -24, 24, 'none', { stroke: paint('rubber', 'far'), 'stroke-width': 2.6 }) +
        line('M-22 -84L-18 -36L22 -34L31 -8', paint('metal', 'far'), 3) +
        filled('M-24 -80H-18L-13 -40H-20Z', paint('cloth-black')) +
        rectangle(-20, -41, 42, 6, paint('cloth-black'), { rx: 2.5 }) +
        line('M-22 -82L-31 -84', paint('rubber'), 4),
    ),
    front: place(
      line('M-14 -36H20L32 -7H44', frame, 3.2) +
        line('M25 -24L28 -10', frame, 2.6) +
        circle(28, -7, 6, 'none', { stroke: paint('rubber'), 'stroke-width': 2.6 }) +
        spokedWheel(0, -24, 24, 12) +
        circle(0, -24, 19.5, 'none', { stroke: paint('metal'), 'stroke-width': 1.4 }),
    ),
  };
}
