import { distance, type Point } from '#src/figures/body/geometry.ts';
import type { Person } from '#src/figures/body/person.ts';
import { type AngleName, type Angles, mapAngles } from './angles.ts';
import { againstWall, anchored, type Body, bodyJoints, type Frame, planted, reached } from './body.ts';
import { type Contact, contactDepth, contactJoint } from './contacts.ts';
import { between, betweenPoints, eased, throughKnots, unrolled } from './interpolate.ts';
import { keyFrames, secondsPerCycle } from './key-frames.ts';
import type { Movement } from './movement.ts';
import {
  isTrunk,
  type KeyFrame,
  onSurface,
  type Plant,
  type Setting,
  sameLimb,
  settingOf,
  surfaceOf,
  toePlace,
} from './plants.ts';

/** One moment of a movement. */
export interface Moment {
  readonly time: number;
  readonly body: Body;
  /** What has to be planted now, and where. */
  readonly plants: readonly Plant[];
  /** Index of the key frame that was reached last. */
  readonly after: number;
}

export interface Timeline {
  readonly seconds: number;
  readonly frame: Frame;
  readonly setting: Setting;
  /** The key frames of a cycle and the first one again at its end. */
  readonly keys: readonly KeyFrame[];
  /** `time` runs from 0 to `seconds`. */
  at(time: number): Moment;
}

/** The parts that stay planted from one key frame to the next, as they are `share` of the way. */
function keptPlants(from: KeyFrame, to: KeyFrame, share: number, setting: Setting): readonly Plant[] {
  return to.plants.flatMap((target) => {
    const start = from.plants.find((plant) => sameLimb(plant.contact, target.contact));
    if (!start) return [];
    const slides = start.contact.slides || target.contact.slides;
    const rolls = start.contact.part === target.contact.part;
    const onToes: Contact = start.contact.part === 'toe' ? start.contact : target.contact;
    const contact = { ...(rolls ? target.contact : onToes), slides };
    const places: readonly [Point, Point] = rolls
      ? [start.place, target.place]
      : [toePlace(start, from.body, setting), toePlace(target, to.body, setting)];
    return [{ contact, place: betweenPoints(...places, share) }];
  });
}

/** A hand without a direction of its own continues its forearm. */
function handsFollowing(angles: Angles, from: KeyFrame, to: KeyFrame): Angles {
  const follows = (side: 'near' | 'far') =>
    from.source.pose.handFollows[side] && to.source.pose.handFollows[side];
  return {
    ...angles,
    nearHand: follows('near') ? angles.nearForearm : angles.nearHand,
    farHand: follows('far') ? angles.farForearm : angles.farHand,
  };
}

/** Lifts a foot or hand that would pass through the ground on its way. */
function aboveGround(body: Body, plants: readonly Plant[], { frame, movement }: Setting): Body {
  if (movement.props?.some(({ kind }) => kind === 'pool')) return body;
  const { foot, hand } = frame.skeleton.underside;
  let lifted = body;
  for (const side of ['near', 'far'] as const) {
    const isPlanted = (parts: readonly string[]) =>
      plants.some(({ contact }) => contact.side === side && parts.includes(contact.part));
    const joints = bodyJoints(lifted, frame);
    const leg = joints[`${side}Leg`];
    const lowest = frame.view === 'side' ? Math.max(leg.foot.y, leg.toe.y) : leg.foot.y;
    if (lowest + foot > 0.02 && !isPlanted(['foot', 'toe', 'knee'])) {
      const ankle = { x: leg.foot.x, y: leg.foot.y - lowest - foot };
      lifted = reached(lifted, 'leg', side, ankle, frame);
    }
    const wrist = joints[`${side}Arm`].hand;
    if (wrist.y + hand > 0.02 && !isPlanted(['hand', 'elbow'])) {
      lifted = reached(lifted, 'arm', side, { x: wrist.x, y: -hand }, frame);
    }
  }
  return lifted;
}

interface Raw {
  readonly angles: Angles;
  readonly hip: Point;
  /** Whether the hips go their own way instead of following the planted part. */
  readonly led: boolean;
}

