import {
  drawFigure,
  drawFigureLayers,
  type Figure,
  placeJoints,
  reachFor,
} from '#src/figures/body/figure.ts';
import { circle, ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { cardBackdrop, counter } from './card-backdrop.ts';
import { pottedPlant } from './plants.ts';
import { cardScene } from './scene.ts';

/** A portrait: seen from the front, the hips hidden behind a counter. */
const portrait: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [64, 110],
  farArm: [116, 70],
  nearLeg: [88, 90, 80],
  farLeg: [92, 90, 100],
  anchor: 'hip',
};

const bust = (person: Person, pose: Partial<Pose> = {}, x = 160): Figure => ({
  person,
  pose: { ...portrait, ...pose },
  at: { x, y: 236 },
  scale: 2.3,
});

function jar(x: number, y: number, colour: string, lid: string): string {
  return (
    rectangle(x - 15, y - 20, 30, 20, colour, { rx: 5 }) +
    rectangle(x - 16, y - 26, 32, 8, lid, { rx: 3 }) +
    circle(x, y - 9, 4, lid, { 'fill-opacity': '.7' })
  );
}

const washing: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'short',
  eyes: 'closed',
  top: { kind: 'vest', fabric: { colour: 'cloth-white' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};

function waterDrops(places: readonly (readonly [x: number, y: number, size: number])[]): string {
  return places
    .map(([x, y, size]) =>
      placed(filled('M0 -8Q5 -1 5 2A5 5 0 0 1 -5 2Q-5 -1 0 -8Z', '#5aa9d1'), { x, y }, { scaleX: size }),
    )
    .join('');
}

export const skinCareMen = cardScene('skin-care-men', (prefix) => {
  const figure = bust(washing, { nearArm: [-14, 180, -116], farArm: [194, 0, -64] });
  const { head } = placeJoints(figure);
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  return [
    cardBackdrop('#bfdfe6', '#dcf0f0', '#8fbec9'),
    body + far + nearArm,
    waterDrops([
      [head.x - 50, head.y - 6, 0.9],
      [head.x + 52, head.y + 2, 1.1],
      [head.x + 40, head.y - 26, 0.7],
      [head.x - 38, head.y - 30, 0.7],
    ]),
    counter(188, '#a5673a', '#7d4a2a'),
    filled('M104 180H216Q212 204 190 206H130Q108 204 104 180Z', '#fffdf8') +
      ellipse(160, 180, 56, 6, '#8fcbe0'),
    jar(262, 188, '#1f6b4e', '#f2c14e'),
    rectangle(36, 172, 40, 16, '#d9678a', { rx: 5 }) + rectangle(36, 172, 40, 5, '#f0b3c2', { rx: 2.5 }),
  ].join('');
});

const creaming: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'headwrap',
  headCloth: 'cloth-yellow',
  eyes: 'closed',
  top: { kind: 'vest', fabric: { colour: 'cloth-coral' } },
  bottom: { kind: 'skirt', fabric: { colour: 'cloth-coral' } },
  shoes: 'barefoot',
};

export const skinCareWomen = cardScene('skin-care-women', (prefix) => {
  const figure = bust(creaming, { nearArm: [-14, 180, -116] });
  const { head } = placeJoints(figure);
  const { far, body, nearArm } = drawFigureLayers(figure, `${prefix}-a`);
  const dab = (x: number, y: number) => ellipse(head.x + x, head.y + y, 5.5, 3.6, '#fff6e2');
  return [
    cardBackdrop('#f5d3c4', '#fbe7dc', '#e0a890'),
    far + body + dab(-13, 8) + dab(12, 8) + dab(0, -15) + nearArm,
    counter(188, '#a5673a', '#7d4a2a'),
    jar(244, 188, '#fff6e2', '#b3441f'),
    jar(282, 188, '#e0a030', '#1c1714'),
    pottedPlant(54, 188, 1.25, '#2f7a58', '#5ba274', '#b3441f'),
  ].join('');
});

