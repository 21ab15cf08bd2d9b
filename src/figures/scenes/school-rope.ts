import { rope } from '#src/figures/body/equipment.ts';
import { drawFigure, type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { door, ironRoof, windowFrame } from './buildings.ts';
import { hill, specks } from './land.ts';
import { roundTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { birds, cloud, groundShadow, sky, sun } from './sky.ts';

const uniform = {
  age: 'child',
  build: 'average',
  top: { kind: 'shirt', fabric: { colour: 'cloth-white' } },
  shoes: 'cloth-black',
} as const;

const turner: Person = {
  ...uniform,
  age: 'young',
  form: 'woman',
  skin: 5,
  hair: 'short',
  bottom: { kind: 'skirt', length: 'knee', fabric: { colour: 'cloth-blue' } },
};

const boyTurner: Person = {
  ...uniform,
  age: 'young',
  form: 'man',
  skin: 3,
  hair: 'short',
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-blue' } },
};

const jumper: Person = {
  ...uniform,
  form: 'woman',
  skin: 4,
  hair: 'puffs',
  bottom: { kind: 'skirt', length: 'knee', fabric: { colour: 'cloth-blue' } },
};

const turning: Pose = {
  torso: -96,
  head: -90,
  nearArm: [52, 14],
  farArm: [96, 88],
  nearLeg: [80, 92, 0],
  farLeg: [102, 96, 0],
  anchor: 'foot',
  hands: 'fist',
};

const leaping: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [-14, -62],
  farArm: [-166, -118],
  nearLeg: [62, 112, 84],
  farLeg: [118, 68, 96],
  anchor: 'foot',
};

const left: Figure = { person: turner, pose: turning, at: { x: 112, y: 356 }, scale: 1.42 };
const right: Figure = {
  person: boyTurner,
  pose: turning,
  at: { x: 450, y: 356 },
  scale: 1.42,
  facing: 'left',
};

function schoolHouse(): string {
  const windows = [92, 164, 430].map((x) => windowFrame(x, 192, 48, 42, '#56727e', '#f7f1e4')).join('');
  return [
    rectangle(70, 160, 440, 136, '#efc987'),
    rectangle(70, 250, 440, 46, '#3f8a6a'),
    windows,
    door(358, 296, 48, 104, '#7d4a2a', '#f7f1e4'),
    ironRoof(48, 112, 484, 52, '#b4573a', '#86391f', 24),
  ].join('');
}

/** Noon break in a school yard; two children turn a rope, a third leaps over it. */
export const schoolRope = heroScene('school-rope', (prefix) => {
  const from = placeJoints(left).nearArm.hand;
  const to = placeJoints(right).nearArm.hand;
  return [
    sky(prefix, ['#8fcbe6', '#c5e4ec', '#eaf3e4'], 560, 280),
    sun(474, 82, 26, '#f8cf5c'),
    cloud(96, 94, 130, '#ffffff', 0.9),
    cloud(300, 78, 90, '#ffffff', 0.7),
    birds('232,84,7 252,92,6', '#5c7480'),
    hill('0,210 120,180 260,206 420,176 560,204', '#a3cfa0'),
    roundTree(34, 298, 1.5, '#3f8a55', '#5fa869', '#6a4228'),
    roundTree(534, 298, 1.35, '#3f8a55', '#5fa869', '#6a4228'),
    schoolHouse(),
    rectangle(0, 294, 560, 126, '#cf7d4c'),
    rectangle(0, 294, 560, 10, '#b5643a'),
    specks('30,330,10 210,318 330,322,12 510,336 240,392,14 60,398,10 380,400,8 470,386,12', '#a85a33'),
    groundShadow(116, 358, 30),
    groundShadow(446, 358, 30),
    groundShadow(281, 366, 32, 0.18),
    rope(from, to, 362 - (from.y + to.y) / 2),
    drawFigure(left, `${prefix}-a`),
    drawFigure(right, `${prefix}-b`),
    drawFigure({ person: jumper, pose: leaping, at: { x: 293, y: 332 }, scale: 1.55 }, `${prefix}-c`),
  ].join('');
});
