import type { ArmJoints, LegJoints } from './kinematics.ts';
import { filled, line } from './markup.ts';
import { cuff, sleeve, taper } from './outline.ts';
import { paint, type Side, skinPaint } from './palette.ts';
import { type Body, type Part, rigid } from './part.ts';

/** Seen from the front no side is turned away, so neither is darker. */
function toneOf(body: Body, side: Side): Side {
  return body.pose.view === 'front' ? 'near' : side;
}

const sleeveShare = { bare: 0, vest: 0, tee: 0.62, shirt: 0.66, 'long-sleeve': 1, jacket: 1 } as const;

/** A hand on the ground from the side, or its narrow edge where palm lies on palm. */
function flatHand(front: boolean, half: number, size: number): string {
  const at = (x: number, y: number) => `${x * size} ${y * size}`;
  return front
    ? `M0 ${-half}L${at(7, -2.6)}Q${at(13, -2)} ${at(13, 0)}Q${at(13, 2)} ${at(7, 2.4)}L0 ${half}A${half} ${half} 0 0 1 0 ${-half}Z`
    : `M${at(-3.4, -1)}Q${at(-5, 3.4)} ${at(-2, 3.4)}L${at(12, 3.4)}Q${at(14, 2)} ${at(11.6, 1.1)}L${at(6.4, 0)}Q${at(4, -0.8)} ${at(3.3, -2)}Z`;
}

function handMarks(body: Body, tone: Side): string {
  const { size, girth, person, pose } = body;
  const skin = skinPaint(person.skin, tone);
  const half = girth.wrist * 1.02;
  if (pose.hands === 'fist') {
    return filled(taper(half, half * 1.25, 3.6 * size) + taper(half * 0.6, half * 0.6, 3 * size), skin);
  }
  if (pose.hands === 'flat') return filled(flatHand(pose.view === 'front', half, size), skin);
  const palm = taper(half, half * 1.08, 4.6 * size);
  const fingers = `M${3 * size} ${-half}L${9.2 * size} ${-half * 0.75}A${half * 0.72} ${half * 0.72} 0 0 1 ${9.2 * size} ${half * 0.7}L${3 * size} ${half}Z`;
  const thumb = `M0 ${-half * 0.6}L${4.2 * size} ${-half * 1.5}A${1.4 * size} ${1.4 * size} 0 0 1 ${6 * size} ${-half}L${3.4 * size} 0Z`;
  return filled(palm + fingers + thumb, skin);
}

function armSleeves(body: Body, tone: Side): readonly [upper: string, fore: string] {
  const { person, girth, skeleton } = body;
  const { top } = person;
  const cloth = body.fabric(top.fabric, tone);
  const share = sleeveShare[top.kind];
  if (share === 0) return ['', ''];
  const loose = girth.upperArm + 1.5;
  const edge = top.trim ? paint(top.trim, tone) : undefined;
  if (share < 1) {
    const end = skeleton.upperArm * share;
    const border = edge ? filled(cuff(loose + 0.5, end - 2.2, end), edge) : '';
    return [filled(sleeve(loose, loose + 0.5, end), cloth) + border, ''];
  }
  const atElbow = girth.elbow + 1.3;
  const wristEnd = skeleton.forearm * 0.93;
  const stripe =
    edge && top.kind === 'jacket' ? filled(cuff(girth.wrist + 1.5, wristEnd - 2.6, wristEnd), edge) : '';
  return [
    filled(taper(loose, atElbow, skeleton.upperArm), cloth),
    filled(sleeve(atElbow, girth.wrist + 1.4, wristEnd), cloth) + stripe,
  ];
}

/** Upper arm, hand and forearm with their sleeves, back to front. */
export function armParts(body: Body, side: Side): readonly Part[] {
  const { skeleton, girth, pose } = body;
  const joints: ArmJoints = side === 'near' ? body.joints.nearArm : body.joints.farArm;
  const [upper, fore, hand = fore] = side === 'near' ? pose.nearArm : pose.farArm;
  const tone = toneOf(body, side);
  const skin = skinPaint(body.person.skin, tone);
  const [upperSleeve, foreSleeve] = armSleeves(body, tone);
  const longSleeved = sleeveShare[body.person.top.kind] === 1;
  // A long sleeve hides it.
  const upperMarks = longSleeved
    ? ''
    : filled(taper(girth.upperArm, girth.elbow, skeleton.upperArm, { front: 0.5 }), skin);
  const foreMarks = filled(
    taper(girth.elbow, girth.wrist, skeleton.forearm, { front: 0.4, back: 0.6 }),
    skin,
  );
  const forearm = rigid(`${side}-forearm`, joints.elbow, fore, foreMarks + foreSleeve);
  return [
    rigid(`${side}-hand`, joints.hand, hand, handMarks(body, tone)),
    ...(longSleeved ? [] : [forearm]),
    rigid(`${side}-upper-arm`, joints.shoulder, upper, upperMarks + upperSleeve),
    ...(longSleeved ? [forearm] : []),
  ];
}

