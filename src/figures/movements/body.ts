import { type Point, solveTwoBones, walk } from '#src/figures/body/geometry.ts';
import { type Joints, jointsFromHip } from '#src/figures/body/kinematics.ts';
import type { Skeleton } from '#src/figures/body/skeleton.ts';
import { type AngleName, type Angles, nearestTurn, type Side, toPose, type View } from './angles.ts';
import { type Contact, contactJoint } from './contacts.ts';

/** A posture at a place: y = 0 is the ground, negative is above it. */
export interface Body {
  readonly hip: Point;
  readonly angles: Angles;
}

/** What stays the same throughout a movement. */
export interface Frame {
  readonly skeleton: Skeleton;
  readonly view: View;
}

export function bodyJoints({ hip, angles }: Body, { skeleton, view }: Frame): Joints {
  return jointsFromHip(toPose(angles, view), skeleton, hip);
}

/** The body moved so that the joint of `contact` lies at `place`. */
export function anchored(body: Body, contact: Contact, place: Point, frame: Frame): Body {
  const joint = contactJoint(bodyJoints(body, frame), contact);
  return { ...body, hip: { x: body.hip.x + place.x - joint.x, y: body.hip.y + place.y - joint.y } };
}

/** The body moved sideways so that the joint of `contact` lies at `x`: a back that glides along a wall. */
export function againstWall(body: Body, contact: Contact, x: number, frame: Frame): Body {
  const joint = contactJoint(bodyJoints(body, frame), contact);
  return { ...body, hip: { x: body.hip.x + x - joint.x, y: body.hip.y } };
}

interface Bones {
  readonly upper: AngleName;
  readonly lower: AngleName;
  readonly upperLength: number;
  readonly lowerLength: number;
  /** Side of the middle joint for someone seen from the side, facing right: elbows point back, knees forward. */
  readonly bend: 1 | -1;
}

function bonesOf(kind: 'arm' | 'leg', side: Side, skeleton: Skeleton): Bones {
  return kind === 'arm'
    ? {
        upper: `${side}UpperArm`,
        lower: `${side}Forearm`,
        upperLength: skeleton.upperArm,
        lowerLength: skeleton.forearm,
        bend: 1,
      }
    : {
        upper: `${side}Thigh`,
        lower: `${side}Shin`,
        upperLength: skeleton.thigh,
        lowerLength: skeleton.shin,
        bend: -1,
      };
}

/** Bends one limb so that its wrist or ankle lies at `target`; straightens it when the target is out of reach. */
export function reached(body: Body, kind: 'arm' | 'leg', side: Side, target: Point, frame: Frame): Body {
  const { skeleton, view } = frame;
  const { upper, lower, upperLength, lowerLength, bend } = bonesOf(kind, side, skeleton);
  const joints = bodyJoints(body, frame);
  const from = kind === 'arm' ? joints[`${side}Arm`].shoulder : joints[`${side}Leg`].hip;
  const { angles } = body;
  // From the front, knees and elbows may open to either side: the posture says which.
  const opensBack = nearestTurn(angles[lower] - angles[upper], 0) > 0;
  const side2d = view === 'side' ? bend : opensBack ? -1 : 1;
  const [first, second] = solveTwoBones(from, target, upperLength, lowerLength, side2d);
  const turned = nearestTurn(first, angles[upper]);
  return {
    ...body,
    angles: { ...angles, [upper]: turned, [lower]: nearestTurn(second, angles[lower]) },
  };
}

/** Turns the thigh so that the knee lies `height` above the ground; how far it reaches sideways follows. */
function kneeLowered(body: Body, side: Side, height: number, { skeleton }: Frame): Body {
  const name: AngleName = `${side}Thigh`;
  const sine = Math.min(1, Math.max(-1, (-height - body.hip.y) / skeleton.thigh));
  const forward = (Math.asin(sine) * 180) / Math.PI;
  const current = body.angles[name];
  const candidates = [forward, 180 - forward].map((angle) => nearestTurn(angle, current));
  const [nearest = current] = candidates.sort((a, b) => Math.abs(a - current) - Math.abs(b - current));
  return { ...body, angles: { ...body.angles, [name]: nearest } };
}

/** Bends the limb of `contact` so that its joint lies at `place`; parts of the trunk cannot be bent. */
export function planted(body: Body, contact: Contact, place: Point, frame: Frame): Body {
  const { part, side = 'near' } = contact;
  switch (part) {
    case 'hand':
      return reached(body, 'arm', side, place, frame);
    case 'foot':
      return reached(body, 'leg', side, place, frame);
    case 'toe':
      return reached(body, 'leg', side, walk(place, body.angles[`${side}Foot`], -frame.skeleton.foot), frame);
    case 'knee':
      return kneeLowered(body, side, -place.y, frame);
    default:
      return body;
  }
}
