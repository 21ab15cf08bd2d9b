import { type AngleName, type Angles, nearestTurn, type Side, type View } from './angles.ts';

/** Degrees that a joint may bend: from `least` to `most`. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/*
 * Usual ranges: American Academy of Orthopaedic Surgeons, "Joint Motion: Method of Measuring and Recording" (1965), as
 * listed in Norkin & White, "Measurement of Joint Motion", 5th ed. (2016), tables of each chapter. Passive motion at the
 * end of a stretch and what shoulder blade and pelvis add go beyond; the margins say how much:
 *
 * joint             AAOS, active                 here          because
 * knee              0 … 135                      −8 … 165      heel to buttock when kneeling; drawn joints are round
 * elbow             0 … 150                      −12 … 160
 * hip, side         −30 … 120                    −40 … 166     the pelvis tilts along; curled up, the drawn line is the back's
 * hip, front        −30 … 45 (ad-, abduction)    −45 … 100     straddles and side lunges turn the hip outwards
 * shoulder, side    −60 … 180                    any           an arm that goes outwards may be seen in any direction
 * ankle             −20 … 50 (dorsi, plantar)    −40 … 90      a shoe's drawn line is not the sole's
 * spine (two parts) −25 … 80                     −55 … 90
 * neck              −60 … 50                     −75 … 80      one joint stands for the whole neck
 */
const ranges = {
  knee: { least: -8, most: 165 },
  elbow: { least: -12, most: 160 },
  hipSide: { least: -40, most: 166 },
  hipFront: { least: -45, most: 100 },
  ankle: { least: -40, most: 90 },
  spine: { least: -55, most: 90 },
  neck: { least: -75, most: 80 },
  /** From the front a bend towards the viewer is not seen, so only its size in the picture can be judged. */
  hingeFront: { least: -160, most: 160 },
} as const satisfies Readonly<Record<string, Range>>;

export interface Bend {
  readonly joint: string;
  readonly degrees: number;
  readonly range: Range;
}

const turned = (degrees: number, around = 0): number => nearestTurn(degrees, around);

function limbBends(angles: Angles, side: Side, view: View): readonly Bend[] {
  const at = (name: 'UpperArm' | 'Forearm' | 'Thigh' | 'Shin' | 'Foot') =>
    angles[`${side}${name}` satisfies AngleName];
  const knee = turned(at('Shin') - at('Thigh'));
  const elbow = turned(at('UpperArm') - at('Forearm'));
  if (view === 'front') {
    const outwards = side === 'near' ? 1 : -1;
    const hip = turned((angles.pelvis + 180 - at('Thigh')) * outwards);
    return [
      { joint: `${side}-knee`, degrees: knee, range: ranges.hingeFront },
      { joint: `${side}-elbow`, degrees: elbow, range: ranges.hingeFront },
      { joint: `${side}-hip`, degrees: hip, range: ranges.hipFront },
    ];
  }
  const raised = turned(angles.chest + 180 - at('UpperArm'), 55);
  // An arm raised beyond the height of the chest can be turned so that its elbow opens to the other side.
  const mayTurn = raised > 50 || raised < -70;
  const elbowRange = mayTurn ? { least: -ranges.elbow.most, most: ranges.elbow.most } : ranges.elbow;
  return [
    { joint: `${side}-knee`, degrees: knee, range: ranges.knee },
    { joint: `${side}-elbow`, degrees: elbow, range: elbowRange },
    {
      joint: `${side}-hip`,
      degrees: turned(angles.pelvis + 180 - at('Thigh'), 55),
      range: ranges.hipSide,
    },
    { joint: `${side}-ankle`, degrees: turned(at('Foot') - at('Shin') + 90, 25), range: ranges.ankle },
  ];
}

/** How far every joint is bent; positive is the way it folds: knees back, elbows and hips forward. */
export function bendsOf(angles: Angles, view: View): readonly Bend[] {
  return [
    { joint: 'spine', degrees: turned(angles.chest - angles.pelvis), range: ranges.spine },
    { joint: 'neck', degrees: turned(angles.head - angles.chest), range: ranges.neck },
    ...limbBends(angles, 'near', view),
    ...limbBends(angles, 'far', view),
  ];
}
