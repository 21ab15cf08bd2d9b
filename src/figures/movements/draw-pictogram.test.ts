import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawPictogram, pictogramFile } from './draw-pictogram.ts';
import { sampleMovements } from './samples/samples.testing.ts';

const samples = Object.entries(sampleMovements);
const cases = samples.map(([id, movement]) => ({ id, movement }));

test.each(cases)(
  '$id is drawn with plain numbers and colours, without script, request or style attribute',
  ({ movement }) => {
    expect(pictogramFile(drawPictogram(movement))).not.toMatch(
      // An id would stand on a page as often as its drawing.
      /<script|href=|url\(|@import|style="|NaN|undefined|var\(| id=/,
    );
  },
);

test('a pictogram costs less than 100 bytes on a page that lists many, after brotli', () => {
  const list = samples.map(([, movement]) => pictogramFile(drawPictogram(movement))).join('');
  expect(brotliCompressSync(list).length / samples.length).toBeLessThanOrEqual(100);
});

/** The ends of the thick lines of a body, in units of the drawing. */
function bonePoints(marks: string) {
  return [...marks.matchAll(/<path stroke="[^"]+" stroke-width="[^"]+" d="M([^lZ"]+)l([^"]+)"/g)].flatMap(
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
  const { viewBox, marks } = drawPictogram(movement);
  const [left, top, width, height] = viewBox.split(' ').map(Number);
  const points = bonePoints(marks);
  expect(points.length).toBeGreaterThan(11);
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(left ?? 0);
    expect(x).toBeLessThan((left ?? 0) + (width ?? 0));
    expect(y).toBeGreaterThan(top ?? 0);
    expect(y).toBeLessThan((top ?? 0) + (height ?? 0));
  }
});

function marksOf(id: string): string {
  const movement = sampleMovements[id];
  return movement ? drawPictogram(movement).marks : '';
}

/** The lines of a body by how wide they are, in units of the drawing. */
function bonesByWidth(marks: string) {
  const bones = [...marks.matchAll(/<path stroke="(#\w+)" stroke-width="([^"]+)"/g)];
  return Map.groupBy(bones, ([, , width]) => 2 * Number(width));
}

test('a leg that lies right behind the other is not sent, and one that is seen is', () => {
  const legs = (id: string) => bonesByWidth(marksOf(id)).get(14)?.length;
  expect(legs('squat')).toBe(1);
  expect(legs('lunge')).toBe(2);
});

test('every line of a body has the width of its part, and the neck ends in a head with a face', () => {
  for (const { movement } of cases) {
    const { marks } = drawPictogram(movement);
    const bones = bonesByWidth(marks);
    // Feet and neck, arms, legs and what a hand holds, the trunk.
    expect([9, 10, 14, 20]).toEqual(expect.arrayContaining([...bones.keys()]));
    expect(bones.get(20)).toHaveLength(1);
    expect(marks.match(/stroke-width="4.5"[^>]*><circle[^>]*r="6"[^>]*><circle[^>]*r="4.8"/g)).toHaveLength(
      1,
    );
  }
});

test('the face lies on the side that the chest turns to', () => {
  const [crown, face] = [...marksOf('squat').matchAll(/<circle cx="(\S+)" cy="\S+" r="(?:6|4.8)"/g)].map(
    ([, x]) => Number(x),
  );
  // To the right, as the knees and the arms.
  expect(face).toBeGreaterThan(crown ?? Number.NaN);
});
