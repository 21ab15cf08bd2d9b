import { circle, element, ellipse, filled, line, rectangle } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import { wheelchair, wheelchairFront, wheelchairPoints } from '#src/figures/body/vehicles.ts';
import type { HeldKind, HeldProp, SurfaceProp } from './movement.ts';
import { surfaceSize } from './surfaces.ts';

/** A piece of furniture with the middle of its upper edge (a wall: its face) at x = 0, standing on y = 0. */
export function surfaceMarks(prop: SurfaceProp, faces: 1 | -1): string {
  const { height, width } = surfaceSize(prop);
  const half = width / 2;
  const wood = paint('wood');
  const dark = paint('wood', 'far');
  switch (prop.kind) {
    case 'chair':
      return (
        line(`M${-half + 2} 0V${-height * 2.1}M${half - 4} 0V${-height}`, dark, 4) +
        rectangle(-half, -height * 2.15, 5, height * 0.75, wood, { rx: 2 }) +
        rectangle(-half, -height, width, 5, wood, { rx: 2 })
      );
    case 'wheelchair':
      return wheelchairMarks(false).behind;
    case 'bench':
      return (
        line(`M${-half + 12} ${-height}V0M${half - 12} ${-height}V0`, dark, 5) +
        rectangle(-half, -height, width, 7, wood, { rx: 3 })
      );
    case 'table':
      return (
        line(`M${-half + 8} ${-height}V0M${half - 8} ${-height}V0`, dark, 5) +
        rectangle(-half, -height, width, 6, wood, { rx: 2 })
      );
    case 'step':
      return (
        rectangle(-half, -height, width, height, dark, { rx: 2 }) +
        rectangle(-half, -height, width, 5, wood, { rx: 2 })
      );
    case 'wall':
      return rectangle(faces > 0 ? -width - 40 : 0, -height, width + 40, height + 2, '#b98d68');
    case 'bar':
      return line(`M-46 0V${-height}H0`, paint('metal', 'far'), 4) + circle(0, -height, 4, paint('metal'));
    case 'ball':
      return (
        ellipse(0, -height / 2, half, height / 2, paint('cloth-teal')) +
        ellipse(-half * 0.35, -height * 0.68, half * 0.28, height * 0.14, paint('cloth-sky'))
      );
    case 'bicycle':
      return '';
    case 'football':
      return element('g', { transform: `translate(0 ${-height / 2})` }, football);
    case 'roller':
      return (
        circle(0, -height / 2, half, paint('cloth-coral')) +
        circle(0, -height / 2, half * 0.45, paint('cloth-brown'))
      );
  }
}

/** A wheelchair under someone whose hips are at x = 0, behind and in front of that person. */
export function wheelchairMarks(isFront: boolean): { readonly behind: string; readonly front: string } {
  const frame = 'cloth-teal';
  return isFront
    ? wheelchairFront({ x: 0, y: 0 }, frame)
    : wheelchair({ x: -wheelchairPoints.seat.x, y: 0 }, 1, 'right', frame);
}

/** A football with its black pentagons. */
const football =
  circle(0, 0, 11, paint('cloth-white'), { stroke: paint('cloth-black'), 'stroke-width': 0.8 }) +
  filled(
    'M0 -4.6L4.4 -1.4L2.7 3.8H-2.7L-4.4 -1.4ZM-4 -10.2Q0 -11.6 4 -10.2L0 -7.6ZM8.6 -6.8Q11 -3 10.9 0L8.2 -2.6ZM-8.6 -6.8Q-11 -3 -10.9 0L-8.2 -2.6ZM8.8 6.6Q7 9.4 3.6 10.3L5 6.6ZM-8.8 6.6Q-7 9.4 -3.6 10.3L-5 6.6Z',
    paint('cloth-black'),
  ) +
  line(
    'M0 -4.6V-7.6M4.4 -1.4L8.2 -2.6M2.7 3.8L5 6.6M-2.7 3.8L-5 6.6M-4.4 -1.4L-8.2 -2.6',
    paint('cloth-black'),
    0.8,
  );

