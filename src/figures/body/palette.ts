/**
 * Colours of people and their things.
 *
 * Every colour is a custom property with its value as fallback, e.g. `var(--figure-skin-3,#74472a)`: a drawing is
 * complete by itself (inline, as a file, in print), and a page may set `--figure-…` to change one colour everywhere,
 * for instance so that figures without a background keep their contrast in dark mode. Limbs turned away from the
 * viewer take the `-far` sister of the same colour.
 *
 * Scenery (skies, hills, houses) has plain colours. A whole scene or card is dimmed by one property instead:
 * its last shape is a dark veil whose opacity is `var(--scene-veil,0)`; dark mode sets it to about .3.
 */
const colours = {
  'skin-1': '#b9814f',
  'skin-2': '#9a6238',
  'skin-3': '#7d4c2c',
  'skin-4': '#653b22',
  'skin-5': '#4e2c1a',
  'skin-6': '#3b2116',
  'hair-black': '#1d1512',
  'hair-brown': '#3a2318',
  'hair-grey': '#c9c2b8',
  'cloth-red': '#c4472b',
  'cloth-coral': '#e2714d',
  'cloth-ochre': '#e0a030',
  'cloth-yellow': '#f2c14e',
  'cloth-leaf': '#5b9e5a',
  'cloth-green': '#1f6b4e',
  'cloth-forest': '#174a39',
  'cloth-teal': '#2a8a8c',
  'cloth-sky': '#6cb3d4',
  'cloth-blue': '#2f69a8',
  'cloth-navy': '#243a63',
  'cloth-plum': '#7a3b6a',
  'cloth-pink': '#d9678a',
  'cloth-white': '#f7f1e4',
  'cloth-sand': '#d9c19a',
  'cloth-khaki': '#a58a5b',
  'cloth-brown': '#6a4228',
  'cloth-grey': '#76777d',
  'cloth-black': '#2a2326',
  wood: '#a5673a',
  metal: '#8c949c',
  rubber: '#2b2729',
} as const;

export type Colour = keyof typeof colours;
export type SkinTone = 1 | 2 | 3 | 4 | 5 | 6;
export type Cloth = Extract<Colour, `cloth-${string}`>;
export type Side = 'near' | 'far';

const shadowColour = [27, 16, 34] as const;

/** Mixes a `#rrggbb` colour with a warm violet shadow; `share` 0…1 is how much shadow. */
export function shaded(hex: string, share: number): string {
  const channels = [1, 3, 5].map((start, index) => {
    const light = Number.parseInt(hex.slice(start, start + 2), 16);
    const dark = shadowColour[index] ?? 0;
    return Math.round(light + (dark - light) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** The value for a `fill` or `stroke` attribute. */
export function paint(colour: Colour, side: Side = 'near'): string {
  return side === 'near'
    ? `var(--figure-${colour},${colours[colour]})`
    : `var(--figure-${colour}-far,${shaded(colours[colour], 0.3)})`;
}

export function skinPaint(tone: SkinTone, side: Side = 'near'): string {
  return paint(`skin-${tone}`, side);
}
