import { distance, middle, type Point } from '#src/figures/body/geometry.ts';
import { type ArmJoints, type Joints, type LegJoints, mapJoints } from '#src/figures/body/kinematics.ts';
import { circle, element, round } from '#src/figures/body/markup.ts';
import { paint, skinPaint } from '#src/figures/body/palette.ts';
import type { Person } from '#src/figures/body/person.ts';
import { bodyChannels, travelledBy } from './channels.ts';
import { tellingMoments } from './draw-key-poses.ts';
import { withPlainColours } from './draw-movement.ts';
import type { Movement } from './movement.ts';
import type { PersonName } from './people.ts';
import { performanceOf } from './performance.ts';
import { propRigOf } from './prop-rig.ts';
import { type Box, boxAround, groundOfPool, stageStyle, viewBox } from './stage.ts';
import { stillMotion } from './still-motion.ts';

/** The size at which a list shows a pictogram. */
export const pictogramSize = { width: 96, height: 72 } as const;

// Steps of two units are finer than a list shows, and small numbers are short to send.
const grid = 2;

/** A line through points, on the grid and with relative steps. */
function bonePath(points: readonly Point[]): string {
  const [first, ...others] = points.map(({ x, y }) => ({ x: Math.round(x / grid), y: Math.round(y / grid) }));
  if (first === undefined) return '';
  const steps = others.map(({ x, y }, index) => {
    const before = others[index - 1] ?? first;
    return `${x - before.x} ${y - before.y}`;
  });
  return `M${first.x} ${first.y}l${steps.length === 0 ? '0 0' : steps.join(' ')}`.replaceAll(' -', '-');
}

const dot = (place: Point, stroke: string, width: number): string =>
  element('path', { d: bonePath([place]), stroke, 'stroke-width': width / grid });

function isStraight(start: Point, between: Point, end: Point): boolean {
  return distance(between, middle(start, end, 20 / 46)) < 2.5;
}

/** From the collar to the middle of the head. */
const neckLength = 22;

/**
 * How wide a part of the body is and what colour, as a rule for its class: a list shows the same few people over and over,
 * so that their rules are sent once, and each line of a body is nothing but its points. The head is the end of the neck.
 */
function bodyStyle(person: Person): string {
  const trousers = (person.wrap?.kind === 'kanga' ? person.wrap.fabric : person.bottom.fabric).colour;
  const skin = skinPaint(person.skin);
  const rule = (name: string, stroke: string, width: number) =>
    `.${name}{stroke:${stroke};stroke-width:${width / grid}}`;
  return (
    rule('a', skin, 10) +
    rule('b', skinPaint(person.skin, 'far'), 10) +
    rule('l', paint(trousers), 14) +
    rule('m', paint(trousers, 'far'), 14) +
    rule('f', person.shoes === 'barefoot' ? skin : paint(person.shoes), 9) +
    rule('n', skin, 9) +
    '.n{marker-end:url(#h)}' +
    rule('t', paint(person.top.fabric.colour), 20)
  );
}

/** The face lies on the side that the chest turns to: to the right of the line from collar to crown. */
function headMarker(person: Person): string {
  const marks =
    circle(0, 0, 12 / grid, paint('hair-black')) +
    circle(0, round(neckLength / 7 / grid), 9.5 / grid, skinPaint(person.skin));
  const asItIs = { orient: 'auto', overflow: 'visible', markerUnits: 'userSpaceOnUse' };
  return element('marker', { id: 'h', ...asItIs }, marks);
}

/** A body as a few thick lines, in the order in which they cover each other. */
function boneMarks(joints: Joints): string {
  const { hip, waist, collar, head } = joints;
  const bone = (name: string, points: readonly Point[]) =>
    element('path', { class: name, d: bonePath(points) });
  const armLine = ({ shoulder, elbow, hand }: ArmJoints) => [shoulder, elbow, hand];
  const legLine = ({ hip: socket, knee, foot, toe }: LegJoints) => [socket, knee, foot, toe];
  const leg = (joint: LegJoints, name: string) =>
    bone(name, legLine(joint).slice(0, -1)) + bone('f', [joint.foot, joint.toe]);
  // Nobody sees a limb behind another that lies where it does, and it would have to be sent.
  const isSeen = (far: readonly Point[], near: readonly Point[]) => bonePath(far) !== bonePath(near);
  return (
    (isSeen(armLine(joints.farArm), armLine(joints.nearArm)) ? bone('b', armLine(joints.farArm)) : '') +
    (isSeen(legLine(joints.farLeg), legLine(joints.nearLeg)) ? leg(joints.farLeg, 'm') : '') +
    leg(joints.nearLeg, 'l') +
    bone('n', [collar, head]) +
    bone('t', isStraight(hip, waist, collar) ? [hip, collar] : [hip, waist, collar]) +
    bone('a', armLine(joints.nearArm))
  );
}

