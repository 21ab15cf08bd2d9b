import type { Degrees } from '#src/figures/body/geometry.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { type BasePose, basePoses } from './base-poses.ts';
import type { KeyPose, Movement, PoseChanges } from './movement.ts';

/** Every segment that can turn, in the order in which bodies are built from the hips outwards. */
export const angleNames = [
  'pelvis',
  'chest',
  'head',
  'nearUpperArm',
  'nearForearm',
  'nearHand',
  'farUpperArm',
  'farForearm',
  'farHand',
  'nearThigh',
  'nearShin',
  'nearFoot',
  'farThigh',
  'farShin',
  'farFoot',
] as const;

export type AngleName = (typeof angleNames)[number];
/** Absolute directions of all segments. */
export type Angles = Readonly<Record<AngleName, Degrees>>;
export type Side = 'near' | 'far';
export type View = 'side' | 'front';

/** A key pose with nothing left out. */
export interface FullPose {
  readonly angles: Angles;
  /** Whether each hand simply continues its forearm. */
  readonly handFollows: Readonly<Record<Side, boolean>>;
  readonly on: readonly string[];
}

export function mapAngles(change: (name: AngleName) => Degrees): Angles {
  return Object.fromEntries(angleNames.map((name) => [name, change(name)])) as unknown as Angles;
}

/** The multiple of a full turn added to `angle` that brings it nearest to `reference`. */
export function nearestTurn(angle: Degrees, reference: Degrees): Degrees {
  return angle + 360 * Math.round((reference - angle) / 360);
}

function changed(base: BasePose, changes: PoseChanges & Pick<KeyPose, 'on'>): BasePose {
  const { arms, legs } = changes;
  return {
    torso: changes.torso ?? base.torso,
    head: changes.head ?? base.head,
    nearArm: changes.nearArm ?? arms ?? base.nearArm,
    farArm: changes.farArm ?? arms ?? base.farArm,
    nearLeg: changes.nearLeg ?? legs ?? base.nearLeg,
    farLeg: changes.farLeg ?? legs ?? base.farLeg,
    on: changes.on ?? base.on,
  };
}

function fullPose({ torso, head, nearArm, farArm, nearLeg, farLeg, on }: BasePose): FullPose {
  const [pelvis, chest] = typeof torso === 'number' ? [torso, torso] : torso;
  return {
    angles: {
      pelvis,
      chest,
      head,
      nearUpperArm: nearArm[0],
      nearForearm: nearArm[1],
      nearHand: nearArm[2] ?? nearArm[1],
      farUpperArm: farArm[0],
      farForearm: farArm[1],
      farHand: farArm[2] ?? farArm[1],
      nearThigh: nearLeg[0],
      nearShin: nearLeg[1],
      nearFoot: nearLeg[2],
      farThigh: farLeg[0],
      farShin: farLeg[1],
      farFoot: farLeg[2],
    },
    handFollows: { near: nearArm[2] === undefined, far: farArm[2] === undefined },
    on,
  };
}

const otherSide = (contact: string): string =>
  contact.replace(/^(near|far)-/, (_, side) => (side === 'near' ? 'far-' : 'near-'));

/** The same posture with near and far swapped; seen from the front also flipped left to right. */
function mirrored({ angles, handFollows, on }: FullPose, view: View): FullPose {
  const swapped = (name: AngleName): AngleName =>
    (name.startsWith('near') ? `far${name.slice(4)}` : name.replace(/^far/, 'near')) as AngleName;
  return {
    angles: mapAngles((name) => (view === 'front' ? 180 - angles[swapped(name)] : angles[swapped(name)])),
    handFollows: { near: handFollows.far, far: handFollows.near },
    on: on.map(otherSide),
  };
}

export interface ResolvedKey {
  readonly pose: FullPose;
  readonly key: KeyPose;
  /** Index of the key pose as written. */
  readonly index: number;
}

/**
 * The key poses of one whole cycle with nothing left out: each taken from its base or from the key before it, turned
 * the short way round, and for `alternate` followed by their mirror images.
 */
export function resolveKeys(movement: Movement): readonly ResolvedKey[] {
  const view = movement.view ?? 'side';
  let base: BasePose = basePoses[view === 'front' ? 'front-stand' : 'stand'];
  const written = movement.keys.map((key, index): ResolvedKey => {
    base = changed(key.from ? basePoses[key.from] : base, key);
    return { pose: fullPose(base), key, index };
  });
  const all =
    movement.cycle === 'alternate'
      ? [...written, ...written.map((entry) => ({ ...entry, pose: mirrored(entry.pose, view) }))]
      : written;
  const turned: ResolvedKey[] = [];
  for (const entry of all) {
    const before = turned.at(-1)?.pose.angles;
    turned.push(before ? { ...entry, pose: turnedNear(entry.pose, before) } : entry);
  }
  return turned;
}

function turnedNear(pose: FullPose, before: Angles): FullPose {
  return { ...pose, angles: mapAngles((name) => nearestTurn(pose.angles[name], before[name])) };
}

/** As a pose of the figure engine. */
export function toPose(angles: Angles, view: View, hands: 'open' | 'fist' = 'open'): Pose {
  return {
    view,
    hands,
    torso: [angles.pelvis, angles.chest],
    head: angles.head,
    nearArm: [angles.nearUpperArm, angles.nearForearm, angles.nearHand],
    farArm: [angles.farUpperArm, angles.farForearm, angles.farHand],
    nearLeg: [angles.nearThigh, angles.nearShin, angles.nearFoot],
    farLeg: [angles.farThigh, angles.farShin, angles.farFoot],
    anchor: 'hip',
  };
}
