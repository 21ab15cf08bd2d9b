import { createHash } from 'node:crypto';
import { drawKeyPoses } from '#src/figures/movements/draw-key-poses.ts';
import { drawMovement } from '#src/figures/movements/draw-movement.ts';
import { drawPictogram, drawPictogramSheet } from '#src/figures/movements/draw-pictogram.ts';
import type { Movement } from '#src/figures/movements/movement.ts';
import type { PersonName } from '#src/figures/movements/people.ts';
import type { MovementPattern } from './logic/kinds.ts';

/** A drawing of exercises as a file; its name changes with its content, so that it can be kept for ever. */
export interface FigureFile {
  /** Relative to the site's root, without the leading slash. */
  file: string;
  width: number;
  height: number;
  svg: string;
}

/** An exercise as one person shows it: moving, and the key poses side by side. */
export interface Figure {
  moving: FigureFile;
  still: FigureFile;
}

function toFile(name: string, svg: string): FigureFile {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 8);
  return { file: `assets/figures/${name}.${hash}.svg`, width: Number(width), height: Number(height), svg };
}

// Each drawing is named on the pages of every language, and solving a movement takes longer than drawing a page.
const drawn = new Map<string, Figure>();

/** The two drawings of an exercise, shown by a woman or a man. */
export function figureOf(id: string, movement: Movement, person: PersonName): Figure {
  const key = JSON.stringify([id, person, movement]);
  const known = drawn.get(key);
  if (known !== undefined) {
    return known;
  }
  const figure = {
    moving: toFile(`${id}-${person}`, drawMovement(movement, person)),
    still: toFile(`${id}-${person}-still`, drawKeyPoses(movement, person)),
  };
  drawn.set(key, figure);
  return figure;
}

const drawnSheets = new Map<string, FigureFile>();

/**
 * The sheet with the pictograms of a kind of movement; `<file>#<id>` shows one of them. A browser draws a whole sheet for
 * each pictogram that it shows, so a sheet of all kinds would keep a phone busy.
 */
export function pictogramSheetOf(
  pattern: MovementPattern,
  movements: readonly (readonly [id: string, movement: Movement])[],
): FigureFile {
  const key = JSON.stringify([pattern, movements]);
  const sheet = drawnSheets.get(key) ?? toFile(`list-${pattern}`, drawPictogramSheet(movements));
  drawnSheets.set(key, sheet);
  return sheet;
}

/** The pictogram of one exercise as an address that holds it: for pages that show a few, and need no sheet for them. */
export function pictogramAddress(movement: Movement, person?: PersonName): string {
  const svg = drawPictogram(movement, person).replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(/[%#<>]/g, encodeURIComponent)}`;
}
