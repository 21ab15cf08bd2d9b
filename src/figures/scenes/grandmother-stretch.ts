import { drawFigure } from '#src/figures/body/figure.ts';
import { bench } from '#src/figures/body/furniture.ts';
import { filled, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { chick, hen } from './animals.ts';
import { door, imigongoPattern, ironRoof, windowFrame } from './buildings.ts';
import { hill, specks } from './land.ts';
import { bananaPlant, pottedPlant } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloud, groundShadow, sky, sun } from './sky.ts';

const grandmother: Person = {
  age: 'elder',
  form: 'woman',
  build: 'broad',
  skin: 4,
  hair: 'headwrap',
  headCloth: 'cloth-coral',
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' }, trim: 'cloth-white' },
  bottom: {
    kind: 'skirt',
    length: 'calf',
    fabric: { colour: 'cloth-coral', pattern: 'suns' },
    trim: 'cloth-navy',
  },
  shawl: { colour: 'cloth-yellow', pattern: 'waves' },
  shoes: 'cloth-brown',
};

const sideStretch: Pose = {
  view: 'front',
  torso: [-90, -76],
  head: -68,
  nearArm: [38, 138, 168],
  farArm: [-90, -46, -34],
  nearLeg: [84, 90, 70],
  farLeg: [96, 90, 110],
  anchor: 'far-foot',
};

const bananaColours = ['#3f7d45', '#5e9c52', '#82b565', '#9aa55c'] as const;

function house(prefix: string): string {
  return [
    rectangle(176, 150, 330, 190, '#e8b67c'),
    rectangle(176, 150, 330, 26, '#9a5a33', { 'fill-opacity': '.28' }),
    rectangle(176, 296, 330, 44, `url(#${prefix}-imigongo)`),
    rectangle(176, 292, 330, 5, '#1c1714'),
    door(212, 340, 62, 126, '#1f6b4e', '#6a4228'),
    windowFrame(408, 206, 62, 56, '#4e6f78', '#6a4228'),
    filled('M408 206H439V238Q424 226 408 240Z', '#f2c14e', { 'fill-opacity': '.75' }),
    ironRoof(150, 104, 382, 52, '#b9b3a8', '#7e7a74', 26),
  ].join('');
}

/** Morning in a yard; a grandmother in a kanga stretches to the side before her painted house. */
export const grandmotherStretch = heroScene('grandmother-stretch', (prefix) =>
  [
    sky(prefix, ['#bfe0e6', '#e3efdd', '#fbeecb'], 560, 300),
    `<defs>${imigongoPattern(`${prefix}-imigongo`, 44)}</defs>`,
    sun(96, 104, 30, '#f6b84a'),
    cloud(380, 84, 120, '#ffffff', 0.8),
    hill('0,236 90,214 200,240 330,226 560,236', '#9dc79b'),
    hill('0,270 110,256 220,276 560,262', '#6dab7d'),
    bananaPlant(66, 336, 1.5, bananaColours, true),
    bananaPlant(520, 332, 1.35, bananaColours),
    bananaPlant(138, 338, 1.2, bananaColours),
    house(prefix),
    rectangle(0, 336, 560, 84, '#cf8a55'),
    rectangle(168, 336, 346, 8, '#a9643a'),
    specks('40,362,10 120,384 210,372,12 430,390,10 490,366 300,398,12 80,402', '#a5623a'),
    bench(420, 510, 360, 26),
    pottedPlant(196, 350, 0.9, '#2f7a58', '#4f9d6a', '#b3441f'),
    pottedPlant(298, 346, 0.75, '#3f8a45', '#6bb35f', '#8a4b2a'),
    groundShadow(350, 364, 52),
    drawFigure({ person: grandmother, pose: sideStretch, at: { x: 342, y: 358 }, scale: 1.5 }, `${prefix}-a`),
    hen(104, 360, 1),
    chick(142, 364, 0.9),
    chick(160, 359, 0.8),
  ].join(''),
);
