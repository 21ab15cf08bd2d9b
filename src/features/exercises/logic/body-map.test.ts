import { expect, test } from 'vitest';
import { backMuscles, bodyMapSize, frontMuscles } from './body-map.ts';
import { muscles } from './muscles.ts';

const sides = [
  { side: 'front', shapes: frontMuscles },
  { side: 'back', shapes: backMuscles },
];

test.each(muscles)('the %s can be shown on the map', (muscle) => {
  expect([...frontMuscles, ...backMuscles].map((shape) => shape.muscle)).toContain(muscle);
});

test.each(sides)('no muscle is drawn twice on the $side', ({ shapes }) => {
  const names = shapes.map(({ muscle }) => muscle);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

interface PathPoint {
  x: number;
  /** A horizontal line says none. */
  y?: number;
}

function pointsOf(path: string): PathPoint[] {
  return [...path.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command = '', text = '']): PathPoint[] => {
    const numbers = text.split(/[\s,]+|(?=-)/).flatMap((part) => (part === '' ? [] : [Number(part)]));
    return command === 'H'
      ? numbers.map((x) => ({ x }))
      : numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1] ?? Number.NaN }] : []));
  });
}

test.each(sides)('every muscle of the $side lies in the half that is mirrored', ({ shapes }) => {
  const { width, height } = bodyMapSize;
  for (const { muscle, path } of shapes) {
    expect(path, muscle).toMatch(/^M[MLHQC\d. -]+Z$/);
    for (const { x, y = 0 } of pointsOf(path)) {
      expect(x, muscle).toBeGreaterThanOrEqual(width / 2);
      expect(x, muscle).toBeLessThanOrEqual(width);
      expect(y, muscle).toBeGreaterThanOrEqual(0);
      expect(y, muscle).toBeLessThanOrEqual(height);
    }
  }
});
