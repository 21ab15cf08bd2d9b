import { expect, test } from 'vitest';
import { silhouette, silhouetteSize } from './silhouette.ts';

const narrow = { shoulders: 8, waist: 6, hips: 7, thighs: 5 };
const wide = { shoulders: 13, waist: 11, hips: 12, thighs: 8 };

/** The places that a path names. */
function places(path: string): { x: number; y: number }[] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
}

test('bodies of every shape are equally tall, and only their width differs', () => {
  const heights = (shape: typeof narrow) => places(silhouette(shape).area).map(({ y }) => y);
  expect(heights(narrow)).toEqual(heights(wide));
  expect(silhouette(narrow).area).not.toBe(silhouette(wide).area);
});

test('the half of a body stays in its half of the drawing, with the arm beside it', () => {
  const { area, arm } = silhouette(wide);
  for (const { x } of [...places(area), ...places(arm)]) {
    expect(x).toBeGreaterThanOrEqual(silhouetteSize.width / 2);
    expect(x).toBeLessThan(silhouetteSize.width);
  }
  const widest = Math.max(...places(area).map(({ x }) => x));
  expect(places(arm).at(-1)?.x).toBeGreaterThan(widest);
});
