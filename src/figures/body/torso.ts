import { torsoDirections } from './kinematics.ts';
import { ellipse, filled, line } from './markup.ts';
import { cuff, taper } from './outline.ts';
import { paint, skinPaint } from './palette.ts';
import { type Body, type Part, rigid } from './part.ts';
import type { Fabric, Person } from './person.ts';

/** What goes under a skirt or a kanga, and a shirt, is tucked in; everything else hangs loose over the waistband. */
export function isTucked({ bottom, top, wrap }: Person): boolean {
  return (
    bottom.kind === 'skirt' ||
    (top.kind === 'shirt' && !top.loose) ||
    top.kind === 'bare' ||
    wrap?.kind === 'kanga'
  );
}

/** What is seen around the hips. */
function hipFabric({ wrap, bottom }: Person): Fabric {
  return (wrap ?? bottom).fabric;
}

/** A top's colour; skin where there is none. */
function topPaint(body: Body): string {
  const { top, skin } = body.person;
  return top.kind === 'bare' ? skinPaint(skin) : body.fabric(top.fabric);
}

/** Trousers up to the waistband; a skirt is draped by itself and leaves only the band. */
function waistedSide(body: Body): string {
  const { girth, skeleton, person, size } = body;
  const length = skeleton.pelvis;
  const waist = girth.waist + 1.2;
  const hip = girth.hip;
  const seat =
    `M0 ${-hip}C${length * 0.3} ${-hip - 1.4 * size} ${length * 0.65} ${-waist} ${length} ${-waist}L${length} ${waist}` +
    `C${length * 0.65} ${waist} ${length * 0.3} ${hip} 0 ${hip}A${hip} ${hip} 0 0 1 0 ${-hip}Z`;
  const band = filled(cuff(waist + 0.2, length - 2.6, length + 0.4), paint(hipFabric(person).colour, 'far'));
  return person.bottom.kind === 'skirt' ? band : filled(seat, body.fabric(hipFabric(person))) + band;
}

function looseSide(body: Body): string {
  const { girth, skeleton, person, size } = body;
  const length = skeleton.pelvis;
  const upper = body.fabric(person.top.fabric);
  const hem = body.hem * size;
  const seat = taper(girth.hip, girth.waist, length, { front: 1.6 * size });
  const shirt =
    `M${hem} ${girth.hip + 1.4}Q${hem - 1.5} 0 ${hem} ${-girth.hip - 1.6}` +
    `C${length * 0.5} ${-girth.hip - 0.6} ${length * 0.7} ${-girth.waist - 1} ${length} ${-girth.waist - 0.8}` +
    `A${girth.waist} ${girth.waist} 0 0 1 ${length} ${girth.waist + 0.8}Z`;
  const belly = person.expecting
    ? ellipse(length * 0.86, girth.waist * 0.95, 13.5 * size, 10.5 * size, upper)
    : '';
  return filled(seat, body.fabric(hipFabric(person))) + filled(shirt, upper) + belly;
}

/** Waist to shoulders from the side: chest in front, shoulder blade behind, a soft slope to the neck. */
function chestOutline(waist: number, bust: number, back: number, length: number): string {
  return (
    `M0 ${waist}C${length * 0.25} ${waist} ${length * 0.36} ${bust + 0.6} ${length * 0.58} ${bust + 0.4}` +
    `C${length * 0.8} ${bust} ${length * 0.96} ${bust * 0.72} ${length + 3.2} ${bust * 0.36}` +
    `L${length + 3.4} ${-back * 0.44}` +
    `C${length * 0.96} ${-back * 0.98} ${length * 0.8} ${-back - 0.6} ${length * 0.55} ${-back - 0.3}` +
    `C${length * 0.3} ${-back} ${length * 0.2} ${-waist} 0 ${-waist}A${waist} ${waist} 0 0 0 0 ${waist}Z`
  );
}

