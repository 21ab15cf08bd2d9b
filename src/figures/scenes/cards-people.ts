import {
  drawFigure,
  drawFigureLayers,
  type Figure,
  placeJoints,
  reachFor,
} from '#src/figures/body/figure.ts';
import { bench } from '#src/figures/body/furniture.ts';
import { circle, filled, line, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { pottedPlant, roundTree } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const seated: Pose = {
  torso: [-96, -90],
  head: -86,
  nearArm: [70, 20],
  farArm: [60, 16],
  nearLeg: [6, 92, 0],
  farLeg: [0, 86, 0],
  anchor: 'hip',
};
const upright: Pose = {
  torso: -84,
  head: -80,
  nearArm: [60, 10],
  farArm: [70, 20],
  nearLeg: [92, 93, 0],
  farLeg: [82, 94, 0],
  anchor: 'foot',
};

const patient: Person = {
  age: 'elder',
  form: 'man',
  build: 'broad',
  skin: 5,
  hair: 'short',
  beard: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-ochre' }, trim: 'cloth-brown' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-khaki' } },
  shoes: 'cloth-black',
};
const nurse: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'braids',
  top: { kind: 'jacket', fabric: { colour: 'cloth-white' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-teal' } },
  shoes: 'cloth-white',
};

/** A health worker listens to an elder's heart. */
export const bodyCare = cardScene('body-care', (prefix) => {
  const him: Figure = { person: patient, pose: seated, at: { x: 98, y: 146 }, scale: 1.1 };
  const hisJoints = placeJoints(him);
  const chest = { x: hisJoints.waist.x + 17, y: hisJoints.waist.y - 16 };
  const start: Figure = {
    person: nurse,
    pose: { ...upright, hands: 'fist' },
    at: { x: 192, y: 190 },
    scale: 1.02,
    facing: 'left',
  };
  const her = reachFor(start, 'nearArm', { x: chest.x + 10, y: chest.y }, 1);
  const { head } = placeJoints(her);
  const layers = drawFigureLayers(her, `${prefix}-b`);
  return [
    cardBackdrop('#f6cdbb', '#fbe4d8', '#dd9f80'),
    filled(
      'M244 58C236 44 216 46 216 63C216 78 234 88 244 97C254 88 272 78 272 63C272 46 252 44 244 58Z',
      '#c4472b',
    ) + line('M224 69H235L239 61L245 78L250 69H264', '#fff6e2', 2.8),
    groundShadow(130, 192, 44),
    groundShadow(190, 192, 26),
    bench(66, 136, 190, 44),
    drawFigure(him, `${prefix}-a`),
    layers.far + layers.body,
    line(
      `M${head.x - 2} ${head.y + 4}Q${head.x - 4} ${head.y + 34} ${head.x - 20} ${head.y + 38}Q${chest.x + 30} ${chest.y + 24} ${chest.x + 4} ${chest.y}`,
      '#2b2729',
      2,
    ),
    layers.nearArm,
    circle(chest.x + 3, chest.y, 4.5, '#8c949c'),
  ].join('');
});

const mother: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'headwrap',
  headCloth: 'cloth-red',
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' } },
  bottom: { kind: 'skirt', length: 'calf', fabric: { colour: 'cloth-red', pattern: 'leaves' } },
  shoes: 'barefoot',
};
const daughter: Person = {
  age: 'child',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'braids',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky' } },
  bottom: { kind: 'skirt', length: 'knee', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};

/** A mother on a stool braids the hair of her daughter, who sits before her on the ground. */
export const hairCare = cardScene('hair-care', (prefix) => {
  const child: Figure = {
    person: daughter,
    pose: {
      torso: [-98, -92],
      head: -88,
      nearArm: [70, 24],
      farArm: [60, 20],
      nearLeg: [-42, 62, 0],
      farLeg: [-32, 70, 0],
      anchor: 'hip',
    },
    at: { x: 182, y: 188 },
    scale: 1.35,
  };
  const { head } = placeJoints(child);
  const start: Figure = {
    person: mother,
    pose: { ...seated, torso: [-88, -76], head: -70, nearLeg: [2, 84, 0], farLeg: [-6, 80, 0] },
    at: { x: 104, y: 146 },
    scale: 1.25,
  };
  const her = reachFor(
    reachFor(start, 'nearArm', { x: head.x - 13, y: head.y - 4 }, 1),
    'farArm',
    { x: head.x - 8, y: head.y - 14 },
    1,
  );
  const layers = drawFigureLayers(her, `${prefix}-a`);
  return [
    cardBackdrop('#f7dca6', '#fdeecd', '#d9a55f'),
    pottedPlant(268, 188, 1.3, '#2f7a58', '#5ba274', '#b3441f'),
    groundShadow(144, 192, 76),
    rectangle(76, 145, 56, 10, '#8a4b2a', { rx: 4 }) + line('M86 156L82 190M122 156L126 190', '#6a4228', 6),
    layers.far,
    layers.body,
    drawFigure(child, `${prefix}-b`),
    layers.nearArm,
  ].join('');
});

const listener: Person = {
  age: 'young',
  form: 'man',
  build: 'slim',
  skin: 5,
  hair: 'short',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-green' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-white',
};
const friend: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'hijab',
  headCloth: 'cloth-plum',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-black',
};

/** Two friends on a bench under a tree, one with a hand on the other's shoulder. */
export const mentalCare = cardScene('mental-care', (prefix) => {
  const him: Figure = {
    person: listener,
    pose: { ...seated, torso: [-88, -78], head: -70, nearArm: [74, 30] },
    at: { x: 108, y: 146 },
    scale: 1.12,
  };
  const shoulder = placeJoints(him).nearArm.shoulder;
  const start: Figure = {
    person: friend,
    pose: { ...seated, torso: [-86, -76], head: -72 },
    at: { x: 190, y: 146 },
    scale: 1.12,
    facing: 'left',
  };
  const her = reachFor(start, 'nearArm', { x: shoulder.x + 9, y: shoulder.y + 4 }, 1);
  const layers = drawFigureLayers(her, `${prefix}-b`);
  return [
    cardBackdrop('#cfe0ee', '#e5f0f5', '#9dbf9b'),
    roundTree(54, 186, 1.02, '#4f9d6a', '#72b883', '#6a4228'),
    groundShadow(160, 192, 100),
    bench(72, 250, 190, 44),
    drawFigure(him, `${prefix}-a`),
    layers.far + layers.body + layers.nearArm,
  ].join('');
});
