import { expect, test } from 'vitest';
import type { KeyPose, Movement } from './movement.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { validateMovement } from './validate-movement.ts';

const start: KeyPose = { from: 'stand', seconds: 1 };
const rep = (...keys: readonly KeyPose[]): Movement => ({ cycle: 'rep', keys });
const codes = (movement: Movement) =>
  validateMovement('sample', movement).map(({ code, part }) => `${code} ${part}`);

test.each(Object.keys(sampleMovements))('%s is free of problems', (id) => {
  const movement = sampleMovements[id];
  expect(movement && validateMovement(id, movement)).toEqual([]);
});

test('a problem names the exercise, the joint, the key pose and what was measured', () => {
  const movement = rep(start, { legs: [120, 60, 0], seconds: 1 });
  const knee = validateMovement('bent-knee', movement).find(
    ({ part, key }) => part === 'near-knee' && key === 1,
  );
  expect(knee).toEqual({ id: 'bent-knee', code: 'joint-range', part: 'near-knee', key: 1, value: -60 });
});

test('a knee that bends forwards is refused', () => {
  expect(codes(rep(start, { legs: [110, 60, 0], seconds: 1 }))).toContain('joint-range near-knee');
});

test('an elbow that bends backwards is refused while the arm hangs', () => {
  expect(codes(rep(start, { arms: [90, 150], seconds: 1 }))).toContain('joint-range near-elbow');
});

test('a neck bent further than necks go is refused', () => {
  expect(codes(rep(start, { head: 10, seconds: 1 }))).toContain('joint-range neck');
});

test('a movement without a key pose is refused', () => {
  expect(codes(rep())).toEqual(['no-key-pose keys']);
});

test('a ball that nobody brought cannot be thrown', () => {
  expect(codes(rep(start, { ball: [60, 40], seconds: 1 }))).toEqual(['missing-prop ball']);
});

test('a ball pressed into the ground is refused', () => {
  const movement = rep(start, { ball: [60, 4], seconds: 1 });
  const props = [{ kind: 'ball', by: 'hands' }] as const;
  expect(codes({ ...movement, props })).toEqual(['below-ground ball']);
});

test('a contact that no body has is refused', () => {
  const movement: Movement = { cycle: 'hold', keys: [{ ...start, on: ['near-seat' as 'near-foot'] }] };
  expect(codes(movement)).toEqual(['bad-contact near-seat']);
});

test('a hand on a bench that is not there is refused', () => {
  expect(codes(rep({ ...start, on: ['feet', 'hands@bench'] }))).toEqual(['missing-prop bench']);
});

test('furniture that nobody touches is refused', () => {
  expect(codes({ ...rep(start), props: [{ kind: 'table' }] })).toEqual(['bad-prop table']);
});

test('a jump rope seen from the side is refused', () => {
  expect(codes({ ...rep(start), props: [{ kind: 'jump-rope', by: 'hands' }] })).toEqual([
    'bad-prop jump-rope',
  ]);
});

test('a pose that nothing carries is refused', () => {
  expect(codes(rep({ ...start, on: [] }))).toContain('no-anchor on');
});

test('a jump is not a pose that nothing carries', () => {
  expect(codes(rep(start, { on: [], lift: 12, seconds: 0.3 }))).toEqual([]);
});

test('a leg through the floor is refused', () => {
  expect(codes(rep(start, { nearLeg: [60, 70, 40], on: ['far-foot'], seconds: 1 }))).toEqual([]);
  const kneel: KeyPose = { from: 'kneel', legs: [92, 150, 140], seconds: 1 };
  expect(codes(rep(kneel))).toContain('below-ground near-toe');
});

test('a planted knee that is dragged along is refused', () => {
  const kneeling: KeyPose = { from: 'half-kneel', on: ['near-foot', 'far-knee'], seconds: 1 };
  expect(codes(rep(kneeling, { hip: [14, 0], seconds: 1 }))).toContain('slides far-knee');
});

test('hands that cannot reach the floor are refused', () => {
  expect(codes(rep({ from: 'stand', on: ['feet', 'hands'], seconds: 1 }))).toContain(
    'out-of-reach near-hand',
  );
});

test('a key pose reached in no time is refused', () => {
  expect(codes(rep(start, { arms: [0, 0], seconds: 0 }))).toEqual(['bad-time seconds']);
});
