import { drawFigure } from '#src/figures/body/figure.ts';
import { bowl, jug } from '#src/figures/body/food.ts';
import { circle, ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { cardBackdrop, counter } from './card-backdrop.ts';
import { hill } from './land.ts';
import { places } from './places.ts';
import { cardScene } from './scene.ts';
import { groundShadow, sun } from './sky.ts';

function egg(x: number, y: number, turn: number): string {
  return placed(
    filled('M0 -12C7 -12 10 -2 10 3A10 10 0 0 1 -10 3C-10 -2 -7 -12 0 -12Z', '#f6e3c3'),
    { x, y },
    { turn },
  );
}

function fish(x: number, y: number): string {
  return placed(
    filled('M-48 0C-34 -20 6 -22 30 -4L48 -16Q44 0 48 16L30 4C6 22 -34 20 -48 0Z', '#6f93a8') +
      filled('M-48 0C-34 -14 6 -16 30 -3L30 0C0 4 -30 6 -48 0Z', '#88abbd') +
      line('M-26 -9Q-20 0 -26 9M-8 -6q5 6 0 12M4 -6q5 6 0 12M16 -5q4 5 0 10', '#4d7085', 1.8) +
      circle(-36, -3, 2.6, '#1c1714'),
    { x, y },
  );
}

/** Foods rich in protein: fish, beans, eggs, milk and groundnuts. */
export const proteinCalculator = cardScene('protein', () => {
  const nuts = places('216,196 232,203 247,195').map(({ x, y }) =>
    placed(
      filled('M-11 0C-11 -6 -5 -7 0 -4C5 -7 11 -6 11 0C11 6 5 7 0 4C-5 7 -11 6 -11 0Z', '#cf9c58') +
        line('M-6 -2v4M6 -2v4', '#a5733a', 1),
      { x, y },
      { turn: x * 3 },
    ),
  );
  return [
    cardBackdrop('#d7e3c4', '#ecf3dd', '#a8c48a', 150),
    counter(150, '#b3703f', '#8a4b2a'),
    jug({ x: 258, y: 154 }, 1.9, 'cloth-teal', 'cloth-white'),
    bowl({ x: 70, y: 156 }, 1.9, '#8c3526', '#2a8a8c', '#1f6b6d'),
    places('52,112 62,108 72,106 82,109 90,113 66,116 78,116')
      .map(({ x, y }) => ellipse(x, y, 6, 4.2, '#a34a30'))
      .join(''),
    ellipse(164, 168, 62, 14, '#fffdf8') + ellipse(164, 166, 50, 9, '#efe5d2'),
    fish(164, 156),
    egg(62, 190, -12) + egg(84, 194, 10) + egg(106, 192, 70),
    nuts.join(''),
  ].join('');
});

const student: Person = {
  age: 'young',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'afro',
  top: { kind: 'tee', fabric: { colour: 'cloth-red' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-white',
};
const pointing: Pose = {
  torso: -90,
  head: -86,
  nearArm: [20, -24],
  farArm: [96, 60],
  nearLeg: [93, 93, 0],
  farLeg: [83, 93, 0],
  anchor: 'foot',
};

/** A girl points at a big phone that shows a dial with three bands. */
export const calculatorsFeature = cardScene('calculators', (prefix) =>
  [
    cardBackdrop('#f3cdb9', '#fae3d6', '#d98f6b'),
    groundShadow(206, 192, 56),
    rectangle(160, 32, 96, 160, '#231b16', { rx: 14 }) + rectangle(167, 42, 82, 140, '#fffdf8', { rx: 8 }),
    line('M180 98A28 28 0 0 1 194 74', '#e9b84a', 9, { 'stroke-linecap': 'butt' }),
    line('M196 73A28 28 0 0 1 220 73', '#2f8a5f', 9, { 'stroke-linecap': 'butt' }),
    line('M222 74A28 28 0 0 1 236 98', '#d9663a', 9, { 'stroke-linecap': 'butt' }),
    line('M208 98L212 80', '#1c1714', 3.2) + circle(208, 98, 4.5, '#1c1714'),
    rectangle(180, 116, 56, 8, '#e4d7c2', { rx: 4 }) +
      rectangle(180, 132, 40, 8, '#e4d7c2', { rx: 4 }) +
      rectangle(180, 150, 56, 18, '#17614a', { rx: 7 }),
    groundShadow(100, 192, 26),
    drawFigure({ person: student, pose: pointing, at: { x: 96, y: 190 }, scale: 1.06 }, `${prefix}-a`),
  ].join(''),
);

/** An open book from which a heart, a leaf and a water drop rise. */
export const tipsFeature = cardScene('tips', () =>
  [
    rectangle(0, 0, 320, 220, '#d5e4e8'),
    sun(160, 92, 40, '#f8c766'),
    hill('0,150 90,132 200,150 320,130', '#a9d0b0', 220),
    hill('0,188 120,176 220,186 320,178', '#6fb184', 220),
    groundShadow(160, 196, 96),
    filled('M56 142Q108 122 160 144Q212 122 264 142V196Q212 178 160 198Q108 178 56 196Z', '#b3441f'),
    filled(
      'M64 136Q112 118 160 140V190Q112 170 64 186ZM256 136Q208 118 160 140V190Q208 170 256 186Z',
      '#fffdf8',
    ),
    line('M160 141V190', '#d9c7a8', 2),
    line(
      'M80 146Q112 136 144 148M80 158Q112 148 144 160M176 148Q208 136 240 146M176 160Q208 148 240 158',
      '#cbbfae',
      3,
    ),
    filled(
      'M160 74C154 62 138 63 138 78C138 92 153 99 160 108C167 99 182 92 182 78C182 63 166 62 160 74Z',
      '#c4472b',
    ),
    filled('M92 112C80 92 88 66 116 56C124 84 114 106 92 112Z', '#2f8a5f') +
      line('M92 114Q98 90 112 64', '#1f6b4e', 2.4),
    filled('M222 58Q242 84 242 98A20 20 0 0 1 202 98Q202 84 222 58Z', '#5aa9d1') +
      line('M210 98Q210 108 219 110', '#e4f4fa', 3.2),
  ].join(''),
);
