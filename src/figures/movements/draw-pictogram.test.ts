import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPictogram, drawPictogramSheet, pictogramSize } from './draw-pictogram.ts';
import { sampleMovements } from './samples/samples.testing.ts';

const samples = Object.entries(sampleMovements);
const cases = samples.map(([id, movement]) => ({ id, movement }));
const sheet = drawPictogramSheet(samples);

test.each(cases)(
  '$id is drawn with plain numbers and colours, without script, request or style attribute',
  ({ movement }) => {
    expect(drawPictogram(movement)).not.toMatch(/<script|href=|url\(|@import|style="|NaN|undefined|var\(/);
  },
);

test('each exercise of a sheet has a view of its own, and each view its cell', () => {
  const { width, height } = pictogramSize;
  const views = [...sheet.matchAll(/<view id="([^"]+)" viewBox="0 (\d+) (\d+) (\d+)"/g)];
  const cells = [...sheet.matchAll(/<svg(?: y="(\d+)")? width="(\d+)" height="(\d+)"/g)];
  expect(views.map(([, id]) => id)).toEqual(samples.map(([id]) => id));
  expect(views.map(([, , y, ...size]) => [y, ...size].map(Number))).toEqual(
    samples.map((_, index) => [index * height, width, height]),
  );
  expect(cells.map(([, y = 0, ...size]) => [y, ...size].map(Number))).toEqual(
    samples.map((_, index) => [index * height, width, height]),
  );
});

test('no id stands twice on a sheet', () => {
  const ids = [...sheet.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('a pictogram costs less than 150 bytes of a sheet, after brotli', () => {
  expect(brotliCompressSync(sheet).length / samples.length).toBeLessThanOrEqual(150);
});

/** The ends of the thick lines of a body, in units of the drawing. */
function bonePoints(svg: string) {
  return [...svg.matchAll(/<path d="M([^lZ"]+)l([^"]+)" stroke="[^"]+" stroke-width/g)].flatMap(
    ([, start = '', steps = '']) => {
      const numbers = [start, steps].map((part) => (part.match(/-?\d+/g) ?? []).map(Number));
      const [[x = 0, y = 0] = [], moves = []] = numbers;
      let place = { x, y };
      const points = [place];
      for (let index = 0; index < moves.length; index += 2) {
        place = { x: place.x + (moves[index] ?? 0), y: place.y + (moves[index + 1] ?? 0) };
        points.push(place);
      }
      return points.map((point) => ({ x: point.x * 2, y: point.y * 2 }));
    },
  );
}

test.each(cases)('$id lies inside its own picture, also when it travels', ({ movement }) => {
  const svg = drawPictogram(movement);
  const [, left, top, width, height] = (/viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  const points = bonePoints(svg);
  expect(points.length).toBeGreaterThan(20);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(left ?? 0);
    expect(x).toBeLessThan((left ?? 0) + (width ?? 0));
    expect(y).toBeGreaterThan(top ?? 0);
    expect(y).toBeLessThan((top ?? 0) + (height ?? 0));
  }
});
