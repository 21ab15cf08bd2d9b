import { distance, type Point } from '#src/figures/body/geometry.ts';
import { type ResolvedKey, resolveKeys } from './angles.ts';
import { againstWall, anchored, type Body, bodyJoints, planted } from './body.ts';
import { type Contact, contactJoint, parseContacts } from './contacts.ts';
import type { Movement } from './movement.ts';
import {
  isTrunk,
  type KeyFrame,
  keptPlace,
  onSurface,
  type Plant,
  type Setting,
  surfaceOf,
} from './plants.ts';

/** A part that comes back this close to a place where it was before is put exactly there. */
const rememberedWithin = 16;

type Memory = readonly Plant[];

function remembered(contact: Contact, place: Point, memory: Memory): Point {
  const near = memory.filter(
    (plant) => plant.contact.id === contact.id && plant.contact.surface === contact.surface,
  );
  const [closest] = near.sort((a, b) => distance(a.place, place) - distance(b.place, place));
  return closest && distance(closest.place, place) <= rememberedWithin ? closest.place : place;
}

/** With nothing planted: above the place of the key frame before, its lowest joint `lift` above the ground. */
function afloat(body: Body, lift: number, setting: Setting): Body {
  const joints = bodyJoints(body, setting.frame);
  if (setting.movement.props?.some(({ kind }) => kind === 'pool')) {
    return { ...body, hip: { x: body.hip.x, y: body.hip.y - joints.hip.y + lift } };
  }
  const lowest = Math.max(
    joints.nearLeg.foot.y,
    joints.farLeg.foot.y,
    joints.nearLeg.toe.y,
    joints.farLeg.toe.y,
  );
  const sole = setting.frame.skeleton.underside.foot;
  return { ...body, hip: { x: body.hip.x, y: body.hip.y - lowest - sole - lift } };
}

/** Puts the hips where the weight-bearing part needs them. */
function settled(
  body: Body,
  contacts: readonly Contact[],
  before: KeyFrame | undefined,
  memory: Memory,
  setting: Setting,
): Body {
  const level = contacts.filter((contact) => !surfaceOf(contact, setting).upright);
  const kept = (contact: Contact) => before && keptPlace(contact, before, body, setting);
  const limb = level.find((contact) => kept(contact) && !isTrunk(contact));
  const limbPlace = limb && kept(limb);
  const standing = limb && limbPlace ? anchored(body, limb, limbPlace, setting.frame) : body;
  const trunk = level.find(isTrunk) ?? (limb ? undefined : level[0]);
  if (!trunk) return standing;
  const place =
    kept(trunk) ??
    remembered(
      trunk,
      onSurface(trunk, contactJoint(bodyJoints(standing, setting.frame), trunk), setting),
      memory,
    );
  return anchored(standing, trunk, place, setting.frame);
}

function placeKey(
  source: ResolvedKey,
  before: KeyFrame | undefined,
  first: KeyFrame | undefined,
  memory: Memory,
  arrives: number,
  setting: Setting,
): KeyFrame {
  const { key, pose } = source;
  const { movement, frame } = setting;
  const contacts = parseContacts(pose.on);
  const travelled = movement.travel === undefined ? 0 : movement.travel * arrives;
  const from: Body = {
    angles: pose.angles,
    hip: movement.travel === undefined ? (before?.body.hip ?? { x: 0, y: 0 }) : { x: travelled, y: 0 },
  };
  let body =
    contacts.length === 0
      ? afloat(from, key.lift ?? 0, setting)
      : settled(from, contacts, before, memory, setting);
  if (key.hip && first) {
    body = { ...body, hip: { x: first.body.hip.x + key.hip[0], y: first.body.hip.y + key.hip[1] } };
  }
  if (movement.travel !== undefined) body = { ...body, hip: { x: travelled, y: body.hip.y } };
  for (const contact of contacts) {
    const place =
      before &&
      isTrunk(contact) &&
      surfaceOf(contact, setting).upright &&
      keptPlace(contact, before, body, setting);
    if (place) body = againstWall(body, contact, place.x, frame);
  }
  const plants: Plant[] = [];
  for (const contact of contacts) {
    const joint = contactJoint(bodyJoints(body, frame), contact);
    const kept = before && keptPlace(contact, before, body, setting);
    const natural = onSurface(contact, joint, setting);
    const place = kept ?? (contact.slides ? natural : remembered(contact, natural, memory));
    if (distance(joint, place) > 1e-6) body = planted(body, contact, place, frame);
    // Knees and the trunk cannot be sent to a place: they rest where the posture has put them first.
    const rests = !kept && (contact.part === 'knee' || isTrunk(contact));
    plants.push({ contact, place: rests ? contactJoint(bodyJoints(body, frame), contact) : place });
  }
  return { body, plants, source, arrives, leaves: arrives + (key.hold ?? 0) };
}

function movedBy(keyFrame: KeyFrame, x: number): KeyFrame {
  const move = (place: Point): Point => ({ x: place.x + x, y: place.y });
  return {
    ...keyFrame,
    body: { ...keyFrame.body, hip: move(keyFrame.body.hip) },
    plants: keyFrame.plants.map((plant) => ({ ...plant, place: move(plant.place) })),
  };
}

function placeAll(
  keys: readonly ResolvedKey[],
  last: KeyFrame | undefined,
  setting: Setting,
): readonly KeyFrame[] {
  const placed: KeyFrame[] = [];
  let time = 0;
  for (const [index, source] of keys.entries()) {
    if (index > 0) time += source.key.seconds;
    const memory = setting.movement.travel === undefined ? placed.flatMap(({ plants }) => plants) : [];
    const keyFrame = placeKey(source, placed.at(-1) ?? last, placed[0], memory, time, setting);
    time = keyFrame.leaves;
    placed.push(keyFrame);
  }
  return placed;
}

/** Seconds of one whole cycle: for `alternate` both sides, for `hold` one breath. */
export function secondsPerCycle(movement: Movement): number {
  const once = movement.keys.reduce((sum, { seconds, hold = 0 }) => sum + seconds + hold, 0);
  return movement.cycle === 'alternate' ? once * 2 : once;
}

/** All key frames of a cycle, and the first one again at its end. */
export function keyFrames(setting: Setting): readonly KeyFrame[] {
  const { movement } = setting;
  const keys = resolveKeys(movement);
  const seconds = secondsPerCycle(movement);
  const way = (movement.travel ?? 0) * seconds;
  const firstPass = placeAll(keys, undefined, setting);
  const last = firstPass.at(-1);
  // On the way, the first key pose stands where the step before it was set.
  const placed =
    last && movement.travel !== undefined ? placeAll(keys, movedBy(last, -way), setting) : firstPass;
  const [first] = placed;
  if (!first) return [];
  return [...placed, { ...movedBy(first, way), arrives: seconds, leaves: seconds }];
}
