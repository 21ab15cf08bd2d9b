import type { Joints } from '#src/figures/body/kinematics.ts';
import { ballRadius, isBall } from './ball-path.ts';
import type { Sampling } from './channels.ts';
import { contactDepth, contactJoint, parseContact, parseContacts } from './contacts.ts';
import type { HeldProp, Movement, Problem } from './movement.ts';
import { personNames } from './people.ts';
import { performanceOf } from './performance.ts';
import { bendsOf } from './ranges.ts';
import { isSurface, surfaceName } from './surfaces.ts';
import { plantDrift } from './timeline.ts';

type Found = Omit<Problem, 'id'>;

/** Units that a planted part may move, and that a joint may be below the ground: less than anyone sees. */
const slack = { drift: 0.2, depth: 1, range: 1 } as const;

function contactProblems({ keys, props = [] }: Movement): readonly Found[] {
  const names = props.filter(isSurface).map(surfaceName);
  return keys.flatMap(({ on = [] }, key) =>
    on.flatMap((text): Found[] => {
      const contacts = parseContact(text);
      if (!contacts) return [{ code: 'bad-contact', part: text, key }];
      const lacking = contacts.find(({ surface }) => surface !== 'ground' && !names.includes(surface));
      return lacking ? [{ code: 'missing-prop', part: lacking.surface, key }] : [];
    }),
  );
}

/** A ball that nobody brought, or that is pressed into the ground. */
function ballProblems({ keys, props = [] }: Movement): readonly Found[] {
  const brought = props.some((prop) => 'by' in prop && isBall(prop));
  return keys.flatMap(({ ball }, key): Found[] => {
    if (!ball) return [];
    if (!brought) return [{ code: 'missing-prop', part: 'ball', key }];
    return ball[1] < ballRadius ? [{ code: 'below-ground', part: 'ball', key, value: ball[1] }] : [];
  });
}

function propProblems({ keys, props = [], view = 'side' }: Movement): readonly Found[] {
  const surfaces = new Set(keys.flatMap(({ on = [] }) => parseContacts(on).map(({ surface }) => surface)));
  return props.flatMap((prop): Found[] => {
    const unused = isSurface(prop) && !(prop.under || surfaces.has(surfaceName(prop)));
    const held: HeldProp | undefined = 'by' in prop ? prop : undefined;
    // From the side a rope round the body is a line through it, from the front one that circles beside it.
    const unseen = held?.kind === 'jump-rope' && (view === 'side') === (held.by === 'hands');
    return unseen || (unused && !usedByBase(keys, surfaceName(prop)))
      ? [{ code: 'bad-prop', part: prop.kind, key: 0 }]
      : [];
  });
}

/** Two base poses bring their own chair and bar. */
function usedByBase(keys: Movement['keys'], name: string): boolean {
  return keys.some(
    ({ from, on }) =>
      !on && ((from === 'seat-chair' && name === 'chair') || (from === 'hang' && name === 'bar')),
  );
}

function timeProblems({ keys }: Movement): readonly Found[] {
  return keys.flatMap(({ seconds, hold = 0 }, key): Found[] => {
    // Shorter than a tenth of a second no one can follow, nor repeat safely.
    if (!(seconds >= 0.1)) return [{ code: 'bad-time', part: 'seconds', key, value: seconds }];
    return hold >= 0 ? [] : [{ code: 'bad-time', part: 'hold', key, value: hold }];
  });
}

function groundProblems(
  { nearArm, farArm, nearLeg, farLeg, head, hip }: Joints,
  soles: boolean,
): readonly string[] {
  const joints = {
    head: head.y,
    hip: hip.y,
    'near-elbow': nearArm.elbow.y,
    'far-elbow': farArm.elbow.y,
    'near-hand': nearArm.hand.y,
    'far-hand': farArm.hand.y,
    'near-knee': nearLeg.knee.y,
    'far-knee': farLeg.knee.y,
    'near-foot': nearLeg.foot.y,
    'far-foot': farLeg.foot.y,
    // From the front, toes point to the viewer and are drawn below the ground line.
    ...(soles ? { 'near-toe': nearLeg.toe.y, 'far-toe': farLeg.toe.y } : {}),
  };
  return Object.entries(joints)
    .filter(([, y]) => y > slack.depth)
    .map(([joint]) => joint);
}

