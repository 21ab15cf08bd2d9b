import { circlePoints, convexHull, directionTo, middle, type Point, walk } from './geometry.ts';
import type { LegJoints } from './kinematics.ts';
import { curveThrough, filled, polygonPath } from './markup.ts';
import { paint } from './palette.ts';
import { type Body, draped, type Part } from './part.ts';

const hemShare = { knee: 0.12, calf: 0.55, ankle: 0.86 } as const;

/** The two corners of the hem on one leg: across the shin, wider than the leg. */
function hemCorners(leg: LegJoints, share: number, half: number): readonly [Point, Point] {
  const direction = directionTo(leg.knee, leg.foot);
  const centre = middle(leg.knee, leg.foot, share);
  return [walk(centre, direction - 90, half), walk(centre, direction + 90, half)];
}

/** A skirt hangs around the hips and both thighs and, below the knees, around both shins. */
export function skirtPart(body: Body): Part {
  const { person, girth, joints, size, pose, skeleton } = body;
  const share = hemShare[person.bottom.length ?? 'knee'];
  const front = pose.view === 'front';
  const hipRadius = (front ? girth.frontHip : girth.hip) + 1;
  const kneeRadius = girth.thigh + 1.2;
  const flare = girth.knee + (person.bottom.length === 'knee' ? 5 : 4) * size;
  const hipPoints = front
    ? [
        ...circlePoints(joints.nearLeg.hip, hipRadius - skeleton.hipHalf + 1),
        ...circlePoints(joints.farLeg.hip, hipRadius - skeleton.hipHalf + 1),
      ]
    : circlePoints(joints.hip, hipRadius);
  const knees = [
    ...circlePoints(joints.nearLeg.knee, kneeRadius),
    ...circlePoints(joints.farLeg.knee, kneeRadius),
  ];
  const corners = [...hemCorners(joints.nearLeg, share, flare), ...hemCorners(joints.farLeg, share, flare)];
  const fill = body.fabric(person.bottom.fabric);
  const spine = directionTo(joints.hip, joints.waist);
  const waistHalf = (front ? girth.frontWaist : girth.waist) + 1;
  const waist = [walk(joints.waist, spine - 90, waistHalf), walk(joints.waist, spine + 90, waistHalf)];
  const upper = convexHull([...waist, ...hipPoints, ...knees]);
  const lower = convexHull([...knees, ...corners]);
  const border = person.bottom.trim
    ? filled(polygonPath(convexHull(corners)), paint(person.bottom.trim), {
        stroke: paint(person.bottom.trim),
        'stroke-width': 2.4 * size,
        'stroke-linejoin': 'round',
      })
    : '';
  return draped('skirt', filled(polygonPath(upper) + polygonPath(lower), fill) + border);
}

/** A cloth over the shoulder and across the chest, tied at the opposite hip. */
export function shawlPart(body: Body): Part | undefined {
  const { person, joints, girth, size, skeleton } = body;
  if (!person.shawl) return undefined;
  const { collar, waist, hip } = joints;
  const spine = directionTo(hip, collar);
  const at = (from: Point, along: number, forward: number) =>
    walk(walk(from, spine, along * size), spine + 90, forward);
  const points =
    body.pose.view === 'front'
      ? [
          at(collar, 4, -skeleton.shoulderHalf - 4),
          at(collar, 7, -girth.neck),
          at(waist, 4, girth.frontWaist + 2),
          at(waist, -10, girth.frontWaist + 3),
          at(waist, 2, -girth.frontWaist),
        ]
      : [
          at(collar, 5, -girth.back * 0.7),
          at(collar, 5, girth.bust * 0.2),
          at(waist, 12, girth.bust + 2),
          at(waist, -6, girth.waist + 2),
          at(waist, -12, -girth.waist - 2.5),
          at(waist, 14, -girth.back - 2),
        ];
  return draped('shawl', filled(polygonPath(points), body.fabric(person.shawl)));
}

/** The part of a hijab that falls from the head over shoulders and chest. */
export function veilPart(body: Body): Part | undefined {
  const { person, joints, girth, size, skeleton } = body;
  if (person.hair !== 'hijab') return undefined;
  const { collar, head, waist } = joints;
  const spine = directionTo(waist, collar);
  const at = (along: number, forward: number) => walk(walk(collar, spine, along * size), spine + 90, forward);
  const headBack = walk(head, directionTo(collar, head) - 90, skeleton.headRadius * 0.95);
  const headFront = walk(head, directionTo(collar, head) + 90, skeleton.headRadius * 0.1);
  const front = body.pose.view === 'front';
  const half = front ? skeleton.shoulderHalf + 3 : girth.back + 1.5;
  const points = [
    headBack,
    at(-1, -half),
    at(-8, -half * 0.75),
    at(-13, 0),
    at(-9, front ? half * 0.75 : girth.bust + 1),
    at(-1, front ? half : girth.bust * 0.8),
    headFront,
  ];
  return draped('veil', filled(`${curveThrough(points)}Z`, paint(person.headCloth ?? 'cloth-plum')));
}
