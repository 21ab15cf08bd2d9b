import { expect, test } from 'vitest';
import { distance } from '#src/figures/body/geometry.ts';
import { ballPath } from './ball-path.ts';
import { type Sampling, sampled } from './channels.ts';
import { drawMovement } from './draw-movement.ts';
import type { HeldProp, Movement } from './movement.ts';
import { women } from './people.ts';
import { timelineOf } from './timeline.ts';

const ball: HeldProp = { kind: 'ball', by: 'hands' };

/** Held before the chest, then rolled away along the ground, then picked up again. */
const roll: Movement = {
  cycle: 'rep',
  props: [ball],
  keys: [
    { from: 'stand', arms: [84, -20], seconds: 1, hold: 0.4 },
    { ball: [60, 11], seconds: 1, ease: 'fall' },
    { ball: [160, 11], seconds: 1, ease: 'even', hold: 0.5 },
  ],
};

const sampling = sampled(timelineOf(roll, women['sporty-woman']));

function placeAt(time: number, prop: HeldProp = ball, from: Sampling = sampling) {
  const index = from.times.findIndex((sample) => sample >= time - 1e-9);
  const [place, joints] = [ballPath(prop, from)[index], from.joints[index]];
  if (!(place && joints)) throw new RangeError(`Nothing is sampled at ${time} s.`);
  return { place, joints };
}

const hipAtStart = sampling.joints[0]?.hip.x ?? Number.NaN;

test('a ball stays in the palms while the key pose says nothing of it', () => {
  const { place, joints } = placeAt(0.2);
  expect(distance(place, joints.nearArm.hand)).toBeCloseTo(5);
});

test('a ball lies where its key pose puts it, and stays there as long as the key pose is held', () => {
  const lying = { x: hipAtStart + 160, y: -11 };
  expect(placeAt(2.4).place).toEqual(lying);
  expect(placeAt(2.8).place).toEqual(lying);
});

test('a ball that is let go starts softly when its key pose falls', () => {
  const [start, middle, end] = [0.4, 0.9, 1.4].map((time) => placeAt(time).place.y);
  expect(((middle ?? 0) - (start ?? 0)) / ((end ?? 0) - (start ?? 0))).toBeCloseTo(0.25, 1);
});

test('a ball comes back into the hands at the end of the cycle', () => {
  const path = ballPath(ball, sampling);
  const [first, last] = [path[0], path.at(-1)];
  expect(first && last && distance(first, last)).toBeLessThan(0.01);
});

test('a ball of one hand follows that hand', () => {
  const { place, joints } = placeAt(0.2, { kind: 'ball', by: 'far-hand' });
  expect(distance(place, joints.farArm.hand)).toBeCloseTo(5);
});

test('the picture is as wide as the way of the ball', () => {
  const [, left = '', width = ''] = /viewBox="(\S+) \S+ (\S+) /.exec(drawMovement(roll)) ?? [];
  expect(Number(left) + Number(width)).toBeGreaterThan(hipAtStart + 160 + 11);
});