const sideways: Readonly<Record<HeldKind, string>> = {
  dumbbell: circle(0, 0, 7, paint('rubber')) + circle(0, 0, 2.6, paint('metal')),
  jerrycan:
    filled('M-11 12Q-11 8 -6 7V1H6V7Q11 8 11 12V36Q11 38 9 38H-9Q-11 38 -11 36Z', paint('cloth-yellow')) +
    line('M-6 6V1H6V6', paint('cloth-ochre'), 2.4) +
    line('M-6 16L6 30M6 16L-6 30', paint('cloth-ochre'), 2),
  bottle:
    rectangle(-3.6, -8, 7.2, 18, paint('cloth-sky'), { rx: 3 }) +
    rectangle(-1.8, -12, 3.6, 5, paint('cloth-blue')),
  // A bottle that lies across, as it is seen from its cap.
  'rolled-bottle': circle(0, 0, 6, paint('cloth-sky')) + circle(0, 0, 2.4, paint('cloth-blue')),
  // A basketball.
  ball:
    circle(0, 0, 11, paint('cloth-coral')) +
    line('M-10.6 -3Q0 3 10.6 -3M2 -10.8Q-3 0 2 10.8M-7 -8.4Q-1 0 -7 8.4', paint('cloth-brown'), 1),
  football,
  stick: circle(0, 0, 2.6, paint('wood')),
  barbell:
    circle(0, 0, 17, paint('rubber')) +
    circle(0, 0, 10, paint('cloth-grey')) +
    circle(0, 0, 2.6, paint('metal')),
  'jump-rope': '',
  band: '',
  bag:
    filled('M-9 10Q-12 28 -9 32H9Q12 28 9 10Z', paint('cloth-leaf')) +
    line('M-6 11Q0 -9 6 11', paint('cloth-forest'), 2.2),
};

const lengthwise: Partial<Readonly<Record<HeldKind, string>>> = {
  dumbbell:
    rectangle(-9, -1.8, 18, 3.6, paint('metal')) +
    rectangle(-14, -6.5, 6, 13, paint('rubber'), { rx: 2 }) +
    rectangle(8, -6.5, 6, 13, paint('rubber'), { rx: 2 }),
  stick: line('M-58 0H58', paint('wood'), 4),
  barbell:
    line('M-66 0H66', paint('metal', 'far'), 3.6) +
    rectangle(-66, -17, 7, 34, paint('rubber'), { rx: 2 }) +
    rectangle(59, -17, 7, 34, paint('rubber'), { rx: 2 }),
};

/** A thing in the hand, its grip at the origin. */
export function heldMarks({ kind, size = 1 }: HeldProp, isFront: boolean): string {
  const marks = (isFront ? lengthwise[kind] : undefined) ?? sideways[kind];
  return size === 1 ? marks : element('g', { transform: `scale(${size})` }, marks);
}

/** A cushion whose middle is at the origin. */
export const cushionMarks = rectangle(-18, -7, 36, 14, paint('cloth-coral'), { rx: 6 });

/** A cloth on the floor, its middle at the origin. */
export const clothMarks = filled('M-17 3.5L-12 -3H17L13 3.5Z', paint('cloth-coral'));

/** A rope folded in two, both ends in one hand at the origin, hanging down 100 units. */
export const foldedRopeMarks =
  line('M0 0C-26 60 -12 100 0 100S26 60 0 0', paint('cloth-brown'), 2, {
    'vector-effect': 'non-scaling-stroke',
  }) + line('M0 -5V5', paint('wood'), 4);

/** A jump rope between hands `half` to each side of the origin, turned fully down: 100 units deep. */
export function jumpRopeMarks(half: number): string {
  return line(`M${-half} 0C${-half - 22} 132 ${half + 22} 132 ${half} 0`, paint('cloth-brown'), 2, {
    'vector-effect': 'non-scaling-stroke',
  });
}

/** A mat from `left` to `right`, seen a little from above. */
export function matMarks(left: number, right: number): string {
  return (
    filled(`M${left - 4} 9L${left + 4} -5H${right + 4}L${right - 4} 9Z`, paint('cloth-teal')) +
    filled(`M${left - 4} 9H${right - 4}V11.5H${left - 4}Z`, paint('cloth-teal', 'far'))
  );
}
