import { expect, test } from 'vitest';
import type { Movement } from './movement.ts';
import { performanceOf } from './performance.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { boxAround, groundOfPool } from './stage.ts';

const wading: Movement = {
  cycle: 'loop',
  props: [{ kind: 'pool' }],
  keys: [
    { from: 'stand', on: [], lift: -6, seconds: 0.4 },
    { nearLeg: [60, 100, 0], lift: -6, seconds: 0.4 },
  ],
};
const swimming = Object.entries(sampleMovements).flatMap(([id, movement]) =>
  movement.props?.some(({ kind }) => kind === 'pool') ? [{ id, movement }] : [],
);

test('who walks in water is seen down to the soles, on the ground of the pool', () => {
  const { sampling } = performanceOf(wading);
  const ground = groundOfPool(sampling);
  const { top, height } = boxAround(sampling, []);
  const toes = sampling.joints.map(({ farLeg }) => farLeg.toe.y);
  expect(ground).toBeGreaterThanOrEqual(Math.max(...toes));
  expect(top + height).toBeGreaterThan(ground ?? Number.NaN);
});

test.each(swimming)('$id: who swims touches no ground, and no hand is cut off', ({ movement }) => {
  const { sampling } = performanceOf(movement);
  const { top, height } = boxAround(sampling, []);
  expect(groundOfPool(sampling)).toBeUndefined();
  for (const { nearArm, farArm } of sampling.joints) {
    expect(top + height).toBeGreaterThan(Math.max(nearArm.hand.y, farArm.hand.y) + 12);
  }
});
