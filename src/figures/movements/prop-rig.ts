import { middle, type Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import { element, round } from '#src/figures/body/markup.ts';
import { ballChannels, ballPath, ballRadius, isBall } from './ball-path.ts';
import { bicycleRig } from './bicycle-rig.ts';
import { followChannels, type Sampling } from './channels.ts';
import { contactDepth } from './contacts.ts';
import type { CushionProp, HeldProp, Prop, SurfaceProp } from './movement.ts';
import { partnerRig } from './partner-rig.ts';
import { clothMarks, cushionMarks, heldMarks, surfaceMarks, wheelchairMarks } from './prop-drawings.ts';
import { followed, midHands, nothing, type PropRig, palm } from './prop-parts.ts';
import { bandRig, jumpRopeRig, sideRopeRig } from './stretching-rigs.ts';
import { isSurface, surfaceName, surfaceSize } from './surfaces.ts';

const isHeld = (prop: Prop): prop is HeldProp => 'by' in prop;

function surfaceRig(prop: SurfaceProp, sampling: Sampling): PropRig {
  const name = surfaceName(prop);
  const { keys, frame } = sampling.timeline;
  const plant = keys.flatMap(({ plants }) => plants).find(({ contact }) => contact.surface === name);
  const [first] = sampling.joints;
  if (prop.kind === 'bicycle') return bicycleRig(sampling, surfaceSize(prop).height);
  if (!plant) return prop.under && first ? rollerRig(prop, first, sampling) : nothing;
  const facesRight = ['back', 'seat', 'shoulders'].includes(plant.contact.part);
  const depth = contactDepth(plant.contact, frame.skeleton) * (facesRight ? -1 : 1);
  const x = plant.place.x + (prop.kind === 'wall' ? depth : 0) + (prop.shift ?? 0);
  const at = (marks: string) => element('g', { transform: `translate(${round(x)})` }, marks);
  if (prop.kind === 'wheelchair') {
    const { behind, front } = wheelchairMarks(frame.view === 'front');
    return {
      ...nothing,
      back: () => at(behind),
      front: () => at(front),
      extent: [-26, 50].map((reach) => ({ x: x + reach, y: 0 })),
    };
  }
  const drawn = at(surfaceMarks(prop, facesRight ? 1 : -1));
  return {
    ...nothing,
    back: () => drawn,
    extent: [
      { x, y: 0 },
      { x: prop.kind === 'bar' ? x - 40 : x, y: prop.kind === 'wall' ? -150 : 0 },
    ],
  };
}

function rollerRig(prop: SurfaceProp, first: Joints, sampling: Sampling): PropRig {
  if (prop.kind === 'ball') return wallBallRig(prop, first, sampling);
  const start =
    prop.under === 'back'
      ? first.waist
      : prop.under === 'near-thigh'
        ? middle(first.nearLeg.hip, first.nearLeg.knee)
        : middle(first.nearLeg.knee, first.nearLeg.foot, 0.45);
  const channels = followChannels('roller', sampling, ({ hip }) => ({
    x: start.x + (prop.shift ?? 0) + (hip.x - first.hip.x) / 2,
    y: 0,
  }));
  return { ...nothing, channels, back: (motion) => followed('roller', surfaceMarks(prop, 1), motion) };
}

/** A ball between the shoulder blades and the wall behind them: it rolls half as far as the body glides. */
function wallBallRig(prop: SurfaceProp, first: Joints, sampling: Sampling): PropRig {
  const { height } = surfaceSize(prop);
  const { back } = sampling.timeline.frame.skeleton.underside;
  const blade = middle(first.waist, first.collar, 0.66);
  const channels = followChannels('roller', sampling, ({ hip }) => ({
    x: blade.x - back - height / 2,
    y: blade.y + height / 2 + (hip.y - first.hip.y) / 2,
  }));
  return { ...nothing, channels, back: (motion) => followed('roller', surfaceMarks(prop, 1), motion) };
}

const hanging: readonly string[] = ['jerrycan', 'bag'];
const across: readonly string[] = ['ball', 'football', 'stick', 'barbell', 'rolled-bottle'];

function inHand(marks: string): string {
  return element('g', { transform: 'translate(5)' }, marks);
}

function carriedRig(prop: HeldProp, isFront: boolean): PropRig {
  const marks = heldMarks(prop, isFront);
  if (prop.by === 'shoulders') {
    return { ...nothing, carried: { chest: element('g', { transform: 'translate(25 -9)' }, marks) } };
  }
  if (prop.by === 'hips') {
    return { ...nothing, carried: { pelvis: element('g', { transform: 'translate(3 12)' }, marks) } };
  }
  const both = prop.by === 'hands' && !across.includes(prop.kind);
  return {
    ...nothing,
    carried: {
      ...(both || prop.by !== 'far-hand' ? { nearHand: inHand(marks) } : {}),
      ...(both || prop.by === 'far-hand' ? { farHand: inHand(marks) } : {}),
    },
  };
}

function hangingRig(prop: HeldProp, sampling: Sampling, isFront: boolean): PropRig {
  const marks = heldMarks(prop, isFront);
  const near = prop.by !== 'far-hand';
  const far = prop.by !== 'near-hand';
  return {
    ...nothing,
    channels: [
      ...(near ? followChannels('nearThing', sampling, (joints) => palm(joints, 'near')) : []),
      ...(far ? followChannels('farThing', sampling, (joints) => palm(joints, 'far')) : []),
    ],
    back: (motion) =>
      far ? element('g', { transform: 'translate(3 -2)' }, followed('farThing', marks, motion)) : '',
    front: (motion) => (near ? followed('nearThing', marks, motion) : ''),
  };
}

function acrossRig(prop: HeldProp, sampling: Sampling): PropRig {
  const marks = heldMarks(prop, true);
  const reach = isBall(prop) ? 0 : 70;
  const extent = sampling.joints.flatMap((joints) => {
    const { x, y } = midHands(joints);
    return [
      { x: x - reach, y },
      { x: x + reach, y },
    ];
  });
  return {
    ...nothing,
    extent,
    channels: followChannels('thing', sampling, midHands),
    front: (motion) => followed('thing', marks, motion),
  };
}

function freeBallRig(prop: HeldProp, sampling: Sampling, isFront: boolean): PropRig {
  const path = ballPath(prop, sampling);
  const marks = heldMarks(prop, isFront);
  return {
    ...nothing,
    channels: ballChannels(path, sampling),
    extent: path.map(({ x, y }) => ({ x, y: y - ballRadius })),
    front: (motion) => followed('ball', marks, motion),
  };
}

/** It lies under the heels and goes where they go. */
function clothRig(sampling: Sampling): PropRig {
  const underHeels = ({ nearLeg, farLeg }: Joints): Point => ({
    x: middle(nearLeg.foot, farLeg.foot).x,
    y: 0,
  });
  return {
    ...nothing,
    channels: followChannels('cloth', sampling, underHeels),
    back: (motion) => followed('cloth', clothMarks, motion),
  };
}

function cushionRig({ at }: CushionProp, { joints: [start] }: Sampling): PropRig {
  if (!start) return nothing;
  const { hip, head, nearLeg, farLeg } = start;
  const marks = (x: number, y: number) =>
    element('g', { transform: `translate(${round(x)} ${round(y)})` }, cushionMarks);
  if (at === 'head') return { ...nothing, back: () => marks(head.x + 2, -9) };
  const knees = middle(nearLeg.knee, farLeg.knee);
  return { ...nothing, carried: { hips: () => marks(knees.x - hip.x, knees.y - hip.y) } };
}

function propRig(prop: Prop, sampling: Sampling): PropRig {
  if (isSurface(prop)) return surfaceRig(prop, sampling);
  if (prop.kind === 'cloth') return clothRig(sampling);
  if (prop.kind === 'partner') return partnerRig(sampling);
  if (prop.kind === 'cushion') return cushionRig(prop, sampling);
  if (!isHeld(prop)) return nothing;
  const isFront = sampling.timeline.frame.view === 'front';
  if (prop.kind === 'jump-rope')
    return prop.by === 'hands' ? jumpRopeRig(sampling) : sideRopeRig(prop, sampling);
  if (prop.kind === 'band') return bandRig(prop, sampling);
  const { keys } = sampling.timeline.setting.movement;
  if (isBall(prop) && keys.some(({ ball }) => ball)) return freeBallRig(prop, sampling, isFront);
  if (
    (hanging.includes(prop.kind) && prop.by.endsWith('hand')) ||
    (hanging.includes(prop.kind) && prop.by === 'hands')
  )
    return hangingRig(prop, sampling, isFront);
  if (isFront && across.includes(prop.kind) && prop.by === 'hands') return acrossRig(prop, sampling);
  return carriedRig(prop, isFront);
}

/** Everything that the props of a movement need: what moves with what, and what is drawn where. */
export function propRigOf(props: readonly Prop[], sampling: Sampling): PropRig {
  const rigs = props.map((prop) => propRig(prop, sampling));
  return {
    channels: rigs.flatMap(({ channels }) => channels),
    carried: Object.assign({}, ...rigs.map(({ carried }) => carried)),
    back: (motion) => rigs.map((rig) => rig.back(motion)).join(''),
    front: (motion) => rigs.map((rig) => rig.front(motion)).join(''),
    extent: rigs.flatMap(({ extent }) => extent),
  };
}
