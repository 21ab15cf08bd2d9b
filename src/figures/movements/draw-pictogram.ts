import { distance, middle, type Point } from '#src/figures/body/geometry.ts';
import { type ArmJoints, type Joints, type LegJoints, mapJoints } from '#src/figures/body/kinematics.ts';
import { circle, element, round } from '#src/figures/body/markup.ts';
import { paint, skinPaint } from '#src/figures/body/palette.ts';
import type { Person } from '#src/figures/body/person.ts';
import { pictureAddress } from '#src/figures/picture-address.ts';
import { bodyChannels, travelledBy } from './channels.ts';
import { tellingMoments } from './draw-key-poses.ts';
import { withPlainColours } from './draw-movement.ts';
import type { Movement } from './movement.ts';
import type { PersonName } from './people.ts';
import { performanceOf } from './performance.ts';
import { propRigOf } from './prop-rig.ts';
import { type Box, boxAround, groundOfPool, plainStageStyle, viewBox } from './stage.ts';
import { stillMotion } from './still-motion.ts';

/** The size at which a list shows a pictogram. */
export const pictogramSize = { width: 96, height: 72 } as const;

/** A small still drawing: what an SVG element holds, over a backdrop and with a floor in `currentColor`. */
export interface Pictogram {
  viewBox: string;
  marks: string;
}

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

/** How wide each part of the body is and what colour. */
function bonesOf(person: Person) {
  const trousers = (person.wrap?.kind === 'kanga' ? person.wrap.fabric : person.bottom.fabric).colour;
  const skin = skinPaint(person.skin);
  return {
    nearArm: { stroke: skin, width: 10 },
    farArm: { stroke: skinPaint(person.skin, 'far'), width: 10 },
    nearLeg: { stroke: paint(trousers), width: 14 },
    farLeg: { stroke: paint(trousers, 'far'), width: 14 },
    foot: { stroke: person.shoes === 'barefoot' ? skin : paint(person.shoes), width: 9 },
    neck: { stroke: skin, width: 9 },
    trunk: { stroke: paint(person.top.fabric.colour), width: 20 },
  } as const;
}

/** The face lies on the side that the chest turns to: to the right of the line from collar to crown. */
function headMarks({ collar, head }: Joints, person: Person): string {
  const length = distance(collar, head);
  const forward = neckLength / 7 / length;
  const face = { x: head.x - (head.y - collar.y) * forward, y: head.y + (head.x - collar.x) * forward };
  const disc = ({ x, y }: Point, radius: number, fill: string) =>
    circle(round(x / grid), round(y / grid), radius / grid, fill);
  return disc(head, 12, paint('hair-black')) + disc(face, 9.5, skinPaint(person.skin));
}

/** A body as a few thick lines, in the order in which they cover each other. */
function boneMarks(joints: Joints, person: Person): string {
  const { hip, waist, collar, head } = joints;
  const bones = bonesOf(person);
  const bone = (name: keyof typeof bones, points: readonly Point[]) =>
    element('path', {
      stroke: bones[name].stroke,
      'stroke-width': bones[name].width / grid,
      d: bonePath(points),
    });
  const armLine = ({ shoulder, elbow, hand }: ArmJoints) => [shoulder, elbow, hand];
  const legLine = ({ hip: socket, knee, foot, toe }: LegJoints) => [socket, knee, foot, toe];
  const leg = (joint: LegJoints, name: 'nearLeg' | 'farLeg') =>
    bone(name, legLine(joint).slice(0, -1)) + bone('foot', [joint.foot, joint.toe]);
  // Nobody sees a limb behind another that lies where it does, and it would have to be sent.
  const isSeen = (far: readonly Point[], near: readonly Point[]) => bonePath(far) !== bonePath(near);
  return (
    (isSeen(armLine(joints.farArm), armLine(joints.nearArm)) ? bone('farArm', armLine(joints.farArm)) : '') +
    (isSeen(legLine(joints.farLeg), legLine(joints.nearLeg)) ? leg(joints.farLeg, 'farLeg') : '') +
    leg(joints.nearLeg, 'nearLeg') +
    bone('neck', [collar, head]) +
    headMarks(joints, person) +
    bone('trunk', isStraight(hip, waist, collar) ? [hip, collar] : [hip, waist, collar]) +
    bone('nearArm', armLine(joints.nearArm))
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

// Far larger than any box, so that every list holds the same bytes.
const floorAt = (ground: number) => `<path fill="currentColor" d="M-999 ${ground - 6}h1999v99H-999z"/>`;
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
export function drawPictogram(written: Movement, who?: PersonName): Pictogram {
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
    boneMarks(joints, person) + heldMarks(movement, joints),
  );
  const { hip } = joints;
  const between = props.carried.hips
    ? element('g', { transform: `translate(${round(hip.x)} ${round(hip.y)})` }, props.carried.hips(motion))
    : '';
  const ground = groundOfPool(sampling);
  const inWater = movement.props?.some(({ kind }) => kind === 'pool');
  const marks =
    (inWater ? water.behind : '') +
    (inWater && ground === undefined ? '' : floorAt(ground ?? 0)) +
    inWholeUnits(props.back(motion) + between) +
    body +
    inWholeUnits(props.front(motion)) +
    (inWater ? water.before : '');
  return { viewBox: viewBox(box), marks: withPlainColours(marks) };
}

/** A pictogram as a picture of its own, for where no page can hold its lines. */
export function pictogramFile({ viewBox: box, marks }: Pictogram): string {
  const svg = { xmlns: 'http://www.w3.org/2000/svg', viewBox: box };
  return element('svg', svg, `<style>${plainStageStyle}</style>${marks}`);
}

/** The same as an address that holds it. */
export const pictogramAddress = (pictogram: Pictogram): string => pictureAddress(pictogramFile(pictogram));
