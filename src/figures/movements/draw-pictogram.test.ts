import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPictogram } from './draw-pictogram.ts';
import { sampleMovements } from './samples/samples.testing.ts';

const samples = Object.entries(sampleMovements);
const cases = samples.map(([id, movement]) => ({ id, movement }));

test.each(cases)(
  '$id is drawn with plain numbers and colours, without script, request or style attribute',
  ({ movement }) => {
    expect(drawPictogram(movement)).not.toMatch(
      /<script|href=|url\((?!#h\))|@import|style="|NaN|undefined|var\(/,
    );
  },
);

test('a pictogram costs less than 150 bytes on a page that lists many, after brotli', () => {
  const list = samples.map(([, movement]) => drawPictogram(movement)).join('');
  expect(brotliCompressSync(list).length / samples.length).toBeLessThanOrEqual(150);
});

/** The ends of the thick lines of a body, in units of the drawing. */
function bonePoints(svg: string) {
  return [...svg.matchAll(/<path class="[a-z]" d="M([^lZ"]+)l([^"]+)"/g)].flatMap(
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
  expect(points.length).toBeGreaterThan(11);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(left ?? 0);
    expect(x).toBeLessThan((left ?? 0) + (width ?? 0));
    expect(y).toBeGreaterThan(top ?? 0);
    expect(y).toBeLessThan((top ?? 0) + (height ?? 0));
  }
});

test('a leg that lies right behind the other is not sent, and one that is seen is', () => {
  const legs = (id: string) => {
    const movement = sampleMovements[id];
    return movement && drawPictogram(movement).match(/class="[lm]"/g)?.length;
  };
  expect(legs('squat')).toBe(1);
  expect(legs('lunge')).toBe(2);
});

test('every line of a body has the width and colour of its part, and the neck ends in a head', () => {
  for (const { movement } of cases) {
    const svg = drawPictogram(movement);
    const parts = [...svg.matchAll(/<path class="([a-z])"/g)].map(([, name]) => name);
    for (const name of parts)
      expect(svg).toMatch(new RegExp(`\\.${name}\\{stroke:#\\w+;stroke-width:[\\d.]+\\}`));
    expect(parts.filter((name) => name === 'n')).toHaveLength(1);
    expect(svg).toMatch(
      /\.n\{marker-end:url\(#h\)\}.*<marker id="h"[^>]*><circle[^>]*><circle[^>]*><\/marker>/,
    );
  }
});
