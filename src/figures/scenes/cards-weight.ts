import { bottle, jerrycan } from '#src/figures/body/equipment.ts';
import {
  drawFigure,
  drawFigureLayers,
  type Figure,
  placeJoints,
  reachFor,
} from '#src/figures/body/figure.ts';
import { bowl, fruits, jug, mealPlate } from '#src/figures/body/food.ts';
import { circle, ellipse, filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { walking } from '#src/figures/body/poses.ts';
import { cardBackdrop, counter } from './card-backdrop.ts';
import { places } from './places.ts';
import { bush, slimTree } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const walker: Person = {
  age: 'adult',
  form: 'woman',
  build: 'broad',
  skin: 4,
  hair: 'braids',
  top: { kind: 'tee', fabric: { colour: 'cloth-coral' }, trim: 'cloth-white' },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-forest' } },
  shoes: 'cloth-white',
};

export const reduceWeight = cardScene('reduce-weight', (prefix) => {
  const figure: Figure = {
    person: walker,
    pose: { ...walking, hands: 'fist' },
    at: { x: 168, y: 188 },
    scale: 1.04,
  };
  const grip = placeJoints(figure).farArm.hand;
  return [
    cardBackdrop('#cfe6d3', '#e7f3e2', '#8cc38f'),
    slimTree(48, 184, 1, '#5ba274', '#6a4a34'),
    slimTree(72, 188, 0.8, '#6fb184', '#6a4a34'),
    bush(272, 190, 1.1, '#4f9d6a', '#72b883', '#d9678a'),
    groundShadow(166, 190, 36),
    bottle({ x: grip.x + 3, y: grip.y - 2 }, 10),
    drawFigure(figure, `${prefix}-a`),
  ].join('');
});

/** A beam balance: a meal on one side, a running shoe on the other. */
export const maintainWeight = cardScene('maintain-weight', () => {
  const pan = (x: number) =>
    line(`M${x} 66L${x - 38} 118M${x} 66L${x + 38} 118`, '#6a4228', 2) +
    filled(`M${x - 46} 116H${x + 46}Q${x + 38} 132 ${x} 132Q${x - 38} 132 ${x - 46} 116Z`, '#a5673a');
  return [
    cardBackdrop('#f7dfae', '#fcefcf', '#e3b56c'),
    groundShadow(160, 192, 62),
    filled('M152 62H168L174 176H146Z', '#8a4b2a'),
    filled('M118 192Q120 174 146 174H174Q200 174 202 192Z', '#6a4228'),
    line('M74 66H246', '#8a4b2a', 7),
    circle(160, 62, 11, '#b3441f') + circle(160, 62, 4.5, '#f2c14e'),
    pan(74) + pan(246),
    mealPlate({ x: 74, y: 113 }, 1.6),
    filled(
      'M214 112C212 100 214 90 220 82L236 82C240 92 252 98 266 100C278 102 282 106 281 112Z',
      '#2f69a8',
    ) +
      filled('M213 110H282C283 116 279 118 274 118H220C215 118 212 115 213 110Z', '#fffdf8') +
      line('M238 88L246 84M243 93L252 89M250 97L258 93', '#fffdf8', 2.6) +
      filled('M220 82L236 82L235 87Q227 90 219 86Z', '#f2c14e'),
  ].join('');
});

const eater: Person = {
  age: 'young',
  form: 'man',
  build: 'slim',
  skin: 5,
  hair: 'short',
  mouth: 'laughing',
  top: { kind: 'tee', fabric: { colour: 'cloth-leaf' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};

const atCounter: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [62, 140],
  farArm: [118, 40],
  nearLeg: [88, 90, 80],
  farLeg: [92, 90, 100],
  anchor: 'hip',
};

export const increaseWeight = cardScene('increase-weight', (prefix) => {
  const figure: Figure = { person: eater, pose: atCounter, at: { x: 160, y: 188 }, scale: 1.75 };
  const lifted = reachFor(figure, 'nearArm', { x: 194, y: 104 }, 1);
  const { far, body, nearArm } = drawFigureLayers(lifted, `${prefix}-a`);
  const hand = placeJoints(lifted).nearArm.hand;
  return [
    cardBackdrop('#f6cfb4', '#fbe5d3', '#e0a67e'),
    far + body,
    nearArm,
    line(`M${hand.x + 8} ${hand.y + 6}L${hand.x - 20} ${hand.y - 16}`, '#8c949c', 3),
    ellipse(hand.x - 22, hand.y - 18, 6, 4, '#8c949c'),
    counter(174, '#b3703f', '#8a4b2a'),
    mealPlate({ x: 160, y: 176 }, 1.7),
    bowl({ x: 66, y: 182 }, 1.15, '#c98d4a', '#2a8a8c', '#1f6b6d'),
    places('58,154 66,150 74,154')
      .map(({ x, y }) => ellipse(x, y, 6, 7.5, '#f6ead2'))
      .join(''),
    jug({ x: 262, y: 182 }, 1.15, 'cloth-plum'),
    fruits({ x: 110, y: 206 }, 0.8),
    rectangle(216, 150, 18, 28, '#fffdf8', { rx: 3 }) + rectangle(216, 156, 18, 22, '#f3e6cf', { rx: 3 }),
  ].join('');
});

const drinker: Person = {
  age: 'child',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'braids',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' } },
  bottom: { kind: 'skirt', length: 'knee', fabric: { colour: 'cloth-red', pattern: 'dots' } },
  shoes: 'barefoot',
};

export const waterCalculator = cardScene('water', (prefix) => {
  const start: Figure = {
    person: drinker,
    pose: {
      torso: -92,
      head: -102,
      nearArm: [40, -60],
      farArm: [60, -40],
      nearLeg: [94, 92, 0],
      farLeg: [82, 92, 0],
      anchor: 'foot',
      hands: 'fist',
    },
    at: { x: 118, y: 190 },
    scale: 1.28,
  };
  const head = placeJoints(start).head;
  const figure = reachFor(
    reachFor(start, 'nearArm', { x: head.x + 20, y: head.y + 6 }, 1),
    'farArm',
    { x: head.x + 22, y: head.y + 8 },
    1,
  );
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  return [
    cardBackdrop('#bfe0ea', '#dcf0f2', '#8fc3cf'),
    filled('M206 60Q238 104 238 130A32 32 0 0 1 174 130Q174 104 206 60Z', '#5aa9d1'),
    filled('M190 118Q186 140 204 150Q182 148 182 128Q182 122 186 112Z', '#d9f0f8', { 'fill-opacity': '.8' }),
    groundShadow(118, 192, 26),
    groundShadow(252, 194, 26),
    far + body,
    rectangle(head.x + 16, head.y - 6, 12, 17, 'var(--figure-cloth-teal,#2a8a8c)', {
      rx: 3,
      transform: `rotate(-50 ${Math.round(head.x + 22)} ${Math.round(head.y + 2)})`,
    }),
    nearArm,
    jerrycan({ x: 252, y: 194 }, 1.5),
  ].join('');
});