function solved(raw: Raw, kept: readonly Plant[], from: KeyFrame, to: KeyFrame, setting: Setting): Body {
  const { frame } = setting;
  let body: Body = { angles: raw.angles, hip: raw.hip };
  const level = kept.filter(({ contact }) => !surfaceOf(contact, setting).upright && !contact.slides);
  if (!raw.led) {
    // The trunk's own weight decides where the hips are; without it the first planted limb of the key pose to come.
    const anchor = level.find(({ contact }) => isTrunk(contact)) ?? level[0];
    if (anchor) body = anchored(body, anchor.contact, anchor.place, frame);
    for (const { contact, place } of kept) {
      if (isTrunk(contact) && surfaceOf(contact, setting).upright) {
        body = againstWall(body, contact, place.x, frame);
      }
    }
  }
  for (const { contact, place } of kept) {
    const joint = contactJoint(bodyJoints(body, frame), contact);
    const goal = contact.slides ? onSurface(contact, joint, setting) : place;
    if (distance(joint, goal) > 1e-6) body = planted(body, contact, goal, frame);
  }
  body = aboveGround({ ...body, angles: handsFollowing(body.angles, from, to) }, kept, setting);
  return { ...body, angles: handsFollowing(body.angles, from, to) };
}

function isLed(from: KeyFrame, to: KeyFrame, { movement }: Setting): boolean {
  const hips = [from, to].some(({ source }) => source.key.hip !== undefined);
  return hips || movement.travel !== undefined || movement.cycle === 'loop';
}

/** A movement solved for one person: where every segment is at any time. */
export function timelineOf(movement: Movement, person: Person): Timeline {
  const setting = settingOf(movement, person);
  const keys = unrolled(keyFrames(setting));
  const times = keys.map(({ arrives }) => arrives);
  const isLoop = movement.cycle === 'loop';
  const knots = (value: (keyFrame: KeyFrame) => number) => ({ times, values: keys.map(value) });
  const at = (time: number): Moment => {
    const next = keys.findIndex(({ arrives }, index) => index > 0 && time <= arrives);
    const index = Math.max(0, (next < 0 ? keys.length - 1 : next) - 1);
    const from = keys[index];
    const to = keys[index + 1] ?? from;
    if (!(from && to)) throw new Error('A movement needs at least one key pose.');
    const span = to.arrives - from.leaves;
    const passed = span <= 0 ? 0 : Math.min(1, Math.max(0, (time - from.leaves) / span));
    const share = isLoop ? passed : eased(to.source.key.ease ?? 'smooth', passed);
    const resting = passed === 0 && !isLoop;
    const kept = resting ? from.plants : keptPlants(from, to, share, setting);
    const angleAt = (name: AngleName) =>
      isLoop
        ? throughKnots(
            knots((keyFrame) => keyFrame.body.angles[name]),
            index,
            time,
          )
        : between(from.body.angles[name], to.body.angles[name], share);
    const hipAt = (axis: 'x' | 'y') =>
      isLoop
        ? throughKnots(
            knots((keyFrame) => keyFrame.body.hip[axis]),
            index,
            time,
          )
        : between(from.body.hip[axis], to.body.hip[axis], share);
    const raw: Raw = {
      angles: mapAngles(angleAt),
      hip: { x: hipAt('x'), y: hipAt('y') },
      led: isLed(from, to, setting),
    };
    const body = resting
      ? aboveGround(from.body, from.plants, setting)
      : solved(raw, kept, from, to, setting);
    return { time, body, plants: kept, after: index };
  };
  return { seconds: secondsPerCycle(movement), frame: setting.frame, setting, keys, at };
}

/** How far a planted part is from where it has to be; gliding and trunk parts are measured across their surface only. */
export function plantDrift({ contact, place }: Plant, body: Body, { frame, ...setting }: Setting): number {
  const joint = contactJoint(bodyJoints(body, frame), contact);
  const surface = surfaceOf(contact, { ...setting, frame });
  if (surface.upright && isTrunk(contact)) return Math.abs(joint.x - place.x);
  if (contact.slides) return Math.abs(joint.y + surface.height + contactDepth(contact, frame.skeleton));
  return distance(joint, place);
}
