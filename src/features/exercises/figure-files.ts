import { createHash } from 'node:crypto';
import { drawKeyPoses } from '#src/figures/movements/draw-key-poses.ts';
import { drawMovement } from '#src/figures/movements/draw-movement.ts';
import { drawPictogram } from '#src/figures/movements/draw-pictogram.ts';
import type { Movement } from '#src/figures/movements/movement.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import { figureFile } from './logic/figure-file.ts';

/** A drawing of exercises as a file; its name changes with its content, so that it can be kept for ever. */
export interface FigureFile {
  /** Relative to the site's root, without the leading slash. */
  file: string;
  /** What its name says beside the exercise: who shows it, and the version. */
  shownBy: string;
  width: number;
  height: number;
  svg: string;
}

/** An exercise as one person shows it: moving, and the key poses side by side. */
export interface Figure {
  moving: FigureFile;
  still: FigureFile;
}

function toFile(id: string, shownBy: string, svg: string): FigureFile {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  // The list names each drawing, and a hash is what no compression makes smaller: four letters tell two versions of the
  // same drawing apart.
  const version = createHash('sha256').update(svg).digest('base64url').slice(0, 4);
  const file = figureFile(id, `${shownBy}.${version}`);
  return { file, shownBy: `${shownBy}.${version}`, width: Number(width), height: Number(height), svg };
}

/**
 * Makes a drawing once for each movement and further parameters: it is named on the pages of every language, and solving a
 * movement takes longer than writing a page. A movement that an editor changes is another object and is drawn anew.
 */
function drawnOnce<Parameters extends readonly (string | undefined)[], Drawing>(
  draw: (movement: Movement, ...parameters: Parameters) => Drawing,
): (movement: Movement, ...parameters: Parameters) => Drawing {
  const drawn = new WeakMap<Movement, Map<string, Drawing>>();
  return (movement, ...parameters) => {
    const drawings = drawn.get(movement) ?? new Map<string, Drawing>();
    const key = parameters.join();
    const drawing = drawings.get(key) ?? draw(movement, ...parameters);
    drawn.set(movement, drawings.set(key, drawing));
    return drawing;
  };
}

/** The two drawings of an exercise, shown by a woman or a man. */
export const figureOf = drawnOnce(
  (movement, id: string, person: PersonName): Figure => ({
    moving: toFile(id, person, drawMovement(movement, person)),
    still: toFile(id, `${person}-still`, drawKeyPoses(movement, person)),
  }),
);

/**
 * The pictogram of one exercise. A list of 176 costs 9 KB so, since they are alike and are compressed together. As pictures
 * in `data:` addresses each would be a document of its own to a browser, which loads them all at once however far down they
 * stand; one picture of many, shown a part at a time, would be drawn whole for each part.
 */
export const pictogramOf = drawnOnce((movement, person?: PersonName) => drawPictogram(movement, person));
