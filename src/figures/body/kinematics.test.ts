import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeJoints, reachFor } from './figure.ts';
import { distance, type Point } from './geometry.ts';
import { contactPoint, type Joints, solveJoints } from './kinematics.ts';
import { type Person, personSkeleton } from './person.ts';
import type { Anchor, Pose } from './pose.ts';
import { adultSkeleton, type Skeleton, scaleSkeleton } from './skeleton.ts';

const angle = fc.integer({ min: -180, max: 180 });
const anchors: readonly Anchor[] = [
  'foot',
  'toe',
  'hand',
  'elbow',
  'knee',
  'hip',
  'back',
  'far-foot',
  'far-hand',
];

const anyPose: fc.Arbitrary<Pose> = fc.record({
  view: fc.constantFrom('side' as const, 'front' as const),
  torso: fc.oneof(angle, fc.tuple(angle, angle)),
  head: angle,
  nearArm: fc.tuple(angle, angle),
  farArm: fc.tuple(angle, angle),
  nearLeg: fc.tuple(angle, angle, angle),
  farLeg: fc.tuple(angle, angle, angle),
  anchor: fc.constantFrom(...anchors),
});

const child: Person = {
  age: 'child',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'puffs',
  top: { kind: 'shirt', fabric: { colour: 'cloth-white' } },
  bottom: { kind: 'skirt', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-black',
};

const standing: Pose = {
  torso: -90,
  head: -90,
  nearArm: [90, 80],
  farArm: [80, 70],
  nearLeg: [90, 90, 0],
  farLeg: [80, 95, 0],
  anchor: 'foot',
};

const segments = (joints: Joints): readonly (readonly [Point, Point, keyof Skeleton])[] => [
  [joints.hip, joints.waist, 'pelvis'],
  [joints.waist, joints.collar, 'chest'],
  [joints.nearArm.shoulder, joints.nearArm.elbow, 'upperArm'],
  [joints.farArm.elbow, joints.farArm.hand, 'forearm'],
  [joints.nearLeg.hip, joints.nearLeg.knee, 'thigh'],
  [joints.farLeg.knee, joints.farLeg.foot, 'shin'],
  [joints.farLeg.foot, joints.farLeg.toe, 'foot'],
];

test('every segment keeps its length in every pose', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      for (const [from, to, name] of segments(solveJoints(pose, adultSkeleton))) {
        expect(distance(from, to)).toBeCloseTo(Number(adultSkeleton[name]), 6);
      }
    }),
  );
});

test('the underside of the anchor lies exactly on the ground point', () => {
  fc.assert(
    fc.property(anyPose, (pose) => {
      const contact = contactPoint(solveJoints(pose, adultSkeleton), pose, adultSkeleton);
      expect(distance(contact, { x: 0, y: 0 })).toBeLessThan(1e-9);
    }),
  );
});

test('a standing adult is about 165 units tall and stands on its sole', () => {
  const joints = solveJoints(standing, adultSkeleton);
  expect(joints.nearLeg.foot.y).toBeCloseTo(-adultSkeleton.underside.foot, 6);
  expect(-joints.head.y + adultSkeleton.headRadius).toBeGreaterThan(155);
  expect(-joints.head.y + adultSkeleton.headRadius).toBeLessThan(170);
});

test('a figure that faces left is the mirror image of one that faces right', () => {
  const at = { x: 100, y: 50 };
  const right = placeJoints({ person: child, pose: standing, at, scale: 1.5 });
  const left = placeJoints({ person: child, pose: standing, at, scale: 1.5, facing: 'left' });
  expect(left.farLeg.toe.x - at.x).toBeCloseTo(at.x - right.farLeg.toe.x, 6);
  expect(left.farLeg.toe.y).toBeCloseTo(right.farLeg.toe.y, 6);
});

test('placing a figure scales every segment', () => {
  const { nearLeg } = placeJoints({ person: child, pose: standing, at: { x: 9, y: 9 }, scale: 2 });
  expect(distance(nearLeg.hip, nearLeg.knee)).toBeCloseTo(personSkeleton(child).thigh * 2, 6);
});

test('a hand reaches the thing it is sent to, on either side', () => {
  for (const facing of ['right', 'left'] as const) {
    const figure = { person: child, pose: standing, at: { x: 100, y: 200 }, scale: 1.5, facing };
    const shoulder = placeJoints(figure).nearArm.shoulder;
    const target = { x: shoulder.x + 30, y: shoulder.y + 20 };
    const { hand } = placeJoints(reachFor(figure, 'nearArm', target, 1)).nearArm;
    expect(distance(hand, target)).toBeLessThan(0.01);
  }
});

test('an arm too short for its target points straight at it', () => {
  const figure = { person: child, pose: standing, at: { x: 0, y: 0 } };
  const shoulder = placeJoints(figure).nearArm.shoulder;
  const { pose } = reachFor(figure, 'nearArm', { x: shoulder.x + 500, y: shoulder.y }, 1);
  expect(pose.nearArm[0]).toBeCloseTo(0, 3);
  expect(pose.nearArm[1]).toBeCloseTo(0, 3);
});

test('a child has shorter limbs and a larger head for its size than an adult', () => {
  const small = personSkeleton(child);
  expect(small.thigh).toBeLessThan(adultSkeleton.thigh);
  expect(small.headRadius / small.thigh).toBeGreaterThan(adultSkeleton.headRadius / adultSkeleton.thigh);
});

test('scaling a skeleton scales what touches the ground', () => {
  expect(scaleSkeleton(adultSkeleton, 0.5, 1).underside.foot).toBeCloseTo(
    adultSkeleton.underside.foot / 2,
    9,
  );
});
