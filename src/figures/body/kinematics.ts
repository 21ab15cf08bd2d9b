import { type Degrees, middle, type Point, shift, walk } from './geometry.ts';
import type { AnchorPlace, ArmDirections, LegDirections, Pose } from './pose.ts';
import type { Skeleton } from './skeleton.ts';

export interface ArmJoints {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
}

export interface LegJoints {
  readonly hip: Point;
  readonly knee: Point;
  readonly foot: Point;
  readonly toe: Point;
}

export interface Joints {
  readonly hip: Point;
  readonly waist: Point;
  /** Top of the torso, between the shoulders. */
  readonly collar: Point;
  readonly head: Point;
  readonly nearArm: ArmJoints;
  readonly farArm: ArmJoints;
  readonly nearLeg: LegJoints;
  readonly farLeg: LegJoints;
}

/** Directions of the pelvis half and the chest half. */
export function torsoDirections(pose: Pose): readonly [Degrees, Degrees] {
  return typeof pose.torso === 'number' ? [pose.torso, pose.torso] : pose.torso;
}

function armJoints(shoulder: Point, [upper, fore]: ArmDirections, skeleton: Skeleton): ArmJoints {
  const elbow = walk(shoulder, upper, skeleton.upperArm);
  return { shoulder, elbow, hand: walk(elbow, fore, skeleton.forearm) };
}

function legJoints(hip: Point, [thigh, shin, sole]: LegDirections, skeleton: Skeleton): LegJoints {
  const knee = walk(hip, thigh, skeleton.thigh);
  const foot = walk(knee, shin, skeleton.shin);
  return { hip, knee, foot, toe: walk(foot, sole, skeleton.foot) };
}

/** All joints of a pose facing right with the middle of its hips at `hip`; the pose's anchor is not looked at. */
export function jointsFromHip(pose: Pose, skeleton: Skeleton, hip: Point): Joints {
  const [pelvis, chest] = torsoDirections(pose);
  const waist = walk(hip, pelvis, skeleton.pelvis);
  const collar = walk(waist, chest, skeleton.chest);
  const wide = pose.view === 'front' ? 1 : 0;
  const drop = wide ? skeleton.shoulderDrop : skeleton.sideShoulderDrop;
  const shoulderLine = walk(collar, chest, -drop);
  const shoulder = (side: number) => walk(shoulderLine, chest + 90, side * wide * skeleton.shoulderHalf);
  const hipSide = (side: number) => walk(hip, pelvis + 90, side * wide * skeleton.hipHalf);
  return {
    hip,
    waist,
    collar,
    head: walk(collar, pose.head, skeleton.neck + skeleton.headRadius),
    nearArm: armJoints(shoulder(1), pose.nearArm, skeleton),
    farArm: armJoints(shoulder(-1), pose.farArm, skeleton),
    nearLeg: legJoints(hipSide(1), pose.nearLeg, skeleton),
    farLeg: legJoints(hipSide(-1), pose.farLeg, skeleton),
  };
}

function contactJoint(joints: Joints, place: AnchorPlace, side: 'near' | 'far'): Point {
  const arm = side === 'near' ? joints.nearArm : joints.farArm;
  const leg = side === 'near' ? joints.nearLeg : joints.farLeg;
  const places: Record<AnchorPlace, Point> = {
    foot: leg.foot,
    toe: leg.toe,
    knee: leg.knee,
    hand: arm.hand,
    elbow: arm.elbow,
    hip: joints.hip,
    back: middle(joints.waist, joints.collar, 0.6),
  };
  return places[place];
}

/** Where the pose touches the ground: the underside of its anchor. */
export function contactPoint(joints: Joints, pose: Pose, skeleton: Skeleton): Point {
  const far = pose.anchor.startsWith('far-');
  const place = (far ? pose.anchor.slice(4) : pose.anchor) as AnchorPlace;
  return shift(contactJoint(joints, place, far ? 'far' : 'near'), 0, skeleton.underside[place]);
}

/** Forward kinematics: all joints of a pose facing right, with its contact point exactly at the origin. */
export function solveJoints(pose: Pose, skeleton: Skeleton): Joints {
  const contact = contactPoint(jointsFromHip(pose, skeleton, { x: 0, y: 0 }), pose, skeleton);
  return jointsFromHip(pose, skeleton, { x: -contact.x, y: -contact.y });
}

/** Applies `change` to every joint: to mirror, scale and move a whole figure. */
export function mapJoints(joints: Joints, change: (place: Point) => Point): Joints {
  const arm = ({ shoulder, elbow, hand }: ArmJoints): ArmJoints => ({
    shoulder: change(shoulder),
    elbow: change(elbow),
    hand: change(hand),
  });
  const leg = ({ hip, knee, foot, toe }: LegJoints): LegJoints => ({
    hip: change(hip),
    knee: change(knee),
    foot: change(foot),
    toe: change(toe),
  });
  return {
    hip: change(joints.hip),
    waist: change(joints.waist),
    collar: change(joints.collar),
    head: change(joints.head),
    nearArm: arm(joints.nearArm),
    farArm: arm(joints.farArm),
    nearLeg: leg(joints.nearLeg),
    farLeg: leg(joints.farLeg),
  };
}
