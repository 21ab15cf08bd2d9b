import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { directionTo, distance, middle, walk } from '#src/figures/body/geometry.ts';
import { pedalUnder } from './bicycle-rig.ts';
import { sampled } from './channels.ts';
import { drawMovement } from './draw-movement.ts';
import { drawPictogram } from './draw-pictogram.ts';
import type { Movement, Prop } from './movement.ts';
import { movementSchema } from './movement-schema.ts';
import { men } from './people.ts';
import { performanceOf } from './performance.ts';
import { propRigOf } from './prop-rig.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { timelineOf } from './timeline.ts';

/** The movement of an exercise of the library that has the thing. */
function readMovement(id: string): Movement {
  return movementSchema.parse(parse(readFileSync(`content/exercises/${id}/facts.yaml`, 'utf8')).movement);
}

const bridge = sampleMovements['glute-bridge'] as Movement;
const samplingOf = (movement: Movement) => sampled(timelineOf(movement, men['sporty-man']));

test('a smaller can is the same can, scaled', () => {
  const stand = (can: Prop): Movement => ({
    cycle: 'hold',
    props: [can],
    keys: [{ from: 'stand', seconds: 1 }],
  });
  const usual = drawMovement(stand({ kind: 'jerrycan', by: 'near-hand' }));
  const small = drawMovement(stand({ kind: 'jerrycan', by: 'near-hand', size: 0.6 }));
  expect(usual).not.toContain('scale(0.6)');
  expect(small).toContain('<g transform="scale(0.6)">');
});

test('a cloth lies between both heels and goes where they go', () => {
  const sliding: Movement = {
    ...bridge,
    props: [{ kind: 'cloth' }],
    keys: [
      { from: 'supine-bent', on: ['shoulders', 'feet~'], seconds: 1 },
      { legs: [-8, 20, -60], on: ['shoulders', 'feet~'], seconds: 1 },
    ],
  };
  const sampling = samplingOf(sliding);
  const [along] = propRigOf([{ kind: 'cloth' }], sampling).channels;
  const heels = sampling.joints.map(({ nearLeg, farLeg }) => (nearLeg.foot.x + farLeg.foot.x) / 2);
  expect(Math.max(...heels) - Math.min(...heels)).toBeGreaterThan(15);
  expect(along?.values).toEqual(heels);
});

test('both arms that stretch a band are drawn before the body, and otherwise the far one behind it', () => {
  const held = (to: 'far-hand' | 'near-foot') =>
    drawMovement({
      view: 'front',
      cycle: 'hold',
      people: { woman: 'sporty-woman', man: 'sporty-man' },
      props: [{ kind: 'band', by: 'near-hand', to }],
      keys: [{ from: 'front-stand', seconds: 1 }],
    });
  const farShoulder = /translate\([1-9][\d.]* -[\d.]+\)/;
  const nearHip = /translate\(0 [1-9][\d.]*\)/;
  const armIsBefore = (drawn: string) => drawn.search(farShoulder) > drawn.search(nearHip);
  expect(armIsBefore(held('far-hand'))).toBe(true);
  expect(armIsBefore(held('near-foot'))).toBe(false);
});

const kneeling = (props: readonly Prop[]): Movement => ({
  cycle: 'rep',
  props,
  keys: [
    { from: 'kneel', seconds: 1 },
    { torso: -60, legs: [120, 179, 168], seconds: 2 },
  ],
});

test('a partner kneels behind the feet and stays there', () => {
  const sampling = samplingOf(kneeling([]));
  const rig = propRigOf([{ kind: 'partner' }], sampling);
  const ankle = sampling.joints[0]?.nearLeg.foot.x ?? 0;
  expect(rig.channels).toEqual([]);
  expect(rig.extent.length).toBeGreaterThan(0);
  for (const { x } of rig.extent) expect(x).toBeLessThan(ankle);
});

test('a pictogram leaves the partner out', () => {
  expect(drawPictogram(kneeling([{ kind: 'partner' }]))).toEqual(drawPictogram(kneeling([])));
});

const angles = (turn: number): { near: number; far: number } => ({ near: turn, far: turn + 180 });

test('a bicycle goes where its rider puts it: the feet stay on pedals that turn about one axle', () => {
  const movement = readMovement('cycling');
  for (const person of ['woman', 'man'] as const) {
    const { sampling } = performanceOf(movement, person);
    const { joints, times, timeline } = sampling;
    const by = (index: number) => (movement.travel ?? 0) * (times[index] ?? 0);
    const [start] = joints;
    if (!start) throw new Error('Nobody rides.');
    const axle = middle(pedalUnder(start, 'near'), pedalUnder(start, 'far'));
    const crank = distance(axle, pedalUnder(start, 'near'));
    joints.forEach((one, index) => {
      const turns = angles(
        (360 * (times[index] ?? 0)) / timeline.seconds + directionTo(axle, pedalUnder(start, 'near')),
      );
      for (const side of ['near', 'far'] as const) {
        const { x, y } = pedalUnder(one, side);
        const meant = walk(axle, turns[side], crank);
        expect(distance({ x: x - by(index), y }, meant)).toBeLessThan(1.5);
      }
    });
  }
});

test('a rider wears a helmet', () => {
  expect(performanceOf(readMovement('cycling'), 'man').person.hair).toBe('helmet');
});

test('a ball between the back and the wall rolls half as far as the back glides', () => {
  const movement = readMovement('wall-ball-roll');
  const sampling = performanceOf(movement, 'man').sampling;
  const down = propRigOf(movement.props ?? [], sampling).channels.find(({ name }) => name === 'rollerY');
  const way = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const hips = sampling.joints.map(({ hip }) => hip.y);
  expect(way(hips)).toBeGreaterThan(8);
  expect(way(down?.values ?? [])).toBeCloseTo(way(hips) / 2, 5);
});

test('a rope beside the body turns once in a cycle and points down when both feet are in the air', () => {
  const movement = readMovement('rope-swing-side');
  const sampling = performanceOf(movement, 'woman').sampling;
  const turn = propRigOf(movement.props ?? [], sampling).channels.find(({ name }) => name === 'ropeTurn');
  const inAir = sampling.timeline.keys.find(({ plants }) => plants.length === 0)?.arrives ?? -1;
  expect((turn?.values.at(-1) ?? 0) - (turn?.values[0] ?? 0)).toBeCloseTo(360);
  expect(turn?.values[sampling.times.indexOf(inAir)]).toBe(0);
});

test('the upper arm of someone who lies on the left side is before the body, and a cushion between the knees', () => {
  const drawn = drawMovement(readMovement('side-lying-rest'), 'man');
  expect(drawn.match(/rx="6"/g)).toHaveLength(2);
  // The first is the cushion under the head.
  const [, farShoulder] = drawn.matchAll(/translate\([1-9][\d.]* -[\d.]+\)/g);
  expect(farShoulder?.index).toBeGreaterThan(drawn.search(/translate\(0 [1-9][\d.]*\)/));
});
