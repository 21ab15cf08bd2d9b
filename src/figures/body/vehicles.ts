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
  saddle: { x: -19, y: -83 },
  grip: { x: 29, y: -93 },
  pedalDown: { x: 3, y: -11 },
  pedalUp: { x: -3, y: -43 },
} as const satisfies Record<string, Point>;

/**
 * A grown-up's bicycle facing right, as large beside an adult of the same scale as in the street: wheels that reach to
 * the middle of the thigh. `at` is the ground point below the pedals. About 166 units long.
 */
export function bicycle(at: Point, scale: number, facing: 'right' | 'left', colour: Cloth): string {
  const frame = paint(colour);
  const { saddle, grip, pedalDown, pedalUp } = bicyclePoints;
  return placed(
    spokedWheel(-47, -31, 29.5, 14) +
      spokedWheel(56, -31, 29.5, 14) +
      line('M-78 -40A32 32 0 0 1 -24 -54M26 -42A32 32 0 0 1 74 -58', paint('metal'), 2.2) +
      line('M0 -27L-47 -31L-16 -72ZM0 -27L36 -68L-16 -70M36 -68L56 -31', frame, 3.4) +
      line(`M-16 -72L${saddle.x + 1} ${saddle.y + 5}M35 -72L33 -88`, paint('metal'), 2.8) +
      line(`M33 -88Q40 -96 ${grip.x + 5} ${grip.y - 1}H${grip.x - 3}`, paint('rubber'), 3.2) +
      filled('M-31 -81Q-31 -87 -22 -86L-6 -83.5Q-7 -79.5 -16 -79.5Q-26 -76 -31 -81Z', paint('rubber')) +
      line('M-66 -62H-32M-62 -62L-48 -34', paint('metal', 'far'), 2.4) +
      circle(0, -27, 7, 'none', { stroke: paint('metal'), 'stroke-width': 2 }) +
      line(`M${pedalDown.x} ${pedalDown.y}L${pedalUp.x} ${pedalUp.y}`, paint('metal', 'far'), 2.6) +
      line(`M${pedalDown.x - 5} ${pedalDown.y}h10M${pedalUp.x - 5} ${pedalUp.y}h10`, paint('rubber'), 3),
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
