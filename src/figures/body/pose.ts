import type { Degrees } from './geometry.ts';

/** Upper arm, forearm and, where the hand does not follow the forearm, the hand. */
export type ArmDirections = readonly [upper: Degrees, fore: Degrees, hand?: Degrees];
export type LegDirections = readonly [thigh: Degrees, shin: Degrees, foot: Degrees];

export type AnchorPlace = 'foot' | 'toe' | 'hand' | 'elbow' | 'knee' | 'hip' | 'back';

/** Which part rests on the ground point: the near side's unless `far-` says otherwise. */
export type Anchor = AnchorPlace | `far-${Exclude<AnchorPlace, 'hip' | 'back'>}`;

/**
 * A posture as absolute directions in degrees: 0 = the way the figure faces, 90 = down, −90 = up. Because directions
 * are absolute, a key pose can be read off a photograph, and turning one joint never swings the rest of the body.
 */
export interface Pose {
  /** From the side (default), or from the front: then 0 is the viewer's right and `near` the limbs on that side. */
  readonly view?: 'side' | 'front';
  /** Pelvis to shoulders; two directions (pelvis half, chest half) where the back is rounded or arched. */
  readonly torso: Degrees | readonly [pelvis: Degrees, chest: Degrees];
  /** Neck and head, from the shoulders to the crown. */
  readonly head: Degrees;
  readonly nearArm: ArmDirections;
  readonly farArm: ArmDirections;
  readonly nearLeg: LegDirections;
  readonly farLeg: LegDirections;
  readonly anchor: Anchor;
  /** `flat` is a hand pressed to something: the ground from the side, the other palm from the front. */
  readonly hands?: 'open' | 'fist' | 'flat';
}