/** Drawn for an adult man; the part's scale fits it to its owner. */
function footMarks(body: Body, tone: Side): string {
  const { person, size, girth, pose } = body;
  const bare = person.shoes === 'barefoot';
  const colour = person.shoes === 'barefoot' ? skinPaint(person.skin, tone) : paint(person.shoes, tone);
  const ankle = taper(girth.ankle / size, girth.ankle / size, 1);
  if (pose.view === 'front') {
    if (bare) {
      const shape = 'M-2 -3.7C2 -3.4 4 -5.6 7.6 -5.4Q11.6 -5 11.4 -.5Q11.2 5 7.6 4.8C4 4.6 2 3.2 -2 3.7Z';
      const toes = line('M8.8 -3.2H11M9.4 -.9H11.5M9 1.4H11.2', skinPaint(person.skin, 'far'), 0.8);
      return filled(ankle + shape, colour) + toes;
    }
    // A shaft, the upper that widens to the toes, laces, and a sole all around its front.
    const sole = 'M3 -5.8Q13 -8 13 0Q13 8 3 5.8Z';
    const upper = 'M-4 -4.4L4 -5.4Q11 -6.6 11 0Q11 6.6 4 5.4L-4 4.4Z';
    const soleColour = person.shoes === 'cloth-white' ? 'cloth-sand' : 'cloth-white';
    return (
      filled(sole, paint(soleColour, tone)) +
      filled(ankle + upper, colour) +
      line('M1.2 -2.4V2.4M4 -2.4V2.4', paint(soleColour, tone), 1)
    );
  }
  if (bare) {
    const shape = 'M-4.6 5.6C-6.4 3 -5 -1 -3.6 -3L3.8 -3C7 -0.5 12 1.2 16.4 2C19 2.6 19.2 5.6 17 5.6Z';
    return filled(ankle + shape, colour);
  }
  const shoe = 'M-5 4.6C-6.6 1 -5.4 -2.6 -4.6 -5L4.2 -5C6 -2 10 -1 14.5 0.2C18.4 1.2 19.6 3 19.4 4.6Z';
  const sole = 'M-5.4 3.8L19.6 3.8C19.9 5.2 19 6 17.6 6L-4 6C-5.2 6 -5.7 5 -5.4 3.8Z';
  const soleColour = person.shoes === 'cloth-white' ? 'cloth-sand' : 'cloth-white';
  return filled(ankle + shoe, colour) + filled(sole, paint(soleColour, tone));
}

/** A kanga or tunic on one thigh, a little wider at its hem. */
function wrapMarks({ person, girth, skeleton, fabric }: Body, tone: Side): string {
  if (!person.wrap) return '';
  const { share, fabric: cloth } = person.wrap;
  return filled(sleeve(girth.thigh + 1.7, girth.thigh + 3.2, skeleton.thigh * share), fabric(cloth, tone));
}

function legCloth(body: Body, tone: Side): readonly [thigh: string, shin: string] {
  const { person, girth, skeleton, pose } = body;
  const { bottom } = person;
  const cloth = body.fabric(bottom.fabric, tone);
  const stripe = (length: number, half: number) =>
    bottom.trim && tone === 'near' && pose.view !== 'front'
      ? filled(`M-2 ${-half}H${length + 2}V${half}H-2Z`, paint(bottom.trim))
      : '';
  if (bottom.kind === 'leggings') {
    return [
      filled(taper(girth.thigh + 0.3, girth.knee + 0.3, skeleton.thigh, { front: 1, back: 0.6 }), cloth),
      filled(
        taper(girth.knee + 0.3, girth.ankle + 0.4, skeleton.shin * 0.94, { back: 2 * body.size }),
        cloth,
      ),
    ];
  }
  if (bottom.kind === 'trousers') {
    const end = skeleton.shin * 0.95;
    return [
      filled(taper(girth.thigh + 1, girth.knee + 1.3, skeleton.thigh), cloth) + stripe(skeleton.thigh, 0.9),
      filled(sleeve(girth.knee + 1.3, girth.ankle + 2.4, end), cloth) + stripe(end - 2, 0.9),
    ];
  }
  if (bottom.kind === 'shorts') {
    const end = skeleton.thigh * 0.74;
    const border = bottom.trim
      ? filled(cuff(girth.thigh + 1.4, end - 2.4, end), paint(bottom.trim, tone))
      : '';
    return [filled(sleeve(girth.thigh + 1, girth.thigh + 1.4, end), cloth) + border, ''];
  }
  return ['', ''];
}

/** Foot, shin and thigh with their cloth, back to front. */
export function legParts(body: Body, side: Side): readonly Part[] {
  const { skeleton, girth, pose, size } = body;
  const joints: LegJoints = side === 'near' ? body.joints.nearLeg : body.joints.farLeg;
  const [thigh, shin, sole] = side === 'near' ? pose.nearLeg : pose.farLeg;
  const tone = toneOf(body, side);
  const skin = skinPaint(body.person.skin, tone);
  const [thighCloth, shinCloth] = legCloth(body, tone);
  const covered = body.person.bottom.kind === 'trousers' || body.person.bottom.kind === 'leggings';
  const calf = pose.view === 'front' ? { front: 0.9 * size, back: 0.9 * size } : { back: 2.2 * size };
  const thighMarks = filled(taper(girth.thigh, girth.knee, skeleton.thigh, { front: 1, back: 0.6 }), skin);
  const shinMarks = filled(taper(girth.knee, girth.ankle, skeleton.shin, calf), skin);
  const foot = rigid(`${side}-foot`, joints.foot, sole, footMarks(body, tone), size);
  const trousers = body.person.bottom.kind === 'trousers';
  const lower = rigid(`${side}-shin`, joints.knee, shin, (trousers ? '' : shinMarks) + shinCloth);
  return [
    // Trousers fall over the shoe; a bare or tightly clothed ankle goes into it.
    ...(trousers ? [foot, lower] : [lower, foot]),
    rigid(
      `${side}-thigh`,
      joints.hip,
      thigh,
      (covered ? '' : thighMarks) + thighCloth + wrapMarks(body, tone),
    ),
  ];
}
