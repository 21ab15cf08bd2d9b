import type { Point } from './geometry.ts';
import { circle, ellipse, filled, line, placed } from './markup.ts';
import { type Cloth, paint } from './palette.ts';

/** A plate of beans, greens and sweet potato seen slightly from above; 44 units wide. */
export function mealPlate(at: Point, scale = 1): string {
  const beans = [
    [-11, -4],
    [-7, -6.5],
    [-13, -7],
    [-8, -3],
    [-4, -5],
    [-10, -8.6],
  ];
  return placed(
    ellipse(0, 0, 22, 6, paint('cloth-white')) +
      ellipse(0, -0.8, 17, 4, paint('cloth-sand')) +
      filled('M-16 -2C-15 -9 -4 -10 -1 -2C-4 0 -12 0 -16 -2Z', '#7a2f22') +
      beans.map(([x = 0, y = 0]) => ellipse(x, y, 2.2, 1.5, '#a34a30')).join('') +
      filled('M-3 -1C-5 -9 2 -12 5 -9C9 -11 11 -4 8 -1C4 1 0 1 -3 -1Z', '#3f8a45') +
      filled('M-1 -4C0 -9 5 -9 6 -6C4 -6 2 -5 -1 -4Z', '#6bb35f') +
      filled('M6 -1C6 -8 11 -9 17 -5C18 -2 16 0 12 1C9 1 7 0 6 -1Z', '#e08a3c') +
      line('M9 -5Q12 -6 14 -3', '#f4b56a', 1.2),
    at,
    { scaleX: scale },
  );
}

/** A clay bowl with a heap in it; 40 units wide. */
export function bowl(at: Point, scale: number, heap: string, clay: string, rim: string): string {
  return placed(
    filled('M-17 -14C-14 -24 -6 -27 0 -26C8 -28 15 -22 17 -14Z', heap) +
      filled('M-20 -14H20C20 -4 12 0 6 0H-6C-12 0 -20 -4 -20 -14Z', clay) +
      filled('M-21 -16H21V-12H-21Z', rim),
    at,
    { scaleX: scale },
  );
}

/** Bananas, a mango and an avocado half, lying together; about 60 units wide. */
export function fruits(at: Point, scale = 1): string {
  return placed(
    filled('M-31 -8C-26 4 -8 6 2 -3L0 -6C-8 -2 -20 -3 -27 -12Z', '#f2c53d') +
      filled('M-29 -13C-22 -2 -6 0 3 -7L1 -9C-6 -6 -17 -8 -24 -16Z', '#e5b02f') +
      line('M-29 -11L-31 -17', '#7a5a22', 2.4) +
      ellipse(9, -8, 10, 8.5, '#e2773a') +
      filled('M3 -13C8 -17 16 -14 17 -9C14 -12 8 -13 3 -13Z', '#f2a33c') +
      filled('M18 -2C16 -10 22 -19 27 -18C33 -17 35 -6 32 -1C28 3 21 3 18 -2Z', '#3d6b35') +
      filled('M20 -3C19 -9 23 -16 27 -15.5C31 -15 32.5 -6 30.5 -2.5C28 1 22 1 20 -3Z', '#cfd98a') +
      circle(26, -5, 4, '#8a5a32'),
    at,
    { scaleX: scale },
  );
}

/** A jug, standing on `at`; about 34 units tall. */
export function jug(at: Point, scale: number, cloth: Cloth, drink: Cloth = 'cloth-sky'): string {
  return placed(
    line('M10 -26Q20 -24 17 -14Q15 -9 10 -8', paint(cloth), 3.2) +
      filled('M-10 -32H11L9 -26C13 -18 13 -6 9 0H-9C-13 -6 -13 -18 -9 -26L-13 -31Z', paint(cloth)) +
      ellipse(0, -32, 10, 2.4, paint(drink)) +
      line('M-6 -22Q-8 -12 -5 -4', paint('cloth-white'), 1.8, { 'stroke-opacity': '.5' }),
    at,
    { scaleX: scale },
  );
}
