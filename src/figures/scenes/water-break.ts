import { cup, hoe, jerrycan } from '#src/figures/body/equipment.ts';
import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { shift } from '#src/figures/body/geometry.ts';
import { ellipse, filled, line, placed } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { smallHouse } from './buildings.ts';
import { grass, hill, type Ridge, terraces } from './land.ts';
import { places } from './places.ts';
import { bananaPlant, slimTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloud, groundShadow, sky, sun } from './sky.ts';

const farmer: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 6,
  hair: 'cap',
  headCloth: 'cloth-sand',
  top: { kind: 'shirt', fabric: { colour: 'cloth-coral' }, trim: 'cloth-red' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-blue' } },
  shoes: 'cloth-black',
};

const resting: Pose = {
  torso: [-98, -94],
  head: -100,
  nearArm: [40, -60],
  farArm: [74, 20],
  nearLeg: [-6, 78, 0],
  farLeg: [-22, 98, 0],
  anchor: 'hip',
  hands: 'fist',
};

const upper: Ridge = '0,208 110,182 230,206 350,168 460,186 560,158';
const lower: Ridge = '0,262 140,244 280,258 420,232 560,240';

/** The shade tree: a broad crown that enters the picture from above, its trunk at x 130. */
function shadeTree(): string {
  return [
    filled(
      'M86 358C106 338 106 290 104 236L84 150L96 146L118 198L128 120L142 120L142 196L176 138L188 144L152 240C150 292 152 334 182 358Q130 368 86 358Z',
      '#6a4228',
    ),
    line('M118 350Q126 300 122 240M140 352Q136 310 138 262', '#4b2c20', 2.2, { 'stroke-opacity': '.5' }),
    filled(
      'M-30 130C-40 90 -10 60 20 62C20 20 70 -10 110 12C130 -20 200 -20 218 16C262 4 292 40 276 72C312 92 292 142 250 138C236 160 196 164 176 146C150 166 110 164 96 148C70 166 30 164 16 146C-4 150 -24 146 -30 130Z',
      '#2f7a4a',
    ),
    filled(
      'M0 92C4 70 28 66 40 72C44 44 84 30 106 44C124 20 172 18 190 40C216 30 244 44 246 64C228 54 210 60 202 72C180 58 152 62 142 78C120 66 92 68 82 84C62 76 40 80 32 96C22 88 10 88 0 92Z',
      '#4f9d5c',
    ),
    ellipse(62, 130, 6, 7.5, '#e2a23a') +
      ellipse(198, 128, 6, 7.5, '#e2773a') +
      ellipse(222, 112, 6, 7.5, '#e2a23a') +
      ellipse(20, 122, 5.5, 7, '#e2773a'),
  ].join('');
}

/** A stalk of maize about 50 units tall. */
function maize(x: number, y: number, scale: number): string {
  return placed(
    line('M0 0V-46', '#5c8f3f', 2.6) +
      line(
        'M0 -10Q-14 -22 -20 -12M0 -16Q14 -30 21 -18M0 -26Q-12 -38 -19 -30M0 -30Q12 -44 18 -36',
        '#6fae4c',
        3,
      ) +
      line('M0 -46L-4 -56M0 -46V-58M0 -46L4 -56', '#d9b04a', 1.8) +
      line('M3 -24V-32', '#e8c24e', 4),
    { x, y },
    { scaleX: scale },
  );
}

/** Midday on a terraced hillside; a farmer rests in the shade of a mango tree and drinks, his hoe beside him. */
export const waterBreak = heroScene('water-break', (prefix) => {
  const seated: Figure = { person: farmer, pose: resting, at: { x: 232, y: 312 }, scale: 1.5 };
  const mouth = shift(placeJoints(seated).head, 25, 13);
  const figure = reachFor(seated, 'nearArm', mouth, 1);
  const layers = drawFigureLayers(figure, `${prefix}-a`);
  return [
    sky(prefix, ['#86c8e4', '#c3e4e6', '#f3efcf'], 560, 260),
    sun(446, 92, 30, '#f8ca56'),
    cloud(340, 110, 90, '#ffffff', 0.8),
    hill('0,190 120,160 260,186 380,146 560,170', '#b6d7bd'),
    hill(upper, '#8cc084'),
    terraces(upper, '#6aa468', { count: 5, first: 10, step: 11, width: 2.2, opacity: 0.65 }),
    smallHouse(486, 196, 34, '#f3dcae', '#a9553a', '#4b2c20'),
    slimTree(534, 190, 0.44, '#4d8f5a', '#5a3a24'),
    slimTree(474, 198, 0.4, '#4d8f5a', '#5a3a24'),
    hill(lower, '#6aa85c'),
    terraces(lower, '#8a5a34', { count: 4, first: 13, step: 15, width: 3, opacity: 0.5, dashes: '16 7' }),
    bananaPlant(536, 286, 0.8, ['#2f7045', '#4a9150', '#77b35c', '#8f9d4f']),
    places('326,268 366,264 406,261 446,259 486,259')
      .map(({ x, y }) => maize(x, y, 0.66))
      .join(''),
    hill('0,318 160,306 320,318 460,308 560,316', '#a8683c'),
    places('352,322 396,318 440,316 484,317 528,320')
      .map(({ x, y }) => maize(x, y, 1))
      .join(''),
    hill('0,350 140,334 300,344 430,338 560,348', '#5f9e50'),
    grass('40,352,10 62,348,8 316,350,9 500,352,10 520,350,8 376,348,8', '#3f7d3f'),
    ellipse(196, 366, 176, 22, '#2f6a3e', { 'fill-opacity': '.5' }),
    shadeTree(),
    hoe({ x: 190, y: 362 }, -20, 1.4),
    layers.far,
    filled('M198 361C196 340 197 324 204 314H258C265 324 267 342 265 361Q232 366 198 361Z', '#8a5a34') +
      ellipse(231, 315, 29, 7, '#c99a62') +
      ellipse(231, 315, 17, 3.6, 'none', { stroke: '#8a5a34', 'stroke-width': 1.6 }),
    layers.body,
    groundShadow(424, 374, 28),
    jerrycan({ x: 420, y: 374 }, 1.35),
    layers.nearArm,
    cup(shift(mouth, 4, -2), -58, 1.25, 'cloth-sky'),
  ].join('');
});