const brushing: Person = {
  age: 'child',
  form: 'man',
  build: 'average',
  skin: 4,
  hair: 'short',
  mouth: 'laughing',
  top: { kind: 'tee', fabric: { colour: 'cloth-sky', pattern: 'stripes' } },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-blue' } },
  shoes: 'barefoot',
};

export const dentalCare = cardScene('dental-care', (prefix) => {
  const figure: Figure = { ...bust(brushing), at: { x: 160, y: 226 }, scale: 2.75 };
  const { head } = placeJoints(figure);
  const grip = { x: head.x + 52, y: head.y + 30 };
  const { far, body, nearArm } = drawFigureLayers(
    {
      ...reachFor(figure, 'nearArm', grip, 1),
      pose: { ...reachFor(figure, 'nearArm', grip, 1).pose, hands: 'fist' },
    },
    `${prefix}-a`,
  );
  const brush =
    line(`M${head.x + 64} ${head.y + 30}L${head.x + 12} ${head.y + 19}`, '#c4472b', 5) +
    line(`M${head.x + 16} ${head.y + 16}L${head.x + 3} ${head.y + 13}`, '#fffdf8', 8, {
      'stroke-linecap': 'butt',
    }) +
    circle(head.x - 4, head.y + 24, 5, '#eefaff') +
    circle(head.x + 4, head.y + 28, 4, '#eefaff') +
    circle(head.x - 10, head.y + 27, 3, '#eefaff');
  return [
    cardBackdrop('#c9e4d8', '#e4f3ea', '#93c6ac'),
    far + body + brush + nearArm,
    counter(188, '#f7f1e4', '#2a8a8c'),
    rectangle(48, 152, 28, 36, '#8fcbe0', { rx: 4 }) +
      line('M56 152L50 120M66 152L72 116', '#b3441f', 4) +
      line('M50 120L48 112M72 116L74 108', '#fffdf8', 6),
    rectangle(236, 176, 60, 13, '#fffdf8', { rx: 6 }) +
      rectangle(254, 176, 18, 13, '#c4472b') +
      rectangle(292, 178, 9, 9, '#1f6b4e', { rx: 2 }),
  ].join('');
});

const reader: Person = {
  age: 'elder',
  form: 'woman',
  build: 'average',
  skin: 4,
  hair: 'bun',
  glasses: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-plum' }, trim: 'cloth-pink' },
  bottom: { kind: 'skirt', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-black',
};

/** The letter-free test chart: a comb shape turned in four directions. */
function combChart(x: number, y: number): string {
  const comb = (cx: number, cy: number, size: number, turn: number) =>
    placed(filled('M-5 -5H5V-3H-3V-1H5V1H-3V3H5V5H-5Z', '#1c1714'), { x: cx, y: cy }, { turn, scaleX: size });
  return (
    rectangle(x - 46, y - 62, 92, 124, '#fffdf8', { rx: 8 }) +
    comb(x, y - 36, 2.8, 0) +
    comb(x - 18, y + 2, 1.9, 90) +
    comb(x + 18, y + 2, 1.9, 180) +
    [0, 270, 90].map((turn, index) => comb(x - 26 + index * 26, y + 28, 1.2, turn)).join('') +
    [180, 0, 270, 90].map((turn, index) => comb(x - 27 + index * 18, y + 47, 0.7, turn)).join('')
  );
}

export const eyeCare = cardScene('eye-care', (prefix) =>
  [
    cardBackdrop('#dfd3ec', '#efe7f5', '#b9a2cf'),
    combChart(244, 96),
    drawFigure(bust(reader, {}, 112), `${prefix}-a`),
    counter(188, '#a5673a', '#7d4a2a'),
    filled('M214 184Q234 176 252 183Q270 176 290 184V190H214Z', '#fffdf8') +
      line('M252 183V189', '#b9a2cf', 1.6),
  ].join(''),
);
