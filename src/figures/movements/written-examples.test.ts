import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { basePoses } from './base-poses.ts';
import { bodyJoints } from './body.ts';
import { drawKeyPoses } from './draw-key-poses.ts';
import { drawMovement } from './draw-movement.ts';
import type { HeldKind, Movement } from './movement.ts';
import { men } from './people.ts';
import { surfaceSizes } from './surfaces.ts';
import { timelineOf } from './timeline.ts';
import { validateMovement } from './validate-movement.ts';

const page = readFileSync('docs/draw-an-exercise.md', 'utf8');
const [, ...examples] = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, text = '']) => parse(text) as Movement,
);

test('the examples on the page for writers can be drawn as they are', () => {
  expect(examples).toHaveLength(2);
  expect(examples.flatMap((movement) => validateMovement('example', movement))).toEqual([]);
});

test('the page for writers names every base pose and every prop', () => {
  const names = [...Object.keys(basePoses), ...Object.keys(surfaceSizes), 'mat', 'pool'];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

const held: readonly HeldKind[] = [
  'dumbbell',
  'jerrycan',
  'bottle',
  'ball',
  'stick',
  'barbell',
  'band',
  'bag',
];

/** Each shape of a drawing, with how many moving groups it stands in. */
function shapesIn(drawn: string): { shape: string; movedBy: number }[] {
  const open: boolean[] = [];
  const shapes: { shape: string; movedBy: number }[] = [];
  for (const [tag] of drawn.matchAll(/<g\b[^>]*>|<\/g>|<(?:path|ellipse|circle|rect|line)\b[^>]*>/g)) {
    if (tag === '</g>') open.pop();
    else if (tag.startsWith('<g')) open.push(tag.includes('class='));
    else shapes.push({ shape: tag, movedBy: open.filter((moves) => moves).length });
  }
  return shapes;
}

test.each(held)('%s is carried along in both views', (kind) => {
  for (const view of ['side', 'front'] as const) {
    const from = view === 'side' ? 'stand' : 'front-stand';
    const movement: Movement = {
      view,
      cycle: 'rep',
      props: [{ kind, by: 'hands' }],
      keys: [
        { from, seconds: 1 },
        { nearArm: [30, -20], seconds: 1 },
      ],
    };
    const bare: Movement = { ...movement, props: [] };
    const own = shapesIn(drawMovement(bare)).map(({ shape }) => shape);
    const added = shapesIn(drawMovement(movement)).filter(({ shape }) => !own.includes(shape));
    // One hand stays where it is, and what it holds with it.
    expect(Math.max(...added.map(({ movedBy }) => movedBy))).toBeGreaterThan(0);
    expect(drawMovement(movement) + drawKeyPoses(movement)).not.toMatch(/NaN|undefined/);
    expect(validateMovement(kind, movement)).toEqual([]);
  }
});

test('a heel that glides stays on the ground on its way', () => {
  const movement: Movement = {
    cycle: 'rep',
    keys: [
      { from: 'supine-bent', on: ['shoulders', 'near-foot~', 'far-foot'], seconds: 1 },
      { nearLeg: [-14, 16, 0], seconds: 2 },
    ],
  };
  expect(validateMovement('heel-slide', movement)).toEqual([]);
  const { at, frame } = timelineOf(movement, men['sporty-man']);
  const feet = [0, 0.5, 1, 1.5, 2].map((time) => bodyJoints(at(time).body, frame).nearLeg.foot);
  for (const { y } of feet) expect(y).toBeCloseTo(-frame.skeleton.underside.foot, 1);
  expect((feet[4]?.x ?? 0) - (feet[0]?.x ?? 0)).toBeGreaterThan(20);
});
