import { element, rectangle } from '#src/figures/body/markup.ts';

export interface SceneOptions {
  /** Begins every id of the drawing; must be unique on the page and a valid id. */
  readonly prefix: string;
  /** Alternative text. Without it the drawing is hidden from assistive technology. */
  readonly label?: string;
}

/** A picture without words: its alternative text is written by whoever shows it. */
export interface Scene {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Markup inside the `<svg>`, without the dimming veil. */
  readonly paintContent: (prefix: string) => string;
}

export const heroSize = { width: 560, height: 420 } as const;
export const cardSize = { width: 320, height: 220 } as const;

/**
 * What must never be cropped in a hero scene: heads, hands, suns. `slice` down to 360×220 shows y 39…381, a 1.2 : 1
 * frame shows x 28…532; this leaves a few units of air on all sides.
 */
export const heroSafeArea = { left: 40, top: 46, right: 520, bottom: 374 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A whole scene as one self-contained `<svg>`, filling and cropping like `object-fit: cover`. */
export function drawScene(scene: Scene, { prefix, label }: SceneOptions): string {
  const { width, height } = scene;
  const veil = rectangle(0, 0, width, height, '#0b0817', { 'fill-opacity': 'var(--scene-veil,0)' });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
      ...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': escaped(label) }),
    },
    scene.paintContent(prefix) + veil,
  );
}

export function heroScene(id: string, paintContent: (prefix: string) => string): Scene {
  return { id, ...heroSize, paintContent };
}

export function cardScene(id: string, paintContent: (prefix: string) => string): Scene {
  return { id, ...cardSize, paintContent };
}
