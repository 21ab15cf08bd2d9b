import type { Point } from '#src/figures/body/geometry.ts';
import { type Person, personSkeleton } from '#src/figures/body/person.ts';
import type { ResolvedKey } from './angles.ts';
import { type Body, bodyJoints, type Frame } from './body.ts';
import { type Contact, restingHeight, type Surface, surfacesOf } from './contacts.ts';
import type { Movement } from './movement.ts';
import { foreshortenedThigh, sitsInWheelchair } from './wheelchair.ts';

/** A contact and where its joint rests. */
export interface Plant {
  readonly contact: Contact;
  readonly place: Point;
}

/** A key pose put in its place: with its planted parts exactly where they belong. */
export interface KeyFrame {
  readonly body: Body;
  readonly plants: readonly Plant[];
  readonly source: ResolvedKey;
  /** Seconds since the start of the cycle at which it is reached, and left. */
  readonly arrives: number;
  readonly leaves: number;
}

/** A movement with what its solving needs to know. */
export interface Setting {
  readonly movement: Movement;
  readonly frame: Frame;
  readonly surfaces: ReadonlyMap<string, Surface>;
}

export function settingOf(movement: Movement, person: Person): Setting {
  const own = personSkeleton(person);
  const view = movement.view ?? 'side';
  const skeleton =
    view === 'front' && sitsInWheelchair(movement) ? { ...own, thigh: foreshortenedThigh } : own;
  const frame = { skeleton, view };
  return { movement, frame, surfaces: surfacesOf(movement) };
}

/** Parts of one limb: a foot that was flat and now stands on its toes has not left the ground. */
const limbOf = ({ side, part }: Contact): string =>
  part === 'foot' || part === 'toe' ? `${side}-leg-end` : `${side}-${part}`;

export function sameLimb(first: Contact, second: Contact): boolean {
  return limbOf(first) === limbOf(second) && first.surface === second.surface;
}

export const isTrunk = ({ side }: Contact): boolean => side === undefined;
const groundSurface: Surface = { height: 0, upright: false, grasped: false };

export function surfaceOf(contact: Contact, { surfaces }: Setting): Surface {
  return surfaces.get(contact.surface) ?? groundSurface;
}

/** Where the toe joint of a planted leg is. */
export function toePlace(plant: Plant, body: Body, { frame }: Setting): Point {
  if (plant.contact.part !== 'foot') return plant.place;
  const { toe } = bodyJoints(body, frame)[`${plant.contact.side ?? 'near'}Leg`];
  return toe;
}

/** The place of a part that stays planted from one key frame to the next, as the joint that `contact` fixes. */
export function keptPlace(
  contact: Contact,
  before: KeyFrame,
  body: Body,
  setting: Setting,
): Point | undefined {
  const plant = before.plants.find((one) => sameLimb(one.contact, contact));
  if (!plant || contact.slides) return undefined;
  if (plant.contact.part === contact.part) return plant.place;
  const toe = toePlace(plant, before.body, setting);
  if (contact.part === 'toe') return toe;
  const joints = bodyJoints(body, setting.frame)[`${contact.side ?? 'near'}Leg`];
  return { x: toe.x + joints.foot.x - joints.toe.x, y: toe.y + joints.foot.y - joints.toe.y };
}

export function onSurface(contact: Contact, joint: Point, setting: Setting): Point {
  const surface = surfaceOf(contact, setting);
  return surface.upright
    ? joint
    : { x: joint.x, y: -restingHeight(contact, surface, setting.frame.skeleton) };
}
