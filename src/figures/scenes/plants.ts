import { circle, ellipse, filled, line, placed } from '#src/figures/body/markup.ts';
import { places } from './places.ts';

/** An umbrella acacia about 100 units tall, standing at (x, y). */
export function acacia(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  trunk: string,
  light = leaf,
): string {
  return placed(
    filled(
      'M-4 0C-3 -20 -5 -34 -3 -46L-24 -68L-22 -70L0 -52L4 -50L28 -74L30 -72L6 -44C4 -30 5 -16 5 0Z',
      trunk,
    ) +
      line('M0 -48L-8 -74M4 -50L12 -78', trunk, 2) +
      filled(
        'M-56 -70C-58 -80 -42 -84 -34 -84C-26 -94 -4 -98 6 -92C20 -98 40 -92 44 -85C56 -85 62 -76 58 -70C40 -65 24 -72 8 -69C-14 -65 -36 -72 -56 -70Z',
        leaf,
      ) +
      filled(
        'M-34 -84C-26 -94 -4 -98 6 -92C20 -98 40 -92 44 -85C28 -90 14 -86 2 -85C-10 -90 -24 -86 -34 -84Z',
        light,
      ),
    { x, y },
    { scaleX: scale },
  );
}

/** One banana leaf of length 60 from the origin upwards, bending to the right, with its torn edge. */
const bananaLeaf = (leaf: string, rib: string): string =>
  filled(
    'M0 0C-4 -16 -2 -36 12 -50C22 -60 38 -60 50 -50C46 -46 42 -44 38 -42L42 -36C36 -36 32 -34 28 -31L31 -24C26 -25 22 -22 18 -19L20 -12C14 -12 6 -8 0 0Z',
    leaf,
  ) + line('M0 0C2 -20 10 -44 46 -51', rib, 1.4);

/** A banana plant about 110 units tall. */
export function bananaPlant(
  x: number,
  y: number,
  scale: number,
  colours: readonly [dark: string, mid: string, light: string, stem: string],
  fruit = false,
): string {
  const [dark, mid, light, stem] = colours;
  const leaf = (turn: number, mirrored: boolean, colour: string, size = 1) =>
    placed(
      bananaLeaf(colour, dark),
      { x: 0, y: -50 },
      { turn, scaleX: mirrored ? -size : size, scaleY: size },
    );
  const bunch = fruit
    ? line('M2 -52Q16 -44 15 -30', stem, 2.4) +
      [0, 1, 2]
        .map((row) =>
          line(
            `M${9} ${-34 + row * 6}q-1 5 2 7M${14} ${-33 + row * 6}q0 5 1 7M${19} ${-35 + row * 6}q2 4 0 7`,
            '#c9c24a',
            3.4,
          ),
        )
        .join('') +
      ellipse(15.5, -8, 3, 5, '#7d2f45')
    : '';
  return placed(
    filled('M-6 0C-5 -20 -4 -40 -3 -54L4 -54C5 -40 6 -20 8 0Z', stem) +
      line('M-1 -4Q-1 -30 0 -50M4 -2Q3 -26 2 -44', dark, 1, { 'stroke-opacity': '.35' }) +
      leaf(38, false, dark, 0.95) +
      leaf(-38, true, dark, 0.95) +
      leaf(-28, false, mid, 1.05) +
      leaf(20, true, mid, 1.05) +
      leaf(4, false, light) +
      leaf(-12, true, light, 0.92) +
      bunch,
    { x, y },
    { scaleX: scale },
  );
}

/** A round-crowned tree (mango, avocado) about 100 units tall. */
export function roundTree(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  light: string,
  trunk: string,
): string {
  return placed(
    filled('M-6 0C-4 -16 -5 -30 -4 -44L4 -44C5 -30 5 -14 9 0Z', trunk) +
      line('M0 -30L-14 -48M1 -26L16 -46', trunk, 4) +
      filled(
        'M-40 -56C-46 -72 -30 -86 -18 -84C-12 -98 14 -100 20 -86C36 -88 48 -72 40 -58C44 -46 26 -38 16 -44C8 -36 -8 -36 -14 -43C-28 -38 -44 -44 -40 -56Z',
        leaf,
      ) +
      filled(
        'M-30 -66C-30 -76 -20 -80 -13 -77C-8 -88 8 -89 13 -80C6 -82 0 -78 -3 -74C-12 -76 -22 -72 -30 -66ZM6 -62C12 -70 24 -70 29 -64C22 -66 14 -64 6 -62Z',
        light,
      ),
    { x, y },
    { scaleX: scale },
  );
}

/** A slim eucalyptus or cypress about 90 units tall. */
export function slimTree(x: number, y: number, scale: number, leaf: string, trunk: string): string {
  return placed(
    line('M0 0V-40', trunk, 3) +
      filled(
        'M0 -92C8 -80 13 -62 11 -44C10 -30 6 -24 0 -24C-6 -24 -10 -30 -11 -44C-13 -62 -8 -80 0 -92Z',
        leaf,
      ),
    { x, y },
    { scaleX: scale },
  );
}

/** A low bush; `berries` are flowers or coffee cherries. */
export function bush(x: number, y: number, scale: number, leaf: string, light: string, berries = ''): string {
  const dots =
    berries === ''
      ? ''
      : places('-16,-12 -6,-20 6,-14 15,-9 -9,-8 10,-22')
          .map(({ x: dx, y: dy }) => circle(dx, dy, 2.3, berries))
          .join('');
  return placed(
    filled('M-26 0C-32 -12 -22 -20 -15 -18C-12 -28 4 -30 9 -22C20 -26 30 -14 25 0Z', leaf) +
      filled(
        'M-18 -10C-16 -16 -10 -17 -7 -15C-4 -22 4 -22 7 -18C2 -17 -1 -14 -3 -11C-8 -13 -13 -12 -18 -10Z',
        light,
      ) +
      dots,
    { x, y },
    { scaleX: scale },
  );
}

/** Broad leaves in a pot. */
export function pottedPlant(
  x: number,
  y: number,
  scale: number,
  leaf: string,
  light: string,
  pot: string,
): string {
  const blade = (turn: number, colour: string) =>
    placed(filled('M0 0C-8 -12 -7 -26 0 -36C7 -26 8 -12 0 0Z', colour), { x: 0, y: -18 }, { turn });
  return placed(
    blade(-62, leaf) +
      blade(62, leaf) +
      blade(-32, light) +
      blade(32, light) +
      blade(0, leaf) +
      filled('M-12 -20H12L9 0H-9Z', pot) +
      filled('M-13.5 -22H13.5V-16H-13.5Z', pot),
    { x, y },
    { scaleX: scale },
  );
}
