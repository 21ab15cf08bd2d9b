import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectDirectory } from '#scripts/site-paths.ts';
import { type SharedDrawing, sharedPictureSize } from '#src/site/shared-picture.ts';
import { chooseColours } from './indexed-png.ts';
import type { PictureJob } from './picture-job.ts';
import { type Box, type Layout, layoutFor } from './picture-layout.ts';
import type { Typeface } from './typeface.ts';

/** All of a picture but its words: what the pictures of four languages share. */
export interface Ground {
  layout: Layout;
  points: Uint8Array;
  /** The colours of the points, and after them those of the words, from the ground to the full colour. */
  palette: readonly number[];
  /** The number of the first colour of the words. */
  firstShade: number;
}

/** How many steps an edge of a letter has. */
export const shades = 16;

/** As in the tokens of the style sheets, light. */
const colours = {
  plain: { ground: 0xfbf6ec, ink: 0x231b16, name: 0x17614a },
  calm: { ground: 0xe0eef1, ink: 0x123f4c, name: 0x1c5a6c },
  sober: { ground: 0x123f4c, ink: 0xffffff, name: 0xffffff },
} as const;

const mark = await readFile(join(projectDirectory, 'public/favicon.svg'), 'utf8');
const band = await readFile(join(projectDirectory, 'src/ui/imigongo.svg'), 'utf8');

export async function drawGround(
  { drawing, manner, siteName }: Pick<PictureJob, 'drawing' | 'manner' | 'siteName'>,
  typeface: Typeface,
): Promise<Ground> {
  const layout = layoutFor(drawing && proportionOf(drawing.svg));
  const { ground, ink } = colours[manner];
  const name = typeface.draw(siteName, { x: layout.text.x + 46, y: 54, size: 26 });
  const rgb = Buffer.from(await drawFrame(frameOf(layout, manner, name)));
  if (drawing && layout.drawing) {
    put(await drawInto(drawing, layout.drawing, hexadecimal(ground)), layout.drawing, rgb);
  }
  const { palette, points } = chooseColours(rgb, 256 - shades);
  const inks = Array.from({ length: shades }, (_, step) => blend(ground, ink, (step + 1) / shades));
  return { layout, points, palette: [...palette, ...inks], firstShade: palette.length };
}

/** The plain ground with the mark, the site's name and the band. */
function frameOf({ text, band: place }: Layout, manner: PictureJob['manner'], siteName: string): string {
  const { ground, name } = colours[manner];
  const { width, height } = sharedPictureSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${hexadecimal(ground)}"/>` +
    `<g transform="translate(${text.x} 28)">${innerSvg(mark)}</g>` +
    `<g fill="${hexadecimal(name)}">${siteName}</g>` +
    `${place && manner !== 'sober' ? drawBand(place) : ''}</svg>`
  );
}

const frames = new Map<string, Promise<Buffer>>();

/** Three bytes a point. There are hardly more frames than layouts and manners, so each is drawn once. */
function drawFrame(svg: string): Promise<Buffer> {
  const frame = frames.get(svg) ?? sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  frames.set(svg, frame);
  return frame;
}

/** Copies a part, three bytes a point, to its place in the whole: nothing shines through, so that nothing has to be blended. */
function put(part: Buffer, { x, y, width, height }: Box, whole: Buffer): void {
  for (let row = 0; row < height; row += 1) {
    part.copy(whole, ((y + row) * sharedPictureSize.width + x) * 3, row * width * 3, (row + 1) * width * 3);
  }
}

/** Width through height of what an SVG file shows. */
export function proportionOf(svg: string): number {
  const [, width, height] = /^<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('A drawing has no viewBox.');
  return Number(width) / Number(height);
}

/** The drawing in the middle of its place. What it leaves empty is filled with what its edges show: wall, sky or floor. */
async function drawInto({ svg, crop }: SharedDrawing, place: Box, ground: string): Promise<Buffer> {
  const proportion = proportionOf(svg);
  const width = Math.round(Math.min(place.width * crop, place.height * proportion));
  const height = Math.min(place.height, Math.round(width / proportion));
  const sides = Math.max(0, place.width - width);
  const ends = Math.max(0, place.height - height);
  const sized = plainSvg(svg).replace('<svg ', `<svg width="${width}" height="${height}" `);
  const cut = Math.min(width, place.width);
  return sharp(Buffer.from(sized))
    .flatten({ background: ground })
    .extract({ left: Math.floor((width - cut) / 2), top: 0, width: cut, height })
    .extend({
      left: Math.floor(sides / 2),
      right: Math.ceil(sides / 2),
      top: Math.floor(ends / 2),
      bottom: Math.ceil(ends / 2),
      extendWith: 'copy',
    })
    .raw()
    .toBuffer();
}

/** Without what only a page can set: colours by name, and those of the dark. */
function plainSvg(svg: string): string {
  return svg
    .replace(/var\([^,)]+,([^)]*)\)/g, '$1')
    .replace(/@media ?\(prefers-color-scheme:dark\)\{(?:[^{}]*\{[^}]*\})*\}/g, '');
}

function drawBand({ x, y, width, height }: Box): string {
  const tile = (height * 40) / 24;
  const tiles = Array.from(
    { length: Math.ceil(width / tile) },
    (_, index) => `<g transform="translate(${index * tile})scale(${height / 24})">${innerSvg(band)}</g>`,
  );
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${tiles.join('')}</svg>`;
}

function innerSvg(svg: string): string {
  return svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');
}

function hexadecimal(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}

function blend(from: number, to: number, part: number): number {
  const channel = (shift: number) => {
    const [start, end] = [(from >> shift) & 255, (to >> shift) & 255];
    return Math.round(start + (end - start) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
