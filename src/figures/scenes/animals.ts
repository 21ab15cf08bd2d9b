import { circle, ellipse, filled, line, placed } from '#src/figures/body/markup.ts';

/** A hen pecking, about 40 units long; negative scale looks left. */
export function hen(x: number, y: number, scale: number, feathers = '#8a3f22', tail = '#3d2318'): string {
  return placed(
    line('M-3 -9V0M4 -9V0M-5 0H1M2 0H8', '#e0a030', 1.8) +
      filled(
        'M-20 -34C-16 -26 -12 -24 -8 -24C0 -26 6 -24 10 -30C12 -36 18 -37 21 -33C23 -30 20 -27 19 -24C18 -14 10 -7 0 -7C-12 -7 -20 -16 -20 -34Z',
        feathers,
      ) +
      filled('M-20 -36C-26 -34 -25 -22 -15 -16C-13 -22 -15 -30 -20 -36Z', tail) +
      filled('M-8 -20C-2 -24 6 -21 8 -16C2 -12 -5 -13 -8 -20Z', tail, { 'fill-opacity': '.55' }) +
      filled('M12 -35Q13 -40 16 -37Q18 -41 20 -37Q23 -38 21 -34Z', '#c4472b') +
      filled('M21 -33L26 -31L21 -29Z', '#e0a030') +
      ellipse(20, -26.5, 1.6, 2.6, '#c4472b') +
      circle(18, -33, 1, '#1d1512'),
    { x, y },
    { scaleX: scale, scaleY: Math.abs(scale) },
  );
}

/** A chick, about 12 units long. */
export function chick(x: number, y: number, scale: number): string {
  return placed(
    line('M-1 -3V0M2 -3V0', '#e0a030', 1) +
      filled('M-7 -9C-4 -8 0 -9 1 -12C3 -15 8 -14 8 -10C8 -4 4 -2 0 -2C-4 -2 -7 -5 -7 -9Z', '#f2c14e') +
      filled('M8 -11L11 -10L8 -9Z', '#d9793d') +
      circle(5.5, -11, 0.7, '#1d1512'),
    { x, y },
    { scaleX: scale, scaleY: Math.abs(scale) },
  );
}

/** A standing cow with long horns (Ankole), about 70 units long. */
export function longHornCow(x: number, y: number, scale: number, coat: string): string {
  return placed(
    line('M-22 -18V0M-14 -18V0M14 -18V0M21 -18V0', coat, 5) +
      filled(
        'M-28 -38C-20 -42 10 -42 22 -40C27 -40 30 -44 34 -46L42 -42L40 -36L31 -32C29 -26 26 -20 22 -16H-24C-29 -22 -30 -32 -28 -38Z',
        coat,
      ) +
      line('M36 -46C30 -56 30 -66 36 -72M39 -46C46 -54 48 -64 44 -72', '#efe5d2', 3) +
      line('M-28 -36Q-33 -26 -31 -14', coat, 2),
    { x, y },
    { scaleX: scale, scaleY: Math.abs(scale) },
  );
}

/** A giraffe far away, about 74 units tall. */
export function giraffe(x: number, y: number, scale: number, coat: string): string {
  return placed(
    line('M-10 -26L-11 0M-5 -26V0M8 -28V0M12 -28L13 0', coat, 2.6) +
      filled(
        'M-14 -34C-6 -38 4 -40 10 -42L20 -68L16 -70L24 -74L31 -68L24 -67L17 -36C16 -28 12 -24 6 -24H-10C-14 -26 -15 -30 -14 -34Z',
        coat,
      ) +
      line('M22 -73V-78M25 -73L26 -78', coat, 1.4),
    { x, y },
    { scaleX: scale, scaleY: Math.abs(scale) },
  );
}