function anchorProblems({ keys, props = [] }: Movement, sampling: Sampling): readonly Found[] {
  const swims = props.some(({ kind }) => kind === 'pool');
  const { keys: placed } = sampling.timeline;
  return keys.flatMap(({ lift }, key): Found[] => {
    const frame = placed[key];
    const flies = lift !== undefined && placed.some(({ plants }) => plants.length > 0);
    return swims || flies || (frame && frame.plants.length > 0)
      ? []
      : [{ code: 'no-anchor', part: 'on', key }];
  });
}

function momentProblems(movement: Movement, sampling: Sampling): readonly Found[] {
  const { timeline, moments, joints } = sampling;
  const { view, skeleton } = timeline.frame;
  const isPool = movement.props?.some(({ kind }) => kind === 'pool');
  return moments.flatMap(({ body, plants, after }, index) => {
    const key = after % movement.keys.length;
    const here = joints[index];
    const low = here && !isPool ? groundProblems(here, view === 'side') : [];
    const bent = bendsOf(body.angles, view).flatMap(({ joint, degrees, range }): Found[] =>
      degrees < range.least - slack.range || degrees > range.most + slack.range
        ? [{ code: 'joint-range', part: joint, key, value: Math.round(degrees) }]
        : [],
    );
    const loose = plants.flatMap((plant): Found[] => {
      const drift = plantDrift(plant, body, timeline.setting);
      if (drift <= slack.drift || !here) return [];
      const { contact } = plant;
      const reach =
        Math.abs(contactJoint(here, contact).y - plant.place.y) > contactDepth(contact, skeleton) / 2;
      const limb = ['hand', 'foot', 'toe'].includes(contact.part);
      const code = limb && (reach || isStraight(body.angles, contact.id)) ? 'out-of-reach' : 'slides';
      return [{ code, part: contact.id, key, value: Number(drift.toFixed(1)) }];
    });
    return [...low.map((part): Found => ({ code: 'below-ground', part, key })), ...bent, ...loose];
  });
}

/** A limb that is stretched to its full length cannot come nearer to where it is to be planted. */
function isStraight(angles: Sampling['moments'][number]['body']['angles'], contact: string): boolean {
  const side = contact.startsWith('near') ? 'near' : 'far';
  const bend = contact.endsWith('hand')
    ? angles[`${side}UpperArm`] - angles[`${side}Forearm`]
    : angles[`${side}Shin`] - angles[`${side}Thigh`];
  return Math.abs(((bend + 540) % 360) - 180) < 1;
}

/** The worst of all problems of one kind at one part after one key pose. */
function worst(found: readonly Found[]): readonly Found[] {
  const byPlace = new Map<string, Found>();
  for (const problem of found) {
    const place = `${problem.code} ${problem.part} ${problem.key}`;
    const known = byPlace.get(place);
    if (!known || Math.abs(problem.value ?? 0) > Math.abs(known.value ?? 0)) byPlace.set(place, problem);
  }
  return [...byPlace.values()];
}

/**
 * Everything that is wrong with a movement, for both people: a contact or prop that does not exist, a pose that nothing
 * carries, a joint bent beyond what people can do or the wrong way, a limb in the ground, a planted part that moves.
 * An empty list means that it can be drawn.
 */
export function validateMovement(id: string, movement: Movement): readonly Problem[] {
  const named = (found: readonly Found[]) => worst(found).map((problem): Problem => ({ id, ...problem }));
  const [first] = movement.keys;
  if (!first) return named([{ code: 'no-key-pose', part: 'keys', key: 0 }]);
  const written = [
    ...contactProblems(movement),
    ...ballProblems(movement),
    ...propProblems(movement),
    ...timeProblems(movement),
  ];
  if (written.length > 0) return named(written);
  const solved = personNames.flatMap((who) => {
    const { movement: shown, sampling } = performanceOf(movement, who);
    return [...anchorProblems(shown, sampling), ...momentProblems(shown, sampling)];
  });
  return named(solved);
}
