import type { Degrees, Point } from './geometry.ts';
import { circle, ellipse, filled, line, placed, rectangle } from './markup.ts';
import { type Cloth, paint } from './palette.ts';

/** A mat spread on the ground from `left` to `right`, seen slightly from above; a foot on it stands at `y`. */
export function mat(left: number, right: number, y: number, cloth: Cloth): string {
  return (
    filled(`M${left} ${y + 11}L${left + 18} ${y - 7}H${right}L${right - 18} ${y + 11}Z`, paint(cloth)) +
    filled(`M${left} ${y + 11}H${right - 18}V${y + 14}H${left}Z`, paint(cloth, 'far')) +
    line(`M${left + 11} ${y + 8}L${left + 22} ${y - 4}`, paint(cloth, 'far'), 1.6) +
    line(`M${right - 9} ${y + 2}L${right} ${y - 7}`, paint(cloth, 'far'), 8) +
    line(`M${right - 18} ${y + 9}L${right - 2} ${y - 8}`, paint(cloth), 8) +
    circle(right - 18, y + 9, 2, paint(cloth, 'far'))
  );
}

/** A dumbbell, its grip at `at`; turn 0 shows it lengthwise, `endOn` shows one round plate. */
export function dumbbell(at: Point, { turn = 0, scale = 1, endOn = false } = {}): string {
  const steel = paint('rubber');
  const light = paint('metal');
  const marks = endOn
    ? circle(0, 0, 8, steel) + circle(0, 0, 5.4, light, { 'fill-opacity': '.5' }) + circle(0, 0, 2, steel)
    : rectangle(-12, -1.8, 24, 3.6, light, { rx: 1.6 }) +
      rectangle(-17, -8, 5.5, 16, steel, { rx: 2.2 }) +
      rectangle(-11.5, -6, 4, 12, steel, { rx: 1.6 }) +
      rectangle(11.5, -8, 5.5, 16, steel, { rx: 2.2 }) +
      rectangle(7.5, -6, 4, 12, steel, { rx: 1.6 });
  return placed(marks, at, { turn, scaleX: scale });
}

/** A football of the given radius. */
export function football(at: Point, radius: number, turn: Degrees = 0): string {
  const marks =
    circle(0, 0, 10, paint('cloth-white')) +
    filled('M0 -4.2L4 -1.3L2.5 3.4H-2.5L-4 -1.3Z', paint('cloth-black')) +
    filled(
      'M0 -10L-3.6 -9.2L0 -7L3.6 -9.2ZM9.5 -3L9.9 1L7.5 -1.5ZM-9.5 -3L-9.9 1L-7.5 -1.5ZM5.8 8.1L3.8 9.2L4.3 6.3ZM-5.8 8.1L-3.8 9.2L-4.3 6.3Z',
      paint('cloth-black'),
    ) +
    line(
      'M0 -4.2V-7.5M4 -1.3L7.5 -1.8M2.5 3.4L4.5 6.5M-2.5 3.4L-4.5 6.5M-4 -1.3L-7.5 -1.8',
      paint('cloth-black'),
      0.9,
    );
  return placed(marks, at, { turn, scaleX: radius / 10 });
}

export function basketball(at: Point, radius: number): string {
  return placed(
    circle(0, 0, 10, paint('cloth-coral')) +
      line('M-10 0H10M0 -10V10M-7 -7Q-2 0 -7 7M7 -7Q2 0 7 7', paint('cloth-black'), 1),
    at,
    { scaleX: radius / 10 },
  );
}

/** A rope between two hands that sags (positive) or arches (negative) by `sag`. */
export function rope(from: Point, to: Point, sag: number, width = 2.2): string {
  const centre = (from.x + to.x) / 2;
  const bottom = (from.y + to.y) / 2 + sag * 1.33;
  const lean = Math.abs(to.x - from.x) * 0.22;
  return line(
    `M${from.x} ${from.y}C${centre - lean} ${bottom} ${centre + lean} ${bottom} ${to.x} ${to.y}`,
    paint('cloth-brown'),
    width,
  );
}

/** The yellow 20-litre can in which water is carried, standing on (x, y); about 40 units tall. */
export function jerrycan(at: Point, scale = 1): string {
  const yellow = paint('cloth-yellow');
  const shade = paint('cloth-ochre');
  return placed(
    filled(
      'M-14 -26Q-14 -31 -9 -32L-8 -36Q-7 -39 -4 -39H8Q11 -39 11.5 -36L14 -28V-3Q14 0 11 0H-11Q-14 0 -14 -3Z',
      yellow,
    ) +
      filled('M-4.5 -35H7.5L9 -31H-5Z', paint('cloth-khaki'), { 'fill-opacity': '.55' }) +
      rectangle(-12, -41, 6, 6, paint('cloth-red'), { rx: 1.5 }) +
      filled('M8 0H11Q14 0 14 -3V-28L8 -28Z', shade, { 'fill-opacity': '.7' }) +
      line('M-9 -22L5 -8M5 -22L-9 -8', shade, 2),
    at,
    { scaleX: scale },
  );
}

/** A hoe with its handle's lower end at `at`, the blade above; `turn` 0 stands upright. */
export function hoe(at: Point, turn: Degrees, scale = 1): string {
  return placed(
    line('M0 0V-92', paint('wood'), 3.6) +
      filled('M-3 -94H4V-87L22 -76Q24 -86 15 -95Z', paint('metal')) +
      circle(0.5, -90.5, 4, paint('metal', 'far')),
    at,
    { turn, scaleX: scale },
  );
}

/** A water bottle, held at its middle. */
export function bottle(at: Point, turn: Degrees, scale = 1, water: Cloth = 'cloth-sky'): string {
  return placed(
    rectangle(-4.5, -10, 9, 21, paint(water), { rx: 3 }) +
      rectangle(-4.5, -1, 9, 6, paint('cloth-white')) +
      rectangle(-2.4, -14, 4.8, 5, paint('cloth-blue'), { rx: 1.2 }),
    at,
    { turn, scaleX: scale },
  );
}

/** A cup or beaker with its middle at `at`. */
export function cup(at: Point, turn: Degrees, scale = 1, cloth: Cloth = 'cloth-red'): string {
  return placed(
    filled('M-5 -6H5L4 6Q0 7.5 -4 6Z', paint(cloth)) + ellipse(0, -6, 5, 1.6, paint(cloth, 'far')),
    at,
    { turn, scaleX: scale },
  );
}

/** An open book seen from the reader's side, its spine at `at`. */
export function book(at: Point, scale = 1, cover: Cloth = 'cloth-red'): string {
  return placed(
    filled('M-17 -9Q-8 -12 0 -8Q8 -12 17 -9V9Q8 6 0 10Q-8 6 -17 9Z', paint(cover)) +
      filled('M-15 -10Q-7 -12.5 0 -9V8Q-7 5 -15 7ZM15 -10Q7 -12.5 0 -9V8Q7 5 15 7Z', paint('cloth-white')) +
      line(
        'M-12 -6Q-7 -7.5 -3 -6M-12 -2Q-7 -3.5 -3 -2M3 -6Q7 -7.5 12 -6M3 -2Q7 -3.5 12 -2',
        paint('cloth-grey'),
        0.8,
      ),
    at,
    { scaleX: scale },
  );
}
