import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { chair, clothTable } from '#src/figures/body/furniture.ts';
import { directionTo, middle, type Point, shift } from '#src/figures/body/geometry.ts';
import { circle, ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { sitting, standing, standingFront } from '#src/figures/body/poses.ts';
import { door } from './buildings.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { pottedPlant } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const nurse: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'bun',
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-teal' } },
  shoes: 'cloth-white',
};
const grandmother: Person = {
  age: 'elder',
  form: 'woman',
  build: 'broad',
  skin: 5,
  hair: 'headwrap',
  headCloth: 'cloth-plum',
  glasses: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-plum', pattern: 'suns' } },
  shoes: 'cloth-brown',
};
/** Legs that a table hides: laid crosswise, so that nothing of them looks out below it. */
const tucked = { nearLeg: [88, 180, 0], farLeg: [92, 0, 180] } as const;
const atTable: Pose = { ...sitting, torso: [-92, -86], head: -84 };

const smallTable = (left: number, right: number, top: number, ground: number): string =>
  line(
    `M${left + 8} ${top + 4}L${left + 4} ${ground}M${right - 8} ${top + 4}L${right - 4} ${ground}`,
    '#7d4a2a',
    5,
  ) + rectangle(left, top, right - left, 7, '#a5673a', { rx: 3 });

/** A cuff around the upper arm that leads from `shoulder` to `elbow`. */
function cuff(shoulder: Point, elbow: Point): string {
  const marks =
    rectangle(-10, -9, 20, 18, '#2f69a8', { rx: 3.5 }) + rectangle(-10, -9, 5, 18, '#1f4b7d', { rx: 2.5 });
  return placed(marks, middle(shoulder, elbow, 0.66), { turn: directionTo(shoulder, elbow) });
}

/** An older woman rests her arm on a table; a nurse presses the bulb of the cuff and feels her wrist. */
export const heartCare = cardScene('heart-care', (prefix) => {
  const seat: Figure = {
    person: grandmother,
    pose: { ...atTable, nearLeg: [12, 90, 0], farLeg: [7, 84, 0] },
    at: { x: 92, y: 146 },
    scale: 1.2,
  };
  const her = reachFor(seat, 'nearArm', { x: 142, y: 112 }, 1);
  const { shoulder, elbow } = placeJoints(her).nearArm;
  const bulb = { x: 190, y: 99 };
  const nurseSeat: Figure = {
    person: nurse,
    pose: { ...atTable, hands: 'fist' },
    at: { x: 230, y: 146 },
    scale: 1.2,
    facing: 'left',
  };
  const helper = reachFor(reachFor(nurseSeat, 'nearArm', bulb, 1), 'farArm', { x: 182, y: 114 }, 1);
  const hers = drawFigureLayers(her, `${prefix}-a`);
  const helps = drawFigureLayers(helper, `${prefix}-b`);
  const sleeve = middle(shoulder, elbow, 0.66);
  return [
    cardBackdrop('#f4c9c4', '#fbe5df', '#d99a90'),
    filled(
      'M156 84C148 70 128 72 128 89C128 104 146 114 156 123C166 114 184 104 184 89C184 72 164 70 156 84Z',
      '#c4472b',
      { transform: 'translate(4 -52)' },
    ),
    groundShadow(160, 192, 106),
    chair(70, 190, 48, 42, 'cloth-green'),
    placed(chair(-22, 190, 48, 42, 'cloth-green'), { x: 228, y: 0 }, { scaleX: -1, scaleY: 1 }),
    helps.far + hers.far,
    hers.body + helps.body,
    smallTable(120, 200, 118, 190),
    rectangle(158, 100, 5, 18, '#6b7780') +
      circle(160.5, 96, 12, '#fffdf8', { stroke: '#6b7780', 'stroke-width': 3 }) +
      line('M160.5 96L165 90', '#c4472b', 2),
    hers.nearArm,
    cuff(shoulder, elbow),
    line(
      `M${sleeve.x + 6} ${sleeve.y + 6}C${sleeve.x + 20} ${sleeve.y - 26} ${bulb.x - 34} ${bulb.y - 34} ${bulb.x - 12} ${bulb.y - 1}`,
      '#2b2729',
      2,
    ),
    helps.nearArm,
    ellipse(bulb.x - 7, bulb.y, 7, 4.6, '#2b2729'),
  ].join('');
});

