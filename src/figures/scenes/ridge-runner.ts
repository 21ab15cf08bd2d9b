import { drawFigure } from '#src/figures/body/figure.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { crest, grass, hill, type Ridge, specks, terraces } from './land.ts';
import { bush, slimTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { birds, cloudStreak, groundShadow, sky, sun } from './sky.ts';

const runner: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'braids',
  top: { kind: 'vest', fabric: { colour: 'cloth-red' } },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-yellow',
};

const pushingOff: Pose = {
  torso: [-78, -74],
  head: -80,
  nearArm: [146, 44],
  farArm: [34, -62],
  nearLeg: [8, 104, 22],
  farLeg: [108, 134, 66],
  anchor: 'far-toe',
  hands: 'fist',
};

const farRidge: Ridge = '0,196 70,168 140,186 230,150 310,178 400,158 480,186 560,160';
const middleRidge: Ridge = '0,236 90,206 180,232 290,208 390,238 480,214 560,236';
const nearRidge: Ridge = '0,270 110,262 220,292 330,268 450,282 560,258';
const fieldRidge: Ridge = '0,322 130,312 280,330 420,318 560,326';
const path: Ridge = '0,352 150,346 300,344 430,348 560,340';

/** Sunrise over misty hills; a woman runs along a ridge of red earth. */
export const ridgeRunner = heroScene('ridge-runner', (prefix) =>
  [
    sky(prefix, ['#fbd7a0', '#fde3b9', '#fdeccb', '#fbd9b4'], 560, 260),
    sun(398, 132, 44, '#f4a23a'),
    cloudStreak(150, 92, 150, '#fff6e2', 0.75),
    cloudStreak(470, 76, 100, '#fff6e2', 0.6),
    birds('118,128,9 146,116,7 92,112,6', '#7a5a4a'),
    hill(farRidge, '#c3d6bd'),
    hill('0,226 120,204 260,222 420,200 560,218', '#b0cdb2'),
    hill(middleRidge, '#94bf9c'),
    terraces(middleRidge, '#79ab87', { count: 4, first: 10, step: 11, opacity: 0.6 }),
    hill(nearRidge, '#6aa680'),
    terraces(nearRidge, '#4f8d6b', { count: 5, first: 9, step: 9, width: 2, opacity: 0.6 }),
    [30, 52, 70, 498, 516, 540]
      .map((x, index) => slimTree(x, 300 + (index % 2) * 6, 0.62 + (index % 3) * 0.12, '#3f7d5c', '#4d3a2a'))
      .join(''),
    hill(fieldRidge, '#2f7a58'),
    terraces(fieldRidge, '#246347', { count: 3, first: 8, step: 9, width: 2.4, opacity: 0.7 }),
    bush(70, 350, 0.8, '#1f6b4e', '#2f8560', '#c4472b'),
    bush(500, 346, 1, '#1f6b4e', '#2f8560', '#c4472b'),
    hill(path, '#a4552f'),
    crest(path, '#c97848', 5),
    specks('60,374 150,366,10 330,372,8 420,364 490,380,12 240,392,14 110,398,8 390,400,10', '#7d3d20'),
    grass('24,352,9 40,352 548,342,9 450,348 196,346,6', '#2f7a58'),
    groundShadow(262, 356, 62),
    drawFigure({ person: runner, pose: pushingOff, at: { x: 214, y: 352 }, scale: 1.5 }, `${prefix}-a`),
  ].join(''),
);
