import { mat } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { middle } from '#src/figures/body/geometry.ts';
import { circle, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { grass, hill } from './land.ts';
import { places } from './places.ts';
import { bush } from './plants.ts';
import { heroScene } from './scene.ts';
import { birds, cloud, groundShadow, sky, sun } from './sky.ts';

const mother: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'afro',
  expecting: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-coral' }, trim: 'cloth-white' },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-white',
};
const partner: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'short',
  beard: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-grey' }, trim: 'cloth-white' },
  shoes: 'cloth-navy',
};

const squatting: Pose = {
  torso: [-70, -76],
  head: -84,
  nearArm: [20, -10],
  farArm: [24, -6],
  nearLeg: [16, 112, 0],
  farLeg: [12, 112, 0],
  anchor: 'foot',
  hands: 'fist',
};

/** A jacaranda in bloom, about 120 units tall. */
function jacaranda(x: number, y: number, scale: number): string {
  const blossom = '-46,-74,20 -24,-92,24 6,-100,26 34,-88,23 50,-70,18 12,-76,26 -18,-72,24';
  const light = '-30,-98,12 4,-108,14 36,-94,11 -48,-80,9';
  return placed(
    filled(
      'M-7 0C-4 -24 -6 -40 -26 -66L-20 -70L-2 -46L6 -74H12L8 -44L32 -70L37 -66L12 -36C8 -24 8 -12 10 0Z',
      '#5d4436',
    ) +
      places(blossom)
        .map(({ x: cx, y: cy, size = 20 }) => circle(cx, cy, size, '#9479bd'))
        .join('') +
      places(light)
        .map(({ x: cx, y: cy, size = 10 }) => circle(cx, cy, size, '#b39fd6'))
        .join(''),
    { x, y },
    { scaleX: scale },
  );
}

/** Morning in a park under jacarandas; an expecting woman and her partner squat gently, holding hands. */
export const expectingCouple = heroScene('expecting-couple', (prefix) => {
  const her: Figure = { person: mother, pose: squatting, at: { x: 204, y: 352 }, scale: 1.6 };
  const him: Figure = {
    person: partner,
    pose: squatting,
    at: { x: 356, y: 352 },
    scale: 1.6,
    facing: 'left',
  };
  const between = middle(placeJoints(her).nearArm.shoulder, placeJoints(him).nearArm.shoulder);
  const near = { x: between.x, y: between.y + 16 };
  const far = { x: between.x, y: between.y + 6 };
  const holding = (figure: Figure, index: number) =>
    drawFigureLayers(reachFor(reachFor(figure, 'nearArm', near, 1), 'farArm', far, 1), `${prefix}-${index}`);
  const [hers, his] = [holding(her, 0), holding(him, 1)];
  return [
    sky(prefix, ['#cfe5ee', '#e8eedd', '#fdf0d2'], 560, 300),
    sun(280, 104, 32, '#f8c766'),
    cloud(150, 92, 100, '#ffffff', 0.8),
    cloud(376, 86, 90, '#ffffff', 0.7),
    birds('240,160,6 258,152,6', '#7b8a8a'),
    hill('0,212 110,188 240,210 360,184 470,206 560,186', '#b5d6bb'),
    hill('0,244 140,226 300,246 440,226 560,240', '#8fc397'),
    rectangle(0, 258, 560, 162, '#6fb072'),
    filled('M0 262C160 250 400 250 560 262V286C400 272 160 272 0 286Z', '#ecd9b0'),
    jacaranda(76, 292, 1.5),
    jacaranda(492, 288, 1.4),
    bush(281, 280, 0.8, '#3f8a55', '#63aa6c', '#d9678a'),
    hill('0,312 180,302 380,306 560,300', '#5ba063'),
    grass('30,340,9 56,368,10 510,344,9 534,366,10 280,330,7 268,386,9 300,392,8', '#3f8250'),
    line('M70 306h8M96 312h6M452 304h8M500 310h7M120 302h5M526 304h6', '#9479bd', 3.4),
    groundShadow(186, 362, 92, 0.16),
    groundShadow(376, 362, 92, 0.16),
    mat(108, 262, 352, 'cloth-ochre'),
    mat(298, 456, 352, 'cloth-plum'),
    hers.far + his.far + hers.body + his.body + his.nearArm + hers.nearArm,
  ].join('');
});
