/** What somebody shares. */
export interface SharedWords {
  heading: string;
  /** A result, large, such as “22.9”. */
  value?: string | undefined;
  lines: readonly string[];
  /** Address of a drawing, an SVG file of this site. */
  figure?: string | undefined;
}

/** All that a card shows. */
export interface CardWords extends SharedWords {
  siteName: string;
  /** Where the page is, without the protocol and without anything that a visitor typed. */
  address: string;
}

const side = 800;
const margin = 56;
const bandHeight = 32;
/** The most that a picture may weigh, in bytes: what a chat sends at once on a slow network. */
const heaviest = 60 * 1024;
// As in the tokens of the style sheets, light: a picture looks the same whoever opens it.
const colours = { ground: '#fbf6ec', ink: '#231b16', muted: '#5f5248', primary: '#17614a' };

/**
 * A text in lines no wider than a place; a single word that is wider stands alone on its line.
 *
 * @param widthOf of a line, in the same unit as the width
 * @example wrap('one two three', 7, ({ length }) => length) → ['one two', 'three']
 */
export function wrap(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const last = lines.length - 1;
    const longer = last < 0 ? word : `${lines[last]} ${word}`;
    if (last >= 0 && widthOf(longer) <= width) lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}

interface Passage {
  text: string;
  /** The largest size first. */
  sizes: readonly number[];
  most: number;
  weight: number;
  colour: string;
}

interface FittedPassage {
  lines: readonly string[];
  size: number;
  font: string;
  colour: string;
}

/** A passage at the largest size at which it takes no more lines than it may, and no word is cut. */
function fit(ink: CanvasRenderingContext2D, passage: Passage, scale: number): FittedPassage {
  const { text, sizes, most, weight, colour } = passage;
  const family = getComputedStyle(document.body).fontFamily;
  const width = side - 2 * margin;
  let fitted: FittedPassage = { lines: [], size: 0, font: '', colour };
  for (const largest of sizes) {
    const size = Math.round(largest * scale);
    ink.font = `${weight} ${size}px ${family}`;
    const widthOf = (line: string) => ink.measureText(line).width;
    const lines = wrap(text, width, widthOf);
    fitted = { lines, size, font: ink.font, colour };
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) break;
  }
  return fitted;
}

const lineHeight = 1.22;
const gap = 18;
const firstLine = 150;

function heightOf(passages: readonly FittedPassage[]): number {
  return passages.reduce((sum, { lines, size }) => sum + lines.length * size * lineHeight + gap, 0);
}

/** All passages of a card, smaller together where they would not leave room for the drawing and the address. */
function fitAll(ink: CanvasRenderingContext2D, { heading, value = '', lines, figure }: CardWords) {
  const passages: Passage[] = [
    { text: heading, sizes: [56, 50, 44, 38], most: 3, weight: 700, colour: colours.ink },
    { text: value, sizes: [120, 100, 84, 68, 54], most: 1, weight: 700, colour: colours.primary },
    ...lines.map((text) => ({ text, sizes: [34, 30, 26], most: 3, weight: 400, colour: colours.ink })),
  ].filter(({ text }) => text !== '');
  const room = side - bandHeight - 80 - firstLine - (figure ? 260 : 0);
  const scales = [1, 0.9, 0.8, 0.7, 0.6];
  const tries = scales.map((scale) => passages.map((passage) => fit(ink, passage, scale)));
  return tries.find((fitted) => heightOf(fitted) <= room) ?? tries.at(-1) ?? [];
}

