import { shawlPart, skirtPart, veilPart } from './drape.ts';
import { fabricDefinitions, fabricPaint } from './fabric.ts';
import { type Point, solveTwoBones } from './geometry.ts';
import { headFront } from './head-front.ts';
import { headSide } from './head-side.ts';
import { type Joints, mapJoints, solveJoints } from './kinematics.ts';
import { armParts, legParts } from './limbs.ts';
import { placed } from './markup.ts';
import { type Body, type Part, rigid } from './part.ts';
import { type Person, personGirth, personSize, personSkeleton } from './person.ts';
import type { Pose } from './pose.ts';
import type { Skeleton } from './skeleton.ts';
import { capePart, neckPart, torsoParts } from './torso.ts';

/** A person in a posture at a place: the pose's contact point lies at `at`. */
export interface Figure {
  readonly person: Person;
  readonly pose: Pose;
  readonly at: Point;
  /** Size on the page; an adult man is about 165 units tall at 1. */
  readonly scale?: number;
  readonly facing?: 'right' | 'left';
  /** What is left of a thigh that points at the viewer. */
  readonly thigh?: number;
}

export type Limb = 'nearArm' | 'farArm' | 'nearLeg' | 'farLeg';

/** A still figure's arms hang from shoulders below the neck, also when they are raised. */
function stillSkeleton(person: Person, thigh?: number): Skeleton {
  const own = personSkeleton(person);
  return { ...own, thigh: thigh ?? own.thigh, sideShoulderDrop: 4 * personSize(person) };
}

const scaleOf = (figure: Figure): number => figure.scale ?? 1;
const mirrorOf = (figure: Figure): 1 | -1 => (figure.facing === 'left' ? -1 : 1);

/** All joints in the coordinates of the page. */
export function placeJoints(figure: Figure): Joints {
  const scale = scaleOf(figure);
  return mapJoints(solveJoints(figure.pose, stillSkeleton(figure.person, figure.thigh)), ({ x, y }) => ({
    x: figure.at.x + x * scale * mirrorOf(figure),
    y: figure.at.y + y * scale,
  }));
}

/**
 * The same figure with one limb bent so that its hand or foot joint lies at `target` (page coordinates), or points at
 * it when it is out of reach. `bend` is the side of elbow or knee, as in `solveTwoBones`, for a figure facing right.
 */
export function reachFor(figure: Figure, limb: Limb, target: Point, bend: 1 | -1): Figure {
  const { person, pose } = figure;
  const skeleton = stillSkeleton(person, figure.thigh);
  const joints = solveJoints(pose, skeleton);
  const scale = scaleOf(figure);
  const goal = {
    x: ((target.x - figure.at.x) / scale) * mirrorOf(figure),
    y: (target.y - figure.at.y) / scale,
  };
  if (limb === 'nearArm' || limb === 'farArm') {
    const [, , hand] = pose[limb];
    const bones = solveTwoBones(joints[limb].shoulder, goal, skeleton.upperArm, skeleton.forearm, bend);
    return { ...figure, pose: { ...pose, [limb]: hand === undefined ? bones : [...bones, hand] } };
  }
  const [, , sole] = pose[limb];
  const bones = solveTwoBones(joints[limb].hip, goal, skeleton.thigh, skeleton.shin, bend);
  return { ...figure, pose: { ...pose, [limb]: [...bones, sole] } };
}

/** A top reaches down to the hips; of a figure that moves, seen from the side, only to where a raised thigh begins. */
const hems = { still: 1.5, moving: 7 } as const;

function bodyOf(person: Person, pose: Pose, prefix: string, skeleton: Skeleton, hem: number): Body {
  return {
    person,
    pose,
    skeleton,
    girth: personGirth(person),
    joints: solveJoints(pose, skeleton),
    size: personSize(person),
    hem,
    fabric: (fabric, side) => fabricPaint(fabric, prefix, side),
  };
}

function headPart(body: Body): Part {
  const { person, pose, joints, skeleton } = body;
  const marks = pose.view === 'front' ? headFront(person) : headSide(person);
  return rigid('head', joints.head, pose.head + 90, marks, skeleton.headRadius / 11);
}

const present = (part: Part | undefined): readonly Part[] => (part ? [part] : []);

function partsOf(body: Body, veil: readonly Part[]): readonly Part[] {
  const skirt = body.person.bottom.kind === 'skirt' ? [skirtPart(body)] : [];
  const nearArm = armParts(body, 'near');
  const legs = [...legParts(body, 'far'), ...legParts(body, 'near')];
  const trunk = [...torsoParts(body, skirt), ...present(shawlPart(body))];
  const head = body.pose.view === 'front' ? [...veil, headPart(body)] : [headPart(body), ...veil];
  return [...armParts(body, 'far'), ...legs, neckPart(body), ...trunk, ...head, ...nearArm];
}

/**
 * The pieces of a figure from back to front, in its own coordinates (contact point at the origin, facing right).
 * `prefix` must be unique on the page when a fabric has a print.
 */
export function figureParts(person: Person, pose: Pose, prefix: string, thigh?: number): readonly Part[] {
  const body = bodyOf(person, pose, prefix, stillSkeleton(person, thigh), hems.still);
  return partsOf(body, present(veilPart(body)));
}

/**
 * The pieces of a figure that moves: as `figureParts`, but a hijab's lower part is a rigid one on the chest, and a
 * skirt the only one that is not. `skeleton` is the person's own, or a foreshortened one.
 */
export function movingParts(person: Person, pose: Pose, prefix: string, skeleton: Skeleton): readonly Part[] {
  const body = bodyOf(person, pose, prefix, skeleton, pose.view === 'front' ? hems.still : hems.moving);
  return partsOf(body, present(capePart(body)));
}

function drawParts(parts: readonly Part[]): string {
  return parts
    .map(({ marks, at, turn, scale = 1, kind }) =>
      kind === 'draped' ? marks : placed(marks, at, { turn, scaleX: scale }),
    )
    .join('');
}

export interface FigureLayers {
  /** The limbs turned away from the viewer. */
  readonly far: string;
  /** Near leg, trunk and head. */
  readonly body: string;
  readonly nearArm: string;
}

function layerOf({ name }: Part): keyof FigureLayers {
  if (name.startsWith('far-')) return 'far';
  return /^near-(hand|forearm|upper-arm)$/.test(name) ? 'nearArm' : 'body';
}

/** The figure in three layers from back to front, so that what it holds or sits on can be drawn between them. */
export function drawFigureLayers(figure: Figure, prefix: string): FigureLayers {
  const parts = figureParts(figure.person, figure.pose, prefix, figure.thigh);
  const layer = (name: keyof FigureLayers, definitions = '') =>
    placed(definitions + drawParts(parts.filter((part) => layerOf(part) === name)), figure.at, {
      scaleX: scaleOf(figure) * mirrorOf(figure),
      scaleY: scaleOf(figure),
    });
  return {
    far: layer('far', fabricDefinitions(figure.person, prefix)),
    body: layer('body'),
    nearArm: layer('nearArm'),
  };
}

/** SVG markup of a figure, ready to stand inside an `<svg>`. */
export function drawFigure(figure: Figure, prefix: string): string {
  const { far, body, nearArm } = drawFigureLayers(figure, prefix);
  return far + body + nearArm;
}
