import {
  drawFigure,
  drawFigureLayers,
  type Figure,
  placeJoints,
  reachFor,
} from '#src/figures/body/figure.ts';
import { type Point, shift } from '#src/figures/body/geometry.ts';
import { circle, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { walking } from '#src/figures/body/poses.ts';
import { smallHouse } from './buildings.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { grass, hill } from './land.ts';
import { acacia, bush } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow, sun } from './sky.ts';

const husband: Person = {
  age: 'elder',
  form: 'man',
  build: 'stout',
  skin: 4,
  hair: 'short',
  beard: true,
  top: { kind: 'shirt', fabric: { colour: 'cloth-blue', pattern: 'leaves' }, loose: true },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-khaki' } },
  shoes: 'cloth-white',
};
const wife: Person = {
  age: 'adult',
  form: 'woman',
  build: 'heavy',
  skin: 5,
  hair: 'hijab',
  headCloth: 'cloth-plum',
  top: { kind: 'long-sleeve', fabric: { colour: 'cloth-pink' } },
  bottom: { kind: 'skirt', length: 'ankle', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-white',
};

/** A couple walks in the evening, away from the house where they have eaten. */
export const diabetesPrevention = cardScene('diabetes-prevention', (prefix) => {
  const him: Figure = { person: husband, pose: walking, at: { x: 218, y: 192 }, scale: 1.04 };
  const her: Figure = {
    person: wife,
    pose: {
      ...walking,
      nearArm: [72, 30],
      farArm: [110, 88],
      nearLeg: [104, 122, 36],
      farLeg: [72, 88, -2],
      anchor: 'far-foot',
    },
    at: { x: 118, y: 190 },
    scale: 1.04,
  };
  return [
    rectangle(0, 0, 320, 220, '#f9dcae'),
    sun(160, 92, 44, '#f6b65c'),
    hill('0,134 70,116 150,136 240,112 320,130', '#c9c48a', 220),
    hill('0,160 100,148 200,162 320,150', '#9dbb7c', 220),
    smallHouse(6, 168, 62, '#e9cba4', '#b3441f', '#6a4228'),
    acacia(284, 168, 0.55, '#4f8f5c', '#6a4a34', '#6fae74'),
    filled('M0 172Q160 164 320 172V220H0Z', '#d9a066'),
    filled('M0 206Q160 200 320 206V220H0Z', '#86b06e'),
    grass('24,208,8 60,210,7 262,210,8 296,206,8', '#5f9154'),
    groundShadow(112, 194, 36),
    groundShadow(214, 195, 36),
    drawFigure(her, `${prefix}-a`),
    drawFigure(him, `${prefix}-b`),
  ].join('');
});

const rider: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'helmet',
  headCloth: 'cloth-red',
  top: { kind: 'jacket', fabric: { colour: 'cloth-red' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};
const passenger: Person = {
  age: 'young',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'helmet',
  headCloth: 'cloth-yellow',
  top: { kind: 'tee', fabric: { colour: 'cloth-teal' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-plum' } },
  shoes: 'cloth-white',
};
const astride: Pose = {
  torso: -88,
  head: -86,
  nearArm: [70, 10],
  farArm: [40, 14],
  nearLeg: [30, 100, 4],
  farLeg: [26, 96, 4],
  anchor: 'hip',
};

/** A motorcycle facing right, standing on `at`, below the middle between its wheels; about 190 units long. */
function motorcycle(at: Point, scale: number): { readonly behind: string; readonly front: string } {
  const wheel = (x: number) =>
    circle(x, -26, 22, 'none', { stroke: paint('rubber'), 'stroke-width': 8 }) +
    circle(x, -26, 15.5, 'none', { stroke: paint('metal'), 'stroke-width': 2 }) +
    circle(x, -26, 5, paint('metal'));
  const behind =
    wheel(-60) +
    wheel(62) +
    line('M62 -26L44 -84', paint('metal'), 5) +
    line('M-60 -26L-8 -30', paint('metal', 'far'), 6) +
    line('M45 -82L40 -94Q34 -100 24 -97', paint('rubber'), 4.5);
  const front =
    filled('M-26 -58L30 -66L22 -24H-18Z', '#4a535b') +
    circle(2, -32, 13, '#6b7780') +
    line('M-84 -28H-30L-8 -22', '#aab2b8', 7) +
    filled('M-82 -70Q-70 -76 -50 -72L4 -70L10 -60H-60Q-78 -60 -82 -70Z', paint('rubber')) +
    filled('M2 -70Q8 -86 30 -84Q44 -82 46 -72L36 -56H8Z', paint('cloth-blue')) +
    filled('M12 -72Q18 -78 32 -76L28 -68H12Z', paint('cloth-sky')) +
    filled('M-88 -52Q-84 -62 -66 -60H-34L-40 -50Q-70 -56 -84 -40Z', paint('cloth-blue')) +
    filled('M36 -54Q60 -58 84 -38L82 -34Q60 -50 38 -46Z', paint('cloth-blue')) +
    circle(52, -76, 8, '#f8e9b0', { stroke: '#4a535b', 'stroke-width': 3 }) +
    circle(-86, -58, 3.6, '#e2714d');
  const place = (content: string) => placed(content, at, { scaleX: scale });
  return { behind: place(behind), front: place(front) };
}

/** The shell of a motorcycle helmet over ear and neck, with its visor pushed up: the face stays free. */
function shell(figure: Figure, colour: string, band: string): string {
  const { head } = placeJoints(figure);
  return placed(
    filled(
      'M12.5 -7C11 -15 5 -18 -1 -18C-11 -18 -16 -10 -15 -1C-14.5 5 -12 10 -7 11L1 10C0 5 1 0 4 -4Z',
      colour,
    ) +
      filled('M4 -4L12.5 -7L16 -6Q17 -9 15.5 -11Q9 -12 4 -9Z', '#2b2729') +
      line('M-15 -4Q-10 -8 4 -9', band, 3),
    head,
    { turn: figure.pose.head + 90, scaleX: figure.scale ?? 1 },
  );
}

/** A moto rider fastens the helmet before the ride; the passenger behind wears one too. */
export const paralysisPrevention = cardScene('paralysis-prevention', (prefix) => {
  const bike = motorcycle({ x: 164, y: 192 }, 1);
  const start: Figure = {
    person: rider,
    pose: { ...astride, hands: 'fist' },
    at: { x: 158, y: 124 },
    scale: 1,
  };
  const steady = reachFor(start, 'nearLeg', { x: 178, y: 185 }, -1);
  const { head } = placeJoints(start);
  const chin = shift(head, 7, 17);
  const him = reachFor(reachFor(steady, 'nearArm', chin, 1), 'farArm', shift(chin, 3, 1), 1);
  const seat: Figure = { person: passenger, pose: astride, at: { x: 112, y: 124 }, scale: 1 };
  const her = reachFor(seat, 'nearArm', { x: 148, y: 106 }, 1);
  const rides = drawFigureLayers(him, `${prefix}-a`);
  const sits = drawFigureLayers(her, `${prefix}-b`);
  return [
    cardBackdrop('#cfe3ee', '#e5f0f6', '#b9a58c'),
    hill('0,170 70,150 150,172 240,148 320,168', '#a9d0b0', 190),
    rectangle(0, 182, 320, 38, '#a8978a'),
    line('M20 208H70M110 208H160M200 208H250M290 208H330', '#fdf3dc', 4),
    bush(34, 184, 0.9, '#4f9d6a', '#72b883', '#d9678a'),
    groundShadow(164, 194, 96),
    bike.behind,
    sits.far + rides.far,
    bike.front,
    sits.body + shell(her, paint('cloth-yellow'), paint('cloth-white')),
    rides.body + shell(him, paint('cloth-red'), paint('cloth-white')),
    sits.nearArm,
    line(`M${head.x + 1} ${head.y + 9}L${chin.x - 1} ${chin.y - 1}`, '#f7f1e4', 2.2),
    rides.nearArm,
  ].join('');
});
