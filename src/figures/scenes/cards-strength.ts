import { dumbbell } from '#src/figures/body/equipment.ts';
import { drawFigure, drawFigureLayers, type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { running } from '#src/figures/body/poses.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { hill } from './land.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const strongMan: Person = {
  age: 'adult',
  form: 'man',
  build: 'broad',
  skin: 5,
  hair: 'short',
  beard: true,
  top: { kind: 'vest', fabric: { colour: 'cloth-red' } },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-navy' }, trim: 'cloth-white' },
  shoes: 'cloth-white',
};
const curling: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [60, -62],
  farArm: [120, -118],
  nearLeg: [78, 88, 72],
  farLeg: [102, 92, 108],
  anchor: 'foot',
  hands: 'fist',
};

export const buildBodyMen = cardScene('build-body-men', (prefix) => {
  const figure: Figure = { person: strongMan, pose: curling, at: { x: 175, y: 190 }, scale: 1.03 };
  const { nearArm, farArm } = placeJoints(figure);
  return [
    cardBackdrop('#f3c9a8', '#fae0c8', '#d98f62'),
    groundShadow(160, 192, 40),
    drawFigure(figure, `${prefix}-a`),
    dumbbell({ x: nearArm.hand.x + 2, y: nearArm.hand.y - 3 }, { scale: 0.9 }),
    dumbbell({ x: farArm.hand.x - 2, y: farArm.hand.y - 3 }, { scale: 0.9 }),
  ].join('');
});

const strongWoman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'bun',
  top: { kind: 'vest', fabric: { colour: 'cloth-teal' } },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-yellow',
};
const lunging: Pose = {
  torso: -88,
  head: -86,
  nearArm: [96, 88],
  farArm: [84, 80],
  nearLeg: [12, 94, 0],
  farLeg: [104, 182, 58],
  anchor: 'foot',
  hands: 'fist',
};

export const buildBodyWomen = cardScene('build-body-women', (prefix) => {
  const figure: Figure = { person: strongWoman, pose: lunging, at: { x: 204, y: 190 }, scale: 1.24 };
  const { nearArm, farArm } = placeJoints(figure);
  const { far, body, nearArm: arm } = drawFigureLayers(figure, `${prefix}-a`);
  return [
    cardBackdrop('#ddcbe6', '#eee2f2', '#b398c4'),
    groundShadow(168, 192, 68),
    dumbbell({ x: farArm.hand.x + 1, y: farArm.hand.y + 4 }, { scale: 1 }),
    far + body + arm,
    dumbbell({ x: nearArm.hand.x, y: nearArm.hand.y + 4 }, { scale: 1.1 }),
  ].join('');
});

const sprinter: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 6,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-green' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-green' } },
  shoes: 'cloth-red',
};

/** Energy: a runner before a flame-like sun. */
export const caloriesCalculator = cardScene('calories', (prefix) =>
  [
    cardBackdrop('#fbd9a6', '#fdeac8', '#d9874f'),
    filled(
      'M160 22C176 48 214 66 214 112A54 54 0 0 1 106 112C106 92 116 78 126 70C128 82 134 88 140 90C138 62 146 40 160 22Z',
      '#f29a3e',
    ),
    filled(
      'M162 74C170 90 188 98 188 122A28 28 0 0 1 132 122C132 110 138 104 144 98C146 106 150 108 153 109C152 94 156 84 162 74Z',
      '#f8cf5c',
    ),
    groundShadow(156, 191, 60),
    drawFigure(
      {
        person: sprinter,
        pose: { ...running, nearLeg: [8, 104, 22], farLeg: [108, 134, 66], anchor: 'far-toe' },
        at: { x: 120, y: 189 },
        scale: 1.02,
      },
      `${prefix}-a`,
    ),
  ].join(''),
);

/** A week's plan: a calendar on a hill, days ticked off, a runner before it. */
export const planFeature = cardScene('plan', (prefix) => {
  const days = Array.from({ length: 10 }, (_, index) => {
    const x = 62 + (index % 5) * 30;
    const y = 84 + Math.floor(index / 5) * 30;
    const done = index < 6;
    return (
      rectangle(x - 10, y - 10, 20, 20, done ? '#1f6b4e' : '#efe5d2', { rx: 5 }) +
      (done ? line(`M${x - 5} ${y}L${x - 1} ${y + 4}L${x + 5} ${y - 4}`, '#fffdf8', 2.6) : '')
    );
  }).join('');
  return [
    rectangle(0, 0, 320, 220, '#cfe3e6'),
    hill('0,150 80,132 180,152 320,128', '#a9d0b0', 220),
    hill('0,182 120,168 240,182 320,172', '#6fb184', 220),
    rectangle(36, 40, 172, 104, '#fffdf8', { rx: 12 }),
    filled('M36 64V52Q36 40 48 40H196Q208 40 208 52V64Z', '#b3441f'),
    line('M72 32V48M122 32V48M172 32V48', '#6a4228', 5),
    days,
    groundShadow(244, 204, 46, 0.2),
    drawFigure(
      {
        person: { ...strongWoman, skin: 4, hair: 'braids' },
        pose: { ...running, nearLeg: [8, 104, 22], farLeg: [108, 134, 66], anchor: 'far-toe' },
        at: { x: 218, y: 202 },
        scale: 1.02,
      },
      `${prefix}-a`,
    ),
  ].join('');
});
