import { fabricDefinitions } from '#src/figures/body/fabric.ts';
import { movingParts } from '#src/figures/body/figure.ts';
import { element, round } from '#src/figures/body/markup.ts';
import type { Part } from '#src/figures/body/part.ts';
import type { Skeleton } from '#src/figures/body/skeleton.ts';
import { isTucked } from '#src/figures/body/torso.ts';
import { type Side, toPose } from './angles.ts';
import type { Motion } from './motion-css.ts';
import type { Performance } from './performance.ts';

/** Things that move with the body, by the segment that carries them; drawn in that segment's coordinates. */
export interface Carried {
  readonly nearHand?: string;
  readonly farHand?: string;
  readonly chest?: string;
  readonly pelvis?: string;
  /** Between the legs, as seen from the hips. */
  readonly hips?: (motion: Motion) => string;
}

const offset = (x: number, y: number, content: string): string =>
  x === 0 && y === 0 ? content : element('g', { transform: `translate(${round(x)} ${round(y)})` }, content);

/** A group that a channel moves; groups that stay still need no class, and those that do nothing are left out. */
export function movingGroup(motion: Motion, channel: string, content: string): string {
  const name = motion.classOf(channel);
  if (name !== undefined) return element('g', { class: name }, content);
  const transform = motion.fixed(channel);
  return transform === '' ? content : element('g', { transform }, content);
}

function turnedAndScaled(content: string, turn: number, scale: number): string {
  const turning = turn === 0 ? '' : `rotate(${turn})`;
  const scaling = scale === 1 ? '' : `scale(${Number(scale.toFixed(3))})`;
  const transform = turning + scaling;
  return transform === '' || content === '' ? content : element('g', { transform }, content);
}

/** Only one figure stands in a file, so its prints need no longer name. */
const printPrefix = 'p';

interface Rig {
  readonly motion: Motion;
  readonly skeleton: Skeleton;
  readonly isFront: boolean;
  marks(name: string): string;
  before(first: string, second: string): boolean;
}

function rigOf({ movement, person, sampling }: Performance, motion: Motion): Rig {
  const { view, skeleton } = sampling.timeline.frame;
  const [first] = sampling.moments;
  const parts: readonly Part[] = first
    ? movingParts(person, toPose(first.body.angles, view, movement.hands), printPrefix, skeleton)
    : [];
  const names = parts.map(({ name }) => name);
  return {
    motion,
    skeleton,
    isFront: view === 'front',
    marks: (name) => {
      const part = parts.find((one) => one.name === name);
      if (!part) return '';
      // A skirt's drawing stands on the underside of the hips.
      if (part.kind === 'draped') return offset(0, skeleton.underside.hip, part.marks);
      // A head's drawing stands upright, its channel points along the neck.
      return turnedAndScaled(part.marks, name === 'head' ? 90 : 0, part.scale ?? 1);
    },
    before: (one, other) => names.indexOf(one) < names.indexOf(other),
  };
}

const stacked = (isFirst: boolean, one: string, other: string): string =>
  isFirst ? one + other : other + one;

function arm({ motion, skeleton, marks, before }: Rig, side: Side, held = ''): string {
  const hand = offset(skeleton.forearm, 0, movingGroup(motion, `${side}Hand`, marks(`${side}-hand`) + held));
  const fore = offset(
    skeleton.upperArm,
    0,
    movingGroup(motion, `${side}Forearm`, hand + marks(`${side}-forearm`)),
  );
  const upper = marks(`${side}-upper-arm`);
  return movingGroup(
    motion,
    `${side}UpperArm`,
    stacked(before(`${side}-forearm`, `${side}-upper-arm`), fore, upper),
  );
}

function leg({ motion, skeleton, marks, before }: Rig, side: Side): string {
  const foot = offset(skeleton.shin, 0, movingGroup(motion, `${side}Foot`, marks(`${side}-foot`)));
  const shin = stacked(before(`${side}-foot`, `${side}-shin`), foot, marks(`${side}-shin`));
  const lower = offset(skeleton.thigh, 0, movingGroup(motion, `${side}Shin`, shin));
  return movingGroup(motion, `${side}Thigh`, lower + marks(`${side}-thigh`));
}

/** Limbs turned away are drawn a little further back on the ground, or they would hide behind the near ones. */
const farOffset = { x: 2.6, y: -1.8 } as const;

/**
 * Whether both arms are before a body seen from the front: they stretch a band there, or the far one is the upper one of
 * someone who lies on one side with the head on the right.
 */
const hasBothArmsBefore = ({ movement, sampling }: Performance): boolean => {
  const stretchesBand = movement.props?.some(
    (prop) => prop.kind === 'band' && 'to' in prop && prop.to?.endsWith('hand'),
  );
  const [start] = sampling.joints;
  return stretchesBand === true || (start !== undefined && start.collar.x - start.hip.x > 30);
};

/**
 * The whole figure as nested groups, hips first: each segment's group only turns about its joint, so that no joint can
 * come apart whatever a browser makes of the keyframes. From the side the near thigh lies over the trunk, as it does when
 * someone crouches; a skirt and a pregnant belly lie over it.
 */
export function riggedFigure(performance: Performance, motion: Motion, carried: Carried = {}): string {
  const rig = rigOf(performance, motion);
  const { isFront, marks, skeleton } = rig;
  const { person } = performance;
  const isBefore = isFront && hasBothArmsBefore(performance);
  const wide = isFront ? 1 : 0;
  const inPelvis = (content: string) => movingGroup(motion, 'pelvis', content);
  const inChest = (content: string) => offset(skeleton.pelvis, 0, movingGroup(motion, 'chest', content));
  const alongNeck = (content: string) => offset(skeleton.chest, 0, movingGroup(motion, 'head', content));
  const shoulder = (sign: number, content: string) =>
    offset(skeleton.chest - wide * skeleton.shoulderDrop, sign * wide * skeleton.shoulderHalf, content);
  const legAt = (side: Side, sign: number) =>
    isFront ? inPelvis(offset(0, sign * skeleton.hipHalf, leg(rig, side))) : leg(rig, side);
  const behind = (content: string) => (isFront ? content : offset(farOffset.x, farOffset.y, content));
  const farArm = shoulder(-1, arm(rig, 'far', carried.farHand));
  const farArmBehind = isBefore ? '' : behind(inPelvis(inChest(farArm)));
  const farLeg = behind(legAt('far', -1));
  const nearLeg = legAt('near', 1);
  const head = alongNeck(offset(skeleton.neck + skeleton.headRadius, 0, marks('head')));
  const neck = alongNeck(marks('neck'));
  const cape = marks('cape');
  const upper = (isFront ? cape + head : head + cape) + (carried.chest ?? '');
  const nearArm = shoulder(1, arm(rig, 'near', carried.nearHand));
  const hips = marks('pelvis') + (carried.pelvis ?? '');
  const chest = inChest(neck + marks('chest'));
  const trunk = inPelvis(isTucked(person) ? chest + hips : hips + chest);
  const topmost = inPelvis(inChest(upper + (isBefore ? farArm : '') + nearArm));
  const skirt = marks('skirt');
  const legsBelow = isFront || skirt !== '' || person.expecting === true;
  const body = legsBelow ? nearLeg + skirt + trunk + topmost : trunk + nearLeg + topmost;
  return (
    fabricDefinitions(person, printPrefix) +
    movingGroup(
      motion,
      'hipX',
      movingGroup(motion, 'hipY', farArmBehind + farLeg + (carried.hips?.(motion) ?? '') + body),
    )
  );
}
