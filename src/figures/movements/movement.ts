import type { Degrees } from '#src/figures/body/geometry.ts';
import type { ArmDirections, LegDirections } from '#src/figures/body/pose.ts';
import type { ManName, PersonName, WomanName } from './people.ts';

/*
 * How an exercise is written down. Language-neutral and flat, so that it reads well as YAML; directions are degrees as
 * in `Pose`: 0 = the way the figure faces (in the front view: the viewer's right), 90 = down, −90 = up.
 */

/** Names of the postures that a key pose may start from; see `base-poses.ts`. */
export const basePoseNames = [
  'stand',
  'stand-wide',
  'squat',
  'hinge',
  'lunge',
  'half-kneel',
  'kneel',
  'four-point',
  'plank',
  'forearm-plank',
  'prone',
  'supine',
  'supine-bent',
  'side-lying',
  'seat-floor',
  'long-sit',
  'seat-chair',
  'hang',
  'swim',
  'child',
  'front-stand',
  'front-wide',
  'front-squat',
] as const;
export type BasePoseName = (typeof basePoseNames)[number];

const limbContacts = ['foot', 'toe', 'knee', 'hand', 'elbow'] as const;
export type LimbContact = (typeof limbContacts)[number];

const bodyContacts = ['seat', 'back', 'shoulders', 'belly', 'side'] as const;
export type BodyContact = (typeof bodyContacts)[number];

/** Parts that bear weight: `feet` is both, `near-foot` one; alone it is on the ground. */
export const contactNames = [
  ...bodyContacts,
  ...(['feet', 'toes', 'knees', 'hands', 'elbows'] as const),
  ...limbContacts.map((limb) => `near-${limb}` as const),
  ...limbContacts.map((limb) => `far-${limb}` as const),
] as const;
type ContactName = (typeof contactNames)[number];

/**
 * What is planted: `feet`, `hands@bench` (on the prop of that name), and with a trailing `~` a contact that keeps its
 * height but may glide along, such as a heel that slides on the floor.
 */
export type ContactText = `${ContactName}${string}`;

/**
 * How a key pose is reached. `smooth`, the one that is left out, starts and ends softly; `quick` starts fast and ends softly,
 * as a push off or a throw; `fall` starts softly and ends fast.
 */
export const eases = ['smooth', 'quick', 'fall', 'even'] as const;
export type Ease = (typeof eases)[number];

export const surfaceKinds = [
  'chair',
  'wheelchair',
  'bench',
  'step',
  'wall',
  'bar',
  'table',
  'ball',
  'football',
  'roller',
  'bicycle',
] as const;
export type SurfaceKind = (typeof surfaceKinds)[number];

export const heldKinds = [
  'dumbbell',
  'jerrycan',
  'bottle',
  'rolled-bottle',
  'ball',
  'football',
  'stick',
  'barbell',
  'jump-rope',
  'band',
  'bag',
] as const;
export type HeldKind = (typeof heldKinds)[number];

/** Something to stand, sit or lean on. It is put where the first contact that names it (`…@chair`) touches it. */
export interface SurfaceProp {
  readonly kind: SurfaceKind;
  /** The name after `@`; the kind when left out. */
  readonly name?: string;
  /** Height of the upper edge above the ground. */
  readonly height?: number;
  readonly width?: number;
  /**
   * A roller without a contact lies under this segment and rolls half as far as the hips move; a ball that is `under` the
   * back rolls between it and the wall.
   */
  readonly under?: 'near-shin' | 'near-thigh' | 'back';
  /** Units it is moved sideways from where the contact would put it. */
  readonly shift?: number;
}

export interface HeldProp {
  readonly kind: HeldKind;
  /** `hands` puts one in each hand, or one thing (stick, barbell, ball, rope) across both. */
  readonly by: 'hands' | 'near-hand' | 'far-hand' | 'shoulders' | 'hips';
  /** The other end of a band; the ground under the feet when left out. */
  readonly to?: 'near-foot' | 'far-foot' | 'near-hand' | 'far-hand' | 'near-knee' | 'far-knee';
  /** Its share of the usual size: a can of 5 litres instead of 20. */
  readonly size?: number;
}

export interface ScenicProp {
  /** A cloth lies under both feet and glides along with them; a partner kneels behind and holds the ankles. */
  readonly kind: 'mat' | 'pool' | 'cloth' | 'partner';
}

/** A cushion on the ground under the head, or between the knees of someone who lies on one side. */
export interface CushionProp {
  readonly kind: 'cushion';
  readonly at: 'head' | 'knees';
}

export type Prop = SurfaceProp | HeldProp | ScenicProp | CushionProp;

/** What a key pose changes of the posture it starts from. `arms` and `legs` set both sides. */
export interface PoseChanges {
  readonly torso?: Degrees | readonly [pelvis: Degrees, chest: Degrees];
  readonly head?: Degrees;
  readonly arms?: ArmDirections;
  readonly nearArm?: ArmDirections;
  readonly farArm?: ArmDirections;
  readonly legs?: LegDirections;
  readonly nearLeg?: LegDirections;
  readonly farLeg?: LegDirections;
}

export interface KeyPose extends PoseChanges {
  /** The posture to start from; the key pose before this one when left out (the first must name one). */
  readonly from?: BasePoseName;
  /** Seconds to get here from the key pose before (for the first: from the last). */
  readonly seconds: number;
  /** Seconds to stay. */
  readonly hold?: number;
  readonly ease?: Ease;
  /** What is planted; the base pose's own contacts when left out. Empty: in the air or afloat. */
  readonly on?: readonly ContactText[];
  /** With nothing planted: how high the lowest point is above the ground (below the water's surface in a pool). */
  readonly lift?: number;
  /** Moves the hips to this distance from where the first key pose has them; planted limbs follow by bending. */
  readonly hip?: readonly [right: number, down: number];
  /** Where a ball is that the hands do not hold now: units right of the first key pose's hips, and above the ground. */
  readonly ball?: readonly [right: number, up: number];
  /** Leaves the key pose out of (or takes it into) the still picture. */
  readonly still?: boolean;
}

export interface Movement {
  readonly view?: 'side' | 'front';
  /** Who shows it first; both are drawn. */
  readonly person?: PersonName;
  /** Which woman and which man show it. */
  readonly people?: { readonly woman: WomanName; readonly man: ManName };
  /**
   * `rep` plays the key poses over and over; `alternate` plays them, then again with near and far side swapped;
   * `hold` is a position kept (its key poses are the breath); `loop` moves on through all key poses without a stop.
   */
  readonly cycle: 'rep' | 'alternate' | 'hold' | 'loop';
  readonly props?: readonly Prop[];
  /** Units a second at which the ground passes by, for walking, running and swimming. */
  readonly travel?: number;
  readonly hands?: 'open' | 'fist';
  readonly keys: readonly KeyPose[];
}

/** Something that a body cannot do, or that would look wrong. */
export interface Problem {
  /** The exercise. */
  readonly id: string;
  readonly code:
    | 'no-key-pose'
    | 'bad-contact'
    | 'missing-prop'
    | 'bad-prop'
    | 'no-anchor'
    | 'below-ground'
    | 'joint-range'
    | 'slides'
    | 'out-of-reach'
    | 'bad-time';
  /** Joint, contact or prop at fault. */
  readonly part: string;
  /** Index of the key pose at, or after, which it happens. */
  readonly key: number;
  /** The measured value: degrees, units or seconds. */
  readonly value?: number;
}
