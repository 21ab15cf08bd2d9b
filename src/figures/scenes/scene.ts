import { element, rectangle } from '#src/figures/body/markup.ts';

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
 * A whole scene as one self-contained `<svg>`, filling and cropping like `object-fit: cover`.
 *
 * @param prefix begins every id of the drawing; must be unique on the page and a valid id
 */
export function drawScene(scene: Scene, prefix: string): string {
  const { width, height } = scene;
  const veil = rectangle(0, 0, width, height, '#0b0817', { 'fill-opacity': 'var(--scene-veil,0)' });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
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
