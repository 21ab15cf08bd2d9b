import { middle, type Point } from '#src/figures/body/geometry.ts';
import type { Joints } from '#src/figures/body/kinematics.ts';
import type { Skeleton } from '#src/figures/body/skeleton.ts';
import type { Side } from './angles.ts';
import type { BodyContact, LimbContact, Movement } from './movement.ts';
import { isSurface, surfaceName, surfaceSize } from './surfaces.ts';

export interface Contact {
  /** Same name = same planted part, e.g. `near-foot`. */
  readonly id: string;
  readonly part: LimbContact | BodyContact;
  readonly side?: Side;
  readonly surface: string;
  readonly slides: boolean;
}

/** What a contact rests on: a height above the ground, or a wall without a height. */
export interface Surface {
  readonly height: number;
  readonly upright: boolean;
  /** A bar is grasped from below or above: the hand's middle is on it. */
  readonly grasped: boolean;
}

const bothSides: Readonly<Record<string, LimbContact>> = {
  feet: 'foot',
  toes: 'toe',
  knees: 'knee',
  hands: 'hand',
  elbows: 'elbow',
};
const limbParts: readonly string[] = ['foot', 'toe', 'knee', 'hand', 'elbow'];
const bodyParts: readonly string[] = ['seat', 'back', 'shoulders', 'belly', 'side'];

const isLimb = (part: string): part is LimbContact => limbParts.includes(part);
const isBody = (part: string): part is BodyContact => bodyParts.includes(part);

/** Reads `hands@bench` or `near-foot~`; undefined when no such part exists. */
export function parseContact(text: string): readonly Contact[] | undefined {
  const slides = text.endsWith('~');
  const [name = '', surface = 'ground'] = text.replace(/~$/, '').split('@');
  const limb = (part: LimbContact, side: Side): Contact => ({
    id: `${side}-${part}`,
    part,
    side,
    surface,
    slides,
  });
  const both = bothSides[name];
  if (both) return [limb(both, 'near'), limb(both, 'far')];
  const [, side, part = ''] = /^(near|far)-(\w+)$/.exec(name) ?? [];
  if ((side === 'near' || side === 'far') && isLimb(part)) return [limb(part, side)];
  return isBody(name) ? [{ id: name, part: name, surface, slides }] : undefined;
}

/** The contacts of a key pose; names that do not exist are left out (validation reports them). */
export function parseContacts(texts: readonly string[]): readonly Contact[] {
  return texts.flatMap((text) => parseContact(text) ?? []);
}

export function surfacesOf(movement: Movement): ReadonlyMap<string, Surface> {
  const ground: Surface = { height: 0, upright: false, grasped: false };
  const props = (movement.props ?? []).filter(isSurface).map((prop): [string, Surface] => {
    const upright = prop.kind === 'wall';
    return [surfaceName(prop), { height: surfaceSize(prop).height, upright, grasped: prop.kind === 'bar' }];
  });
  return new Map([['ground', ground], ...props]);
}

/** The joint that a contact fixes. */
export function contactJoint(joints: Joints, { part, side = 'near' }: Contact): Point {
  const arm = side === 'near' ? joints.nearArm : joints.farArm;
  const leg = side === 'near' ? joints.nearLeg : joints.farLeg;
  const places: Record<Contact['part'], Point> = {
    foot: leg.foot,
    toe: leg.toe,
    knee: leg.knee,
    hand: arm.hand,
    elbow: arm.elbow,
    seat: joints.hip,
    back: middle(joints.waist, joints.collar, 0.6),
    shoulders: joints.collar,
    belly: joints.waist,
    side: joints.hip,
  };
  return places[part];
}

/** How far the skin of a contact is from its joint. A shoe is as thick at the toe as at the heel. */
export function contactDepth({ part }: Contact, { underside }: Skeleton): number {
  const depths: Record<Contact['part'], number> = {
    foot: underside.foot,
    toe: underside.foot,
    knee: underside.knee,
    hand: underside.hand,
    elbow: underside.elbow,
    seat: underside.hip,
    back: underside.back,
    shoulders: underside.back,
    belly: underside.back,
    side: underside.hip * 1.3,
  };
  return depths[part];
}

/** How far the joint of a contact lies above the ground when it rests on a level surface. */
export function restingHeight(contact: Contact, surface: Surface, skeleton: Skeleton): number {
  return surface.height + (surface.grasped ? 0 : contactDepth(contact, skeleton));
}
