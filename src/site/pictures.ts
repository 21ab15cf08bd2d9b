import { createHash } from 'node:crypto';
import { cardScenes } from '#src/figures/scenes/card-scenes.ts';
import { heroScenes } from '#src/figures/scenes/hero-scenes.ts';
import { drawScene, type Scene } from '#src/figures/scenes/scene.ts';

/** A drawing as a file of its own: its name changes with its content, so that it can be kept for ever. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  /** Relative to the site's root, without the leading slash. */
  file: string;
  svg: string;
}

// A file does not know the page's tokens, so the veil that dims a scene in the dark is set inside it.
const dimming = '<style>@media (prefers-color-scheme:dark){:root{--scene-veil:.28}}</style>';

// Nor can a page set the colours of its people: the names of these would only make it longer.
const plainColours = (svg: string): string => svg.replace(/var\(--figure-[\w-]+,(#[\da-f]{6})\)/g, '$1');

/** The same paths without the signs that a number does not need. */
const shortPaths = (svg: string): string =>
  svg.replace(/ d="[^"]*"/g, (path) => path.replace(/(?<![\d.])0\./g, '.').replace(/(?<=[\d.]) -/g, '-'));

function toPicture(scene: Scene): Picture {
  const svg = shortPaths(plainColours(drawScene(scene, 's'))).replace(
    /^<svg[^>]*>/,
    (opening) => opening + dimming,
  );
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return {
    id: scene.id,
    width: scene.width,
    height: scene.height,
    file: `assets/pictures/${scene.id}.${hash}.svg`,
    svg,
  };
}

/** The drawings of the home page's hero, in the order of the scenes. */
export const heroPictures: readonly Picture[] = heroScenes.map(toPicture);

const cardPictures: ReadonlyMap<string, Picture> = new Map(
  cardScenes.map((scene) => [scene.id, toPicture(scene)]),
);

/** The drawing of a card; undefined where none has the id. */
export function findPicture(id: string): Picture | undefined {
  return cardPictures.get(id);
}

/** The drawing of a card; an unknown id is a mistake in a door. */
export function pictureFile(id: string): Picture {
  const picture = findPicture(id);
  if (picture === undefined) {
    throw new Error(`No drawing is called "${id}".`);
  }
  return picture;
}

/** Every drawing that is a file of its own. */
export const allPictures: readonly Picture[] = [...heroPictures, ...cardPictures.values()];