/** Draws a card; its words are its name for those who do not see it. */
export async function drawCard(card: CardWords): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('This browser draws no pictures.');
  ink.fillStyle = colours.ground;
  ink.fillRect(0, 0, side, side);
  ink.direction = getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr';
  drawMark(ink, card.siteName);
  drawBand(ink);
  const start = ink.direction === 'rtl' ? side - margin : margin;
  let top = firstLine;
  for (const { lines, size, font, colour } of fitAll(ink, card)) {
    ink.font = font;
    ink.fillStyle = colour;
    for (const [index, line] of lines.entries()) {
      ink.fillText(line, start, top + size * (1 + index * lineHeight));
    }
    top += lines.length * size * lineHeight + gap;
  }
  const foot = { text: card.address, sizes: [28, 24, 20, 16], most: 1, weight: 400, colour: colours.muted };
  ink.font = fit(ink, foot, 1).font;
  ink.fillStyle = colours.muted;
  ink.fillText(card.address, start, side - bandHeight - 28);
  if (card.figure) await drawFigure(ink, card.figure, top);
  canvas.setAttribute('role', 'img');
  canvas.setAttribute(
    'aria-label',
    [card.heading, card.value, ...card.lines, card.siteName, card.address]
      .flatMap((line) => (line ? [line.replace(/\.$/, '')] : []))
      .join('. '),
  );
  return canvas;
}

/** The drawing in what the words leave of the card, with its own wall and floor from side to side. */
async function drawFigure(ink: CanvasRenderingContext2D, address: string, top: number): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) return;
  const svg = await answer.text();
  const [, width = 0, height = 0] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  const room = { width: side - 2 * margin, height: side - bandHeight - 80 - top };
  const scale = Math.min(room.width / width, room.height / height);
  if (!(scale > 0) || !Number.isFinite(scale)) return;
  const [shownWidth, shownHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const picture = new Image();
  // Some browsers draw no picture that does not say how large it is.
  const sized = svg.replace('<svg ', `<svg width="${shownWidth}" height="${shownHeight}" `);
  picture.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await picture.decode();
  const place = top + (room.height - shownHeight) / 2;
  ink.drawImage(picture, (side - shownWidth) / 2, place, shownWidth, shownHeight);
}

function drawMark(ink: CanvasRenderingContext2D, siteName: string): void {
  const isMirrored = ink.direction === 'rtl';
  const size = 64;
  ink.save();
  ink.translate(isMirrored ? side - margin - size : margin, 56);
  ink.scale(size / 34, size / 34);
  for (const [path, colour] of [
    ['M9 0h16a9 9 0 0 1 9 9v16a9 9 0 0 1-9 9H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z', colours.primary],
    ['M5 26 17 8l12 18h-5.5L17 16.5 10.5 26z', colours.ground],
    ['m13 26 4-6 4 6z', '#f2a33c'],
  ] as const) {
    ink.fillStyle = colour;
    ink.fill(new Path2D(path));
  }
  ink.restore();
  ink.font = `700 40px ${getComputedStyle(document.body).fontFamily}`;
  ink.fillStyle = colours.primary;
  ink.fillText(siteName, isMirrored ? side - margin - size - 18 : margin + size + 18, 102);
}

/** The band of Imigongo triangles at the foot. */
function drawBand(ink: CanvasRenderingContext2D): void {
  const scale = bandHeight / 24;
  const tiles = [
    ['M0 0h40v24H0z', '#efe5d2'],
    ['M0 24 20 0l20 24h-8L20 9.6 8 24z', '#1c1714'],
    ['m12 24 8-9.6 8 9.6zM0 0h8L0 9.6zm40 0h-8l8 9.6z', '#b3441f'],
  ] as const;
  for (let x = 0; x < side; x += 40 * scale) {
    ink.save();
    ink.translate(x, side - bandHeight);
    ink.scale(scale, scale);
    for (const [path, colour] of tiles) {
      ink.fillStyle = colour;
      ink.fill(new Path2D(path));
    }
    ink.restore();
  }
}

/**
 * A canvas as a file that weighs no more than a chat should send: PNG, sharp, or JPEG of the best quality that fits.
 *
 * @param name without its ending
 */
export async function cardPicture(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const ways = [
    ['image/png', 1],
    ...[0.9, 0.8, 0.65, 0.5, 0.3].map((quality) => ['image/jpeg', quality]),
  ] as const;
  for (const [type, quality] of ways) {
    const picture = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, String(type), Number(quality)),
    );
    if (picture && picture.size <= heaviest) {
      return new File([picture], `${name}.${picture.type === 'image/png' ? 'png' : 'jpg'}`, {
        type: picture.type,
      });
    }
  }
  throw new Error('The picture is too heavy to share.');
}
