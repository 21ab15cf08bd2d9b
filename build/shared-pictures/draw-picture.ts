import sharp from 'sharp';
import { sharedPictureSize } from '#src/site/shared-picture.ts';
import { drawGround, type Ground, shades } from './draw-ground.ts';
import { encodePng } from './indexed-png.ts';
import { type FittedText, fitText, lineHeight } from './lines.ts';
import type { PictureJob } from './picture-job.ts';
import { lineSize } from './picture-layout.ts';
import type { Typeface } from './typeface.ts';

const mostLines = 3;
// Four languages of some pages; each takes a third of a megabyte.
const mostKept = 24;

/** Draws shared pictures as PNG files; what several of them have in common is drawn once. */
export function picturePainter(typeface: Typeface): (job: PictureJob) => Promise<Buffer> {
  const grounds = new Map<string, Promise<Ground>>();
  const groundOf = (job: PictureJob): Promise<Ground> => {
    const key = `${job.manner} ${job.siteName} ${job.drawing?.svg}`;
    const ground = grounds.get(key) ?? drawGround(job, typeface);
    grounds.delete(key);
    grounds.set(key, ground);
    for (const oldest of [...grounds.keys()].slice(0, -mostKept)) grounds.delete(oldest);
    return ground;
  };
  return async (job) => {
    const ground = await groundOf(job);
    const coverage = await drawWords(job, ground, typeface);
    const points = writeInto(ground, coverage);
    return encodePng({ ...sharedPictureSize, palette: ground.palette, points });
  };
}

/** How much of each point of the text's place is covered by letters, 0 to 255. */
async function drawWords(
  { heading, line }: PictureJob,
  { layout: { text, sizes } }: Ground,
  typeface: Typeface,
): Promise<Uint8Array> {
  const { measure } = typeface;
  const below = line ? fitText(line, { ...text, lines: mostLines }, [lineSize], measure) : nothing;
  const gap = below.lines.length > 0 ? lineSize * 0.6 : 0;
  const height = text.height - gap - heightOf(below);
  const title = fitText(heading, { ...text, height, lines: mostLines }, sizes, measure);
  let top = (height - heightOf(title)) / 2;
  const drawn = [title, below].map((fitted) => {
    const { lines, size } = fitted;
    const paths = lines.map((words, index) =>
      typeface.draw(words, { x: 0, y: top + size * (index * lineHeight + 0.95), size }),
    );
    top += heightOf(fitted) + gap;
    return paths.join('');
  });
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" width="${text.width}" height="${text.height}">`;
  return sharp(Buffer.from(`${opening}${drawn.join('')}</svg>`))
    .extractChannel('alpha')
    .raw()
    .toBuffer();
}

const nothing: FittedText = { lines: [], size: lineSize };

function heightOf({ lines, size }: FittedText): number {
  return lines.length * size * lineHeight;
}

/** The ground with the letters on it; the place of the text is of one colour. */
function writeInto({ layout: { text }, points, firstShade }: Ground, coverage: Uint8Array): Uint8Array {
  const written = points.slice();
  const { width } = sharedPictureSize;
  let at = 0;
  for (let row = text.y; at < coverage.length; row += 1) {
    for (let column = text.x; column < text.x + text.width; column += 1, at += 1) {
      const shade = Math.round(((coverage[at] ?? 0) * shades) / 255);
      if (shade > 0) written[row * width + column] = firstShade + shade - 1;
    }
  }
  return written;
}
