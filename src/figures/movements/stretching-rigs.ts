import type { Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import { element, line } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import { type Channel, followChannels, type Sampling } from './channels.ts';
import type { HeldProp } from './movement.ts';
import { foldedRopeMarks, jumpRopeMarks } from './prop-drawings.ts';
import { followed, midHands, nothing, type PropRig, palm } from './prop-parts.ts';
import { movingGroup } from './rig.ts';

/** A rope that turns round the body between both hands. */
export function jumpRopeRig(sampling: Sampling): PropRig {
  const { keys, seconds } = sampling.timeline;
  const [first] = sampling.joints;
  const half = first ? Math.abs(palm(first, 'near').x - palm(first, 'far').x) / 2 : 20;
  const airborne = keys.find(({ plants }) => plants.length === 0);
  const under = airborne?.arrives ?? 0;
  // The rope is under the feet when the jump is highest; overhead it reaches further than below the hands.
  const depth = (time: number) => -14 + 92 * Math.cos((2 * Math.PI * (time - under)) / seconds);
  const channels: readonly Channel[] = [
    ...followChannels('rope', sampling, midHands),
    { name: 'ropeTurn', kind: 'stretch', values: sampling.times.map(depth) },
  ];
  const [hands] = sampling.joints.map(midHands);
  return {
    ...nothing,
    channels,
    back: (motion) => followed('rope', movingGroup(motion, 'ropeTurn', jumpRopeMarks(half)), motion),
    extent: hands
      ? [
          { x: hands.x, y: hands.y - 108 },
          { x: hands.x - half - 18, y: 0 },
          { x: hands.x + half + 18, y: 0 },
        ]
      : [],
  };
}

/** A rope that circles beside the body, both ends in one hand; it meets the ground when the jump is highest. */
export function sideRopeRig(prop: HeldProp, sampling: Sampling): PropRig {
  const { keys, seconds } = sampling.timeline;
  const [first] = sampling.joints;
  if (!first) return nothing;
  const side = prop.by === 'far-hand' ? 'far' : 'near';
  const hand = palm(first, side);
  const reach = -hand.y + 1;
  const under = keys.find(({ plants }) => plants.length === 0)?.arrives ?? 0;
  return {
    ...nothing,
    channels: [
      ...followChannels('rope', sampling, (joints) => palm(joints, side)),
      {
        name: 'ropeTurn',
        kind: 'turn',
        values: sampling.times.map((time) => (360 * (time - under)) / seconds),
      },
    ],
    front: (motion) => {
      const rope = element('g', { transform: `scale(${(reach / 100).toFixed(3)})` }, foldedRopeMarks);
      return followed('rope', movingGroup(motion, 'ropeTurn', rope), motion);
    },
    extent: [
      { x: hand.x - reach, y: hand.y },
      { x: hand.x + reach, y: hand.y - reach },
    ],
  };
}

/** A band from one hand to where its other end is. */
export function bandRig(prop: HeldProp, sampling: Sampling): PropRig {
  const side = prop.by === 'far-hand' ? 'far' : 'near';
  const end = ({ nearLeg, farLeg, nearArm, farArm }: Joints): Point => {
    const ends = {
      'near-foot': nearLeg.foot,
      'far-foot': farLeg.foot,
      'near-hand': nearArm.hand,
      'far-hand': farArm.hand,
      'near-knee': nearLeg.knee,
      'far-knee': farLeg.knee,
    };
    return ends[prop.to ?? 'near-foot'];
  };
  const from = (joints: Joints) => palm(joints, side);
  const turns = sampling.joints.map((joints) => {
    const [a, b] = [from(joints), end(joints)];
    return {
      turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI - 90,
      long: Math.hypot(b.x - a.x, b.y - a.y),
    };
  });
  const unrolled: number[] = [];
  for (const { turn } of turns) {
    const before = unrolled.at(-1) ?? turn;
    unrolled.push(turn + 360 * Math.round((before - turn) / 360));
  }
  const marks = line('M0 0V100', paint('cloth-pink'), 3, { 'vector-effect': 'non-scaling-stroke' });
  return {
    ...nothing,
    channels: [
      ...followChannels('band', sampling, from),
      { name: 'bandTurn', kind: 'turn', values: unrolled },
      { name: 'bandLong', kind: 'stretch', values: turns.map(({ long }) => long) },
    ],
    front: (motion) =>
      followed('band', movingGroup(motion, 'bandTurn', movingGroup(motion, 'bandLong', marks)), motion),
  };
}
