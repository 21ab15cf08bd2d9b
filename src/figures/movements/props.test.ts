import { expect, test } from 'vitest';
import { sampled } from './channels.ts';
import { drawMovement } from './draw-movement.ts';
import { drawPictogram } from './draw-pictogram.ts';
import type { Movement, Prop } from './movement.ts';
import { men } from './people.ts';
import { propRigOf } from './prop-rig.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { timelineOf } from './timeline.ts';

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
  expect(drawPictogram(kneeling([{ kind: 'partner' }]))).toBe(drawPictogram(kneeling([])));
});