function chestSide(body: Body): string {
  const { girth, skeleton, person, size } = body;
  const length = skeleton.chest;
  const { top } = person;
  const chest = filled(
    chestOutline(girth.waist + 0.8, girth.bust + 0.9, girth.back + 0.9, length),
    topPaint(body),
  );
  if (top.kind === 'bare') return chest;
  const neckline = `M${length + 2.4} ${girth.bust * 0.42}Q${length - 0.5} ${-girth.back * 0.05} ${length + 2.8} ${-girth.back * 0.46}`;
  if (top.kind === 'vest') {
    const armhole = ellipse(
      length - 1 - skeleton.sideShoulderDrop,
      -0.6 * size,
      6.4 * size,
      5 * size,
      skinPaint(person.skin),
    );
    return chest + armhole;
  }
  if ((top.kind === 'shirt' && !top.loose) || top.kind === 'jacket') {
    const collar = `M${length + 1} ${girth.bust * 0.62}L${length + 5.5} ${girth.bust * 0.3}L${length + 5.2} ${-girth.back * 0.5}L${length + 1.5} ${-girth.back * 0.62}Z`;
    return chest + filled(collar, paint(top.trim ?? top.fabric.colour, top.trim ? 'near' : 'far'));
  }
  return chest + line(neckline, paint(top.trim ?? top.fabric.colour, top.trim ? 'near' : 'far'), 2 * size);
}

function pelvisFront(body: Body): string {
  const { girth, skeleton, person } = body;
  const length = skeleton.pelvis;
  const hips = girth.frontHip + 1;
  const waist = girth.frontWaist + 0.6;
  const tucked = isTucked(person);
  const outline = (bottom: number, wide: number, top: number) =>
    `M${bottom} ${wide - 1.5}C${bottom + 2} ${wide} ${length * 0.4} ${wide} ${length} ${waist}` +
    `Q${top} 0 ${length} ${-waist}C${length * 0.4} ${-wide} ${bottom + 2} ${-wide} ${bottom} ${-wide + 1.5}`;
  const seat = filled(
    `${outline(-5, hips + 1, tucked ? length : length + 5)}Q${-12} 0 -5 ${hips - 0.5}Z`,
    body.fabric(hipFabric(person)),
  );
  if (tucked) {
    const band = filled(cuff(waist + 0.6, length - 3, length), paint(hipFabric(person).colour, 'far'));
    return person.bottom.kind === 'skirt' ? band : seat + band;
  }
  const upper = body.fabric(person.top.fabric);
  const under = `M${length * 0.42} ${waist * 0.8}Q${-length * 0.06} 0 ${length * 0.42} ${-waist * 0.8}`;
  const belly = person.expecting
    ? ellipse(length * 0.75, 0, 13, waist + 2, upper) +
      line(under, paint(person.top.fabric.colour, 'far'), 1.2 * body.size)
    : '';
  return (
    seat +
    filled(
      `${outline(body.hem - 1, hips + 1.6, length + 5)}Q${body.hem - 2.5} 0 ${body.hem - 1} ${hips}Z`,
      upper,
    ) +
    belly
  );
}

