import { football } from '#src/figures/body/equipment.ts';
import { drawFigure } from '#src/figures/body/figure.ts';
import { ellipse, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { smallHouse } from './buildings.ts';
import { hill, type Ridge, specks, terraces } from './land.ts';
import { bananaPlant, slimTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloudStreak, groundShadow, sky, sun } from './sky.ts';

const striker: Person = {
  age: 'young',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'bun',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-green' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-green' } },
  shoes: 'cloth-red',
};
const defender: Person = {
  age: 'young',
  form: 'man',
  build: 'average',
  skin: 6,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky' }, trim: 'cloth-white' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-white' }, trim: 'cloth-sky' },
  shoes: 'cloth-black',
};
const keeper: Person = {
  age: 'young',
  form: 'man',
  build: 'slim',
  skin: 3,
  hair: 'cap',
  headCloth: 'cloth-red',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-coral' } },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-black' } },
  shoes: 'barefoot',
};

const kicking: Pose = {
  torso: [-98, -92],
  head: -82,
  nearArm: [140, 112],
  farArm: [24, -14],
  nearLeg: [38, 18, -14],
  farLeg: [104, 98, 0],
  anchor: 'far-foot',
};
const chasing: Pose = {
  torso: -70,
  head: -80,
  nearArm: [32, -50],
  farArm: [140, 60],
  nearLeg: [112, 158, 76],
  farLeg: [22, 98, 6],
  anchor: 'far-foot',
  hands: 'fist',
};
const guarding: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [24, -40],
  farArm: [156, -140],
  nearLeg: [62, 96, 70],
  farLeg: [118, 84, 110],
  anchor: 'foot',
};

const ridge: Ridge = '0,206 100,178 210,204 330,172 440,198 560,176';

function goal(): string {
  const net = Array.from({ length: 9 }, (_, index) => `M${416 + index * 12} 206V290`).join('');
  const rows = Array.from({ length: 6 }, (_, index) => `M412 ${218 + index * 13}H516`).join('');
  return (
    line(net + rows, '#fff6e2', 0.9, { 'stroke-opacity': '.7' }) + line('M410 296V204H518V296', '#6a4228', 5)
  );
}

/** Golden hour on a pitch of red earth; a girl shoots, a boy chases the ball, a third guards a goal of sticks. */
export const redEarthFootball = heroScene('red-earth-football', (prefix) =>
  [
    sky(prefix, ['#f6b56a', '#fbcf8e', '#fde6b8'], 560, 260),
    sun(122, 118, 38, '#fbe3a0'),
    cloudStreak(310, 84, 160, '#fff2d8', 0.6),
    cloudStreak(470, 108, 90, '#fff2d8', 0.5),
    hill(ridge, '#b5b87c'),
    terraces(ridge, '#9a9d62', { count: 3, first: 12, step: 12, opacity: 0.6 }),
    hill('0,246 150,226 300,248 430,230 560,244', '#7f9a58'),
    smallHouse(28, 262, 44, '#f3dcae', '#a9553a', '#4b2c20'),
    smallHouse(92, 258, 34, '#e8b98a', '#8b8f92', '#4b2c20'),
    bananaPlant(154, 268, 0.5, ['#3f6f3a', '#5c8a44', '#7ea552', '#8f8f4a']),
    bananaPlant(12, 276, 0.6, ['#3f6f3a', '#5c8a44', '#7ea552', '#8f8f4a']),
    [216, 232, 250, 360, 378, 540]
      .map((x, index) => slimTree(x, 262, 0.5 + (index % 3) * 0.1, '#5f7d44', '#5a3a24'))
      .join(''),
    rectangle(0, 262, 560, 158, '#bb5a33'),
    rectangle(0, 262, 560, 12, '#8f9a50'),
    line('M-10 296H570', '#f0c79a', 3, { 'stroke-opacity': '.8' }),
    line('M330 296L300 352H570', '#f0c79a', 3, { 'stroke-opacity': '.5' }),
    specks('40,324,12 110,388,10 250,312 340,398,14 480,330,10 510,392,8 190,402,12', '#8d3f20'),
    goal(),
    groundShadow(464, 300, 26, 0.25),
    drawFigure({ person: keeper, pose: guarding, at: { x: 476, y: 300 }, scale: 0.74 }, `${prefix}-c`),
    groundShadow(118, 350, 44),
    drawFigure({ person: defender, pose: chasing, at: { x: 140, y: 348 }, scale: 1.42 }, `${prefix}-b`),
    groundShadow(262, 366, 44),
    ellipse(316, 360, 22, 6, '#e3a878', { 'fill-opacity': '.6' }),
    ellipse(298, 354, 12, 5, '#e3a878', { 'fill-opacity': '.5' }),
    drawFigure({ person: striker, pose: kicking, at: { x: 258, y: 364 }, scale: 1.6 }, `${prefix}-a`),
    football({ x: 400, y: 304 }, 12, 20),
  ].join(''),
);