const mother: Person = {
  age: 'adult',
  form: 'woman',
  build: 'stout',
  skin: 4,
  hair: 'headwrap',
  headCloth: 'cloth-ochre',
  top: { kind: 'tee', fabric: { colour: 'cloth-coral' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-green', pattern: 'leaves' } },
  shoes: 'cloth-brown',
};
const schoolgirl: Person = {
  age: 'child',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'puffs',
  top: { kind: 'vest', fabric: { colour: 'cloth-blue' }, trim: 'cloth-white' },
  bottom: { kind: 'skirt', length: 'knee', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-black',
};

/** A nurse vaccinates a schoolgirl, whose mother stands by her. */
export const cancerPrevention = cardScene('cancer-prevention', (prefix) => {
  const girl: Figure = { person: schoolgirl, pose: standingFront, at: { x: 152, y: 187 }, scale: 1.26 };
  const joints = placeJoints(girl);
  const spot = middle(joints.nearArm.shoulder, joints.nearArm.elbow, 0.45);
  const parent = reachFor(
    { person: mother, pose: { ...standing, torso: -88 }, at: { x: 94, y: 190 }, scale: 1.05 },
    'nearArm',
    shift(joints.farArm.shoulder, -9, -2),
    1,
  );
  const grip = shift(spot, 25, -5);
  const start: Figure = {
    person: nurse,
    pose: { ...standing, torso: [-86, -78], head: -72, hands: 'fist' },
    at: { x: 221, y: 190 },
    scale: 1.05,
    facing: 'left',
  };
  const helper = reachFor(
    reachFor(start, 'nearArm', grip, 1),
    'farArm',
    shift(joints.nearArm.elbow, 10, 4),
    1,
  );
  const mothers = drawFigureLayers(parent, `${prefix}-a`);
  const girls = drawFigureLayers(girl, `${prefix}-b`);
  const helps = drawFigureLayers(helper, `${prefix}-c`);
  return [
    cardBackdrop('#cfe3df', '#e6f2ee', '#93bfb4'),
    door(258, 183, 42, 116, '#5ba274', '#2f7a58'),
    pottedPlant(42, 190, 1, '#2f7a58', '#5ba274', '#b3441f'),
    groundShadow(156, 192, 86),
    mothers.far + mothers.body,
    girls.far + girls.body + girls.nearArm,
    mothers.nearArm,
    helps.far + helps.body,
    line(`M${grip.x} ${grip.y}L${spot.x + 11} ${spot.y - 1}`, '#5aa9d1', 5, { 'stroke-linecap': 'butt' }) +
      line(`M${spot.x + 12} ${spot.y - 1}L${spot.x + 3} ${spot.y + 1}`, '#4a535b', 1.4),
    helps.nearArm,
  ].join('');
});

const woman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'heavy',
  skin: 5,
  hair: 'braids',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-red', pattern: 'dots' } },
  shoes: 'cloth-brown',
};
const man: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 4,
  hair: 'short',
  beard: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-sky' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};
const adviser: Person = { ...nurse, form: 'man', skin: 6, hair: 'short', glasses: true };

/** A couple and a nurse talk around a small table. */
export const sexualHealth = cardScene('sexual-health', (prefix) => {
  const leaflet = { x: 168, y: 134 };
  const start: Figure = { person: woman, pose: atTable, at: { x: 84, y: 144 }, scale: 1.2 };
  const her = reachFor(start, 'nearArm', { x: 128, y: 124 }, 1);
  const him: Figure = {
    person: man,
    pose: { ...standingFront, nearArm: [64, 130], farArm: [116, 50], ...tucked, anchor: 'hip' },
    at: { x: 156, y: 163 },
    scale: 1.2,
    thigh: 6,
  };
  const nurseSeat: Figure = {
    person: adviser,
    pose: { ...atTable, nearArm: [50, -30] },
    at: { x: 236, y: 144 },
    scale: 1.16,
    facing: 'left',
  };
  const helper = reachFor(nurseSeat, 'farArm', shift(leaflet, 16, -4), 1);
  const hers = drawFigureLayers(her, `${prefix}-a`);
  const his = drawFigureLayers(him, `${prefix}-b`);
  const helps = drawFigureLayers(helper, `${prefix}-c`);
  return [
    cardBackdrop('#d9d3ea', '#ece8f5', '#ab9fcb'),
    pottedPlant(288, 190, 0.85, '#2f7a58', '#5ba274', '#b3441f'),
    groundShadow(160, 194, 108),
    his.far + his.body + his.nearArm,
    chair(62, 190, 46, 42, 'cloth-green'),
    placed(chair(-22, 190, 46, 42, 'cloth-green'), { x: 236, y: 0 }, { scaleX: -1, scaleY: 1 }),
    hers.far + helps.far,
    hers.body + helps.body,
    clothTable(
      112,
      206,
      { back: 128, front: 140, bottom: 190 },
      { top: '#f6dba8', drop: '#e8b04a', hem: '#b3441f' },
    ) +
      filled(
        'M112 190l9.4 -14 9.4 14 9.4 -14 9.4 14 9.4 -14 9.4 14 9.4 -14 9.4 14 9.4 -14 9.4 14Z',
        '#b3441f',
      ),
    filled(
      `M${leaflet.x - 14} 133L${leaflet.x} 131L${leaflet.x + 14} 133L${leaflet.x + 10} 138L${leaflet.x} 136L${leaflet.x - 18} 138Z`,
      '#fffdf8',
    ),
    hers.nearArm + helps.nearArm,
  ].join('');
});
