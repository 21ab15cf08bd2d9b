import { drawFigure } from '#src/figures/body/figure.ts';
import { circle, filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const measured: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 4,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' }, trim: 'cloth-white' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};
const measuredWoman: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'afro',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};
const standingFront: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [74, 84],
  farArm: [106, 96],
  nearLeg: [86, 90, 76],
  farLeg: [94, 90, 104],
  anchor: 'foot',
};

/** A man stands on a scale beside a height rule. */
export const bmiCalculator = cardScene('bmi', (prefix) => {
  const marks = Array.from(
    { length: 15 },
    (_, index) => `M208 ${40 + index * 10}h${index % 5 === 0 ? 16 : 9}`,
  ).join('');
  return [
    cardBackdrop('#cfe6d3', '#e7f3e2', '#8cc38f'),
    rectangle(204, 28, 30, 162, '#f2c14e', { rx: 4 }),
    line(marks, '#6a4228', 2),
    line('M124 34H214', '#b3441f', 5),
    groundShadow(160, 196, 52),
    filled('M112 184H208L216 196H104Z', '#fffdf8') + rectangle(104, 194, 112, 6, '#b9ad9a', { rx: 3 }),
    drawFigure({ person: measured, pose: standingFront, at: { x: 166, y: 184 }, scale: 0.9 }, `${prefix}-a`),
  ].join('');
});

/** A woman stands on the dial of a scale; the needle points into the green. */
export const idealWeightCalculator = cardScene('ideal-weight', (prefix) =>
  [
    cardBackdrop('#f7dfae', '#fcefcf', '#e3b56c'),
    groundShadow(160, 200, 84),
    filled('M70 196A90 70 0 0 1 250 196Z', '#fffdf8'),
    line('M88 190A72 54 0 0 1 120 148', '#e9b84a', 9, { 'stroke-linecap': 'butt' }),
    line('M124 146A72 54 0 0 1 196 146', '#2f8a5f', 9, { 'stroke-linecap': 'butt' }),
    line('M200 148A72 54 0 0 1 232 190', '#d9663a', 9, { 'stroke-linecap': 'butt' }),
    line('M160 194L164 154', '#1c1714', 4) + circle(160, 194, 6, '#1c1714'),
    drawFigure(
      {
        person: measuredWoman,
        pose: { ...standingFront, nearArm: [-40, -70], farArm: [50, 150] },
        at: { x: 165, y: 130 },
        scale: 0.62,
      },
      `${prefix}-a`,
    ),
  ].join(''),
);