function chestFront(body: Body): string {
  const { girth, skeleton, person, size } = body;
  const length = skeleton.chest;
  const waist = girth.frontWaist + 0.6;
  const shoulder = skeleton.shoulderHalf + girth.upperArm * 0.55;
  const neck = girth.neck;
  const side = (sign: number) =>
    `C${length * 0.4} ${sign * (waist + 0.5)} ${length * 0.5} ${sign * (shoulder - 2.5)} ${length - 4} ${sign * (shoulder - 1)}`;
  const outline =
    `M0 ${waist}${side(1)}Q${length + 2} ${shoulder - 1} ${length + 3} ${shoulder - 7}L${length + 6} ${neck}` +
    `L${length + 6} ${-neck}L${length + 3} ${-shoulder + 7}Q${length + 2} ${-shoulder + 1} ${length - 4} ${-shoulder + 1}` +
    `C${length * 0.5} ${-shoulder + 2.5} ${length * 0.4} ${-waist - 0.5} 0 ${-waist}Q-5 0 0 ${waist}Z`;
  const { top } = person;
  const trim = paint(top.trim ?? top.fabric.colour, top.trim ? 'near' : 'far');
  const depth = top.kind === 'vest' ? 8 : 4.5;
  const opening = `M${length + 6.4} ${neck + 1}Q${length + 5 - depth * 2} 0 ${length + 6.4} ${-neck - 1}Z`;
  const skin = skinPaint(person.skin);
  const chest = filled(outline, topPaint(body));
  if (top.kind === 'bare') return chest;
  const neckline = filled(opening, skin) + line(opening.slice(0, -1), trim, 1.6 * size);
  if (top.kind !== 'shirt' && top.kind !== 'jacket') return chest + neckline;
  const placketEnd = isTucked(person) ? 0 : 3 - skeleton.pelvis;
  const placket = line(`M${length - 3} 0H${placketEnd}`, trim, 1.3 * size);
  const collar = (sign: number) =>
    filled(
      `M${length + 7} ${sign * (neck + 0.5)}L${length + 1} ${sign * (neck + 3)}L${length - 3} 0.2Z`,
      trim,
    );
  return chest + filled(opening, skin) + placket + collar(1) + collar(-1);
}

/** Pelvis and chest with what covers them, back to front; `skirt` lies over a tucked-in top. */
export function torsoParts(body: Body, skirt: readonly Part[]): readonly Part[] {
  const [pelvisTurn, chestTurn] = torsoDirections(body.pose);
  const front = body.pose.view === 'front';
  const tucked = isTucked(body.person);
  const pelvisMarks = front ? pelvisFront(body) : tucked ? waistedSide(body) : looseSide(body);
  const pelvis = rigid('pelvis', body.joints.hip, pelvisTurn, pelvisMarks);
  const chest = rigid('chest', body.joints.waist, chestTurn, front ? chestFront(body) : chestSide(body));
  return tucked ? [chest, ...skirt, pelvis] : [...skirt, pelvis, chest];
}

export function neckPart(body: Body): Part {
  const { girth, skeleton, person, pose } = body;
  const length = skeleton.neck + skeleton.headRadius * 0.3;
  const half = girth.neck;
  const front = pose.view === 'front';
  // Under a hijab no skin of the neck is seen, however the head turns.
  if (person.hair === 'hijab') {
    const veil = filled(taper(half + 3, half + 2.4, length), veilPaint(person));
    return rigid('neck', body.joints.collar, pose.head, veil);
  }
  const skin = skinPaint(person.skin, front ? 'far' : 'near');
  const shade = front
    ? ''
    : filled(
        `M${length - 7} ${half}L${length + 1} ${half}L${length + 1} ${-half * 0.2}Z`,
        skinPaint(person.skin, 'far'),
      );
  return rigid('neck', body.joints.collar, pose.head, filled(taper(half + 0.8, half, length), skin) + shade);
}

/** The part of a hijab that lies on shoulders and chest and moves with them. */
export function capePart(body: Body): Part | undefined {
  const { girth, skeleton, person, pose } = body;
  if (person.hair !== 'hijab') return undefined;
  const length = skeleton.chest;
  const front = pose.view === 'front';
  const [before, behind] = front
    ? [skeleton.shoulderHalf + 2, skeleton.shoulderHalf + 2]
    : [girth.bust + 1.6, girth.back + 1.6];
  const neck = girth.neck + 2.6;
  const outline =
    `M${length + 7} ${neck}Q${length + 2} ${before} ${length - 7} ${before * 0.94}Q${length - 15} ${before * 0.3} ${length - 12} 0` +
    `Q${length - 13} ${-behind * 0.5} ${length - 5} ${-behind * 0.96}Q${length + 3} ${-behind} ${length + 7} ${-neck}Z`;
  return rigid('cape', body.joints.waist, torsoDirections(pose)[1], filled(outline, veilPaint(person)));
}

const veilPaint = (person: Person): string => paint(person.headCloth ?? 'cloth-plum');