function heldMarks(movement: Movement, joints: Joints): string {
  const carried = (movement.props ?? []).flatMap((prop) =>
    'by' in prop && ['dumbbell', 'bottle', 'rolled-bottle', 'ball', 'football'].includes(prop.kind)
      ? [prop]
      : [],
  );
  return carried
    .flatMap(({ by }) => [
      ...(by === 'far-hand' ? [] : [joints.nearArm.hand]),
      ...(by === 'hands' || by === 'far-hand' ? [joints.farArm.hand] : []),
    ])
    .map((place) => dot(place, paint('rubber'), 14))
    .join('');
}

// Far larger than any box, so that every cell holds the same bytes.
const backdrop = '<path class="S" d="M-999-999h1999v1999H-999z"/>';
const floorAt = (ground: number) => `<path class="F" d="M-999 ${ground - 6}h1999v99H-999z"/>`;
const water = {
  behind: '<path fill="#6db6c9" d="M-999 0h1999v99H-999z"/>',
  before: '<path fill="#3f93ad" fill-opacity=".45" d="M-999 0h1999v99H-999z"/>',
};

// Few different numbers are short to send.
const boxStep = 20;

/** The smallest box around another, in steps and in the same proportion, on the same ground. */
function roundBox({ left, top, width, height }: Box): Box {
  const start = Math.floor(left / boxStep) * boxStep;
  const wide = Math.ceil((left + width - start) / boxStep) * boxStep;
  const high = (wide * height) / width;
  return { left: start, top: Math.round(top + height - high), width: wide, height: Math.round(high) };
}

/** Things in whole units: finer ones are not seen in a list. */
const inWholeUnits = (marks: string): string =>
  marks.replace(/ (?:d|x|y|width|height|cx|cy|r)="[^"]*"/g, (attribute) =>
    attribute.replace(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number)))),
  );

/**
 * The pictogram of one exercise: the pose that tells it best, the last one of its still picture, drawn with as few bytes
 * as it takes.
 */
export function drawPictogram(written: Movement, who?: PersonName): string {
  const { movement, person, sampling } = performanceOf(written, who);
  // A second body would weigh more than all the rest of the list's.
  const things = (movement.props ?? []).filter(({ kind }) => kind !== 'partner');
  const props = propRigOf(things, sampling);
  const box = roundBox(boxAround(sampling, props.extent));
  const moment = tellingMoments(movement, sampling).at(-1) ?? 0;
  const solved = sampling.joints[moment];
  if (solved === undefined) throw new Error('A movement needs at least one key pose.');
  const passed = travelledBy(sampling.timeline, sampling.times[moment] ?? 0);
  const joints = mapJoints(solved, ({ x, y }) => ({ x: x - passed, y }));
  const motion = stillMotion([...bodyChannels(sampling), ...props.channels], moment);
  const body = element(
    'g',
    { transform: `scale(${grid})`, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    boneMarks(joints) + heldMarks(movement, joints),
  );
  const { hip } = joints;
  const between = props.carried.hips
    ? element('g', { transform: `translate(${round(hip.x)} ${round(hip.y)})` }, props.carried.hips(motion))
    : '';
  const ground = groundOfPool(sampling);
  const inWater = movement.props?.some(({ kind }) => kind === 'pool');
  const marks =
    backdrop +
    (inWater ? water.behind : '') +
    (inWater && ground === undefined ? '' : floorAt(ground ?? 0)) +
    inWholeUnits(props.back(motion) + between) +
    body +
    inWholeUnits(props.front(motion)) +
    (inWater ? water.before : '');
  const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox(box) };
  return withPlainColours(
    element('svg', svg, `<style>${stageStyle}${bodyStyle(person)}</style>${headMarker(person)}${marks}`),
  );
}
