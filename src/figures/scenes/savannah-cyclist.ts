import { drawFigureLayers, type Figure, reachFor } from '#src/figures/body/figure.ts';
import type { Point } from '#src/figures/body/geometry.ts';
import { filled, line } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { bicycle, bicyclePoints } from '#src/figures/body/vehicles.ts';
import { giraffe, longHornCow } from './animals.ts';
import { crest, grass, hill, type Ridge } from './land.ts';
import { acacia } from './plants.ts';
import { heroScene } from './scene.ts';
import { birds, cloudStreak, groundShadow, sky, sun } from './sky.ts';

const rider: Person = {
  age: 'adult',
  form: 'man',
  build: 'slim',
  skin: 6,
  hair: 'helmet',
  headCloth: 'cloth-red',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-blue' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-blue' }, trim: 'cloth-yellow' },
  shoes: 'cloth-white',
};

const riding: Pose = {
  torso: [-66, -48],
  head: -76,
  nearArm: [60, 20],
  farArm: [56, 16],
  nearLeg: [60, 80, 6],
  farLeg: [10, 100, 10],
  anchor: 'hip',
  hands: 'fist',
};

const road: Ridge = '-10,346 140,352 290,350 430,342 570,326';
const bikeAt = { x: 268, y: 350 };
const bikeScale = 1.36;

const onBike = ({ x, y }: Point, dx = 0, dy = 0): Point => ({
  x: bikeAt.x + (x + dx) * bikeScale,
  y: bikeAt.y + (y + dy) * bikeScale,
});

function rideFigure(): Figure {
  const { saddle, grip, pedalDown, pedalUp } = bicyclePoints;
  const start: Figure = { person: rider, pose: riding, at: onBike(saddle, 2, 3), scale: bikeScale };
  const steps: readonly (readonly ['nearArm' | 'farArm' | 'nearLeg' | 'farLeg', Point, 1 | -1])[] = [
    ['nearArm', onBike(grip, 0, 0), 1],
    ['farArm', onBike(grip, 4, 0), 1],
    ['nearLeg', onBike(pedalDown, -6, -6), -1],
    ['farLeg', onBike(pedalUp, -6, -6), -1],
  ];
  return steps.reduce((figure, [limb, target, bend]) => reachFor(figure, limb, target, bend), start);
}

function snowMountain(): string {
  return (
    filled(
      'M60 232C130 204 190 150 232 122Q256 110 284 116Q316 108 342 122C392 152 450 206 540 236Z',
      '#8fa6c4',
    ) +
    filled('M284 116Q316 108 342 122C392 152 450 206 540 236H330C318 196 300 150 284 116Z', '#7d94b6', {
      'fill-opacity': '.6',
    }) +
    filled(
      'M204 142Q218 131 232 122Q256 110 284 116Q316 108 342 122Q358 132 374 144L358 140L350 152L336 138L322 154L306 136L292 148L276 134L262 150L250 138L236 152L224 140Z',
      '#fbfaf4',
    )
  );
}

/** Early morning in the savannah below a snow-capped mountain; a man cycles up a dirt road. */
export const savannahCyclist = heroScene('savannah-cyclist', (prefix) => {
  const { far, body, nearArm } = drawFigureLayers(rideFigure(), `${prefix}-a`);
  return [
    sky(prefix, ['#a9c8ea', '#d3dcef', '#fbe3d0', '#fde9bf'], 560, 250),
    sun(458, 136, 30, '#f8b55a'),
    cloudStreak(150, 92, 150, '#ffffff', 0.7),
    birds('110,130,8 134,120,6 90,116,6', '#5f6f8c'),
    snowMountain(),
    cloudStreak(180, 196, 190, '#ffffff', 0.6),
    cloudStreak(420, 206, 150, '#ffffff', 0.5),
    hill('0,232 120,222 260,232 400,220 560,230', '#b9bf8e'),
    hill('0,250 160,240 340,250 560,240', '#d2c07e'),
    acacia(64, 262, 0.62, '#6f8a55', '#6a5238', '#86a065'),
    acacia(396, 254, 0.42, '#7f9860', '#6a5238'),
    acacia(506, 276, 1, '#5d7d48', '#5a4030', '#759657'),
    giraffe(130, 262, 0.62, '#b07a3f'),
    giraffe(162, 264, 0.48, '#b07a3f'),
    longHornCow(432, 268, 0.42, '#7d4a2a'),
    longHornCow(462, 272, 0.36, '#5e3520'),
    hill('0,274 130,266 300,280 440,268 560,276', '#deb866'),
    hill('0,306 150,312 320,306 560,290', '#cf9f4e'),
    grass(
      '30,318,9 70,326,8 120,318,10 390,318,9 440,308,10 500,306,8 530,312,9 350,328,8 168,332,8',
      '#a5782f',
    ),
    hill(road, '#b5633a'),
    crest(road, '#d98a58', 5),
    line('M-10 384Q280 398 570 366', '#8f4726', 3, { 'stroke-opacity': '.45', 'stroke-dasharray': '26 18' }),
    groundShadow(274, 352, 110),
    far,
    bicycle(bikeAt, bikeScale, 'right', 'cloth-teal'),
    body,
    nearArm,
  ].join('');
});
