import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** How many A4 sheets a page prints on, with margins of 1 cm. */
export async function printedSheets(page: Page): Promise<number> {
  return sheetStreams(await printedPage(page)).length;
}

/**
 * How far down the words of each half of each sheet go: 0 is the upper edge of the paper, 1 the lower. What the browser
 * writes into the margins does not count.
 */
export async function printedDepths(page: Page): Promise<{ left: number; right: number }[]> {
  return sheetStreams(await printedPage(page)).map((stream) => {
    const words = textPlaces(stream).filter(({ y }) => y > margin && y < 1 - margin);
    const depth = (half: typeof words) => Math.max(0, ...half.map(({ y }) => y));
    return { left: depth(words.filter(({ x }) => x < 0.5)), right: depth(words.filter(({ x }) => x >= 0.5)) };
  });
}

/** 1 cm of the height of A4. */
const margin = 1 / 29.7;
/** A4 in points. */
const paper = { width: 595, height: 842 };

async function printedPage(page: Page): Promise<Buffer> {
  return page.pdf({
    format: 'A4',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  });
}

/** What draws each sheet, in the order of the sheets. */
function sheetStreams(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  const sheets = text.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+) 0 R/g);
  return Array.from(sheets, ([, id]) => {
    const object = text.indexOf(`\n${id} 0 obj`);
    const start = text.indexOf('\n', text.indexOf('stream', object)) + 1;
    return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
  });
}

/** Browsers only scale and move, so a place needs no whole matrix. */
interface Frame {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}

/** Where each piece of text begins, in shares of the paper from its upper left corner. */
function textPlaces(stream: string): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = [];
  const outer: Frame[] = [];
  let frame: Frame = { scaleX: 1, scaleY: 1, x: 0, y: 0 };
  for (const line of stream.split('\n')) {
    const numbers = line.split(' ').map(Number);
    const [scaleX = 1, , , scaleY = 1, moveX = 0, moveY = 0] = numbers;
    const x = frame.x + moveX * frame.scaleX;
    const y = frame.y + moveY * frame.scaleY;
    if (line === 'q') outer.push(frame);
    else if (line === 'Q') frame = outer.pop() ?? frame;
    else if (line.endsWith(' cm')) {
      frame = { scaleX: frame.scaleX * scaleX, scaleY: frame.scaleY * scaleY, x, y };
    } else if (line.endsWith(' Tm')) places.push({ x: x / paper.width, y: 1 - y / paper.height });
  }
  return places;
}
