import { cup } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { bowl, fruits, jug, mealPlate } from '#src/figures/body/food.ts';
import { clothTable } from '#src/figures/body/furniture.ts';
import { circle, element, filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { ArmDirections, Pose } from '#src/figures/body/pose.ts';
import { imigongoPattern } from './buildings.ts';
import { hill, type Ridge, terraces } from './land.ts';
import { pottedPlant } from './plants.ts';
import { heroScene } from './scene.ts';
import { gradient, sun } from './sky.ts';

const father: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'short',
  beard: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-leaf' }, trim: 'cloth-forest' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};
const mother: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'headwrap',
  headCloth: 'cloth-plum',
  top: { kind: 'tee', fabric: { colour: 'cloth-plum', pattern: 'leaves' } },
  bottom: { kind: 'skirt', fabric: { colour: 'cloth-plum' } },
  shoes: 'barefoot',
};
const girl: Person = {
  age: 'child',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'puffs',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-red' },
  bottom: { kind: 'skirt', fabric: { colour: 'cloth-yellow' } },
  shoes: 'barefoot',
};
const grandfather: Person = {
  age: 'elder',
  form: 'man',
  build: 'slim',
  skin: 4,
  hair: 'short',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-sky' }, trim: 'cloth-blue' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-brown' } },
  shoes: 'cloth-black',
};

/** Seated behind the table: the legs are hidden, only arms and head differ. */
function atTable(head: number, nearArm: ArmDirections, farArm: ArmDirections): Pose {
  return {
    view: 'front',
    torso: -90,
    head,
    nearArm,
    farArm,
    nearLeg: [86, 90, 72],
    farLeg: [94, 90, 108],
    anchor: 'hip',
  };
}

const windowRidge: Ridge = '196,150 236,136 280,150 330,132 372,146';

function windowView(prefix: string): string {
  return (
    `<clipPath id="${prefix}-view"><rect x="200" y="62" width="168" height="116"/></clipPath>` +
    rectangle(190, 52, 188, 136, '#8a4b2a') +
    element(
      'g',
      { 'clip-path': `url(#${prefix}-view)` },
      rectangle(200, 62, 168, 116, `url(#${prefix}-light)`) +
        sun(326, 94, 17, '#f4a23a') +
        hill(windowRidge, '#8fc096', 180) +
        hill('196,168 250,156 310,170 372,158', '#4f9a70', 190) +
        terraces('196,168 250,156 310,170 372,158', '#3a7d59', { count: 2, first: 7, step: 7, width: 1.5 }),
    ) +
    line('M284 62V178M200 118H368', '#8a4b2a', 5) +
    rectangle(184, 184, 200, 8, '#6a3a20', { rx: 3 })
  );
}

function lamp(): string {
  return (
    line('M452 0V70', '#3d2318', 2) +
    element('path', { d: 'M428 92Q430 68 452 66Q474 68 476 92Z', fill: '#b3441f' }) +
    circle(452, 93, 7, '#f8dc8c')
  );
}

function meal(): string {
  return [
    jug({ x: 492, y: 330 }, 1.3, 'cloth-teal'),
    cup({ x: 388, y: 322 }, 0, 1.4, 'cloth-sky'),
    bowl({ x: 184, y: 336 }, 1.15, '#3f8a45', '#a5532c', '#7d3a1d'),
    bowl({ x: 352, y: 338 }, 1.15, '#8c3526', '#a5532c', '#7d3a1d'),
    mealPlate({ x: 112, y: 334 }, 1.3),
    mealPlate({ x: 246, y: 326 }, 1.1),
    mealPlate({ x: 436, y: 334 }, 1.3),
    fruits({ x: 272, y: 350 }, 1.25),
    cup({ x: 66, y: 328 }, 0, 1.5, 'cloth-coral'),
  ].join('');
}

/** Noon meal: three generations around a table with beans, greens, sweet potatoes and fruit. */
export const familyMeal = heroScene('family-meal', (prefix) => {
  const seat = (person: Person, pose: Pose, x: number, y: number, scale: number): Figure => ({
    person,
    pose,
    at: { x, y },
    scale,
  });
  const eating = seat(girl, atTable(-84, [62, 118], [152, -72]), 338, 332, 1.9);
  const bite = placeJoints(eating).farArm.hand;
  const people = [
    seat(grandfather, atTable(-92, [66, 110], [114, 62]), 110, 330, 1.75),
    seat(mother, atTable(-84, [58, 104], [122, 66]), 222, 334, 1.75),
    eating,
    seat(father, atTable(-94, [64, 118], [132, 150]), 444, 334, 1.8),
  ].map((figure, index) => drawFigureLayers(figure, `${prefix}-${index}`));
  return [
    `<defs>${gradient(`${prefix}-light`, [
      [0, '#bfe3ea'],
      [1, '#fdeec9'],
    ])}${imigongoPattern(`${prefix}-imigongo`, 30)}</defs>`,
    rectangle(0, 0, 560, 420, '#f0cf9c'),
    rectangle(0, 0, 560, 30, '#dcb27a'),
    rectangle(0, 206, 560, 30, `url(#${prefix}-imigongo)`),
    rectangle(0, 236, 560, 184, '#c97f4e'),
    windowView(prefix),
    lamp(),
    pottedPlant(60, 206, 1.5, '#2f7a58', '#4f9d6a', '#8a4b2a'),
    people.map(({ far, body, nearArm }) => far + body + nearArm).join(''),
    filled(`M${bite.x - 4} ${bite.y - 6}q14 -16 24 -2q-10 8 -24 2Z`, '#f2a33c'),
    clothTable(
      30,
      530,
      { back: 312, front: 352, bottom: 420 },
      { top: '#3b8f72', drop: '#1f6b4e', hem: '#2b7d62' },
    ),
    rectangle(30, 364, 500, 5, '#e0a030'),
    line(`M40 386l${'12 -8 12 8 '.repeat(20).trim()}`, '#e0a030', 2),
    meal(),
  ].join('');
});
