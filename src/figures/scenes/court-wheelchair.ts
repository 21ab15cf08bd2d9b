import { basketball, dumbbell } from '#src/figures/body/equipment.ts';
import { drawFigure, drawFigureLayers, type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { circle, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import { paint } from '#src/figures/body/palette.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { wheelchairFront, wheelchairPoints } from '#src/figures/body/vehicles.ts';
import { imigongoPattern } from './buildings.ts';
import { hill } from './land.ts';
import { roundTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloud, groundShadow, sky, sun } from './sky.ts';

const athlete: Person = {
  age: 'adult',
  form: 'man',
  build: 'broad',
  skin: 5,
  hair: 'short',
  top: { kind: 'vest', fabric: { colour: 'cloth-red' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' }, trim: 'cloth-white' },
  shoes: 'cloth-white',
};
const friend: Person = {
  age: 'young',
  form: 'woman',
  build: 'slim',
  skin: 3,
  hair: 'afro',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' }, trim: 'cloth-green' },
  bottom: { kind: 'shorts', fabric: { colour: 'cloth-green' }, trim: 'cloth-yellow' },
  shoes: 'cloth-coral',
};

const pressing: Pose = {
  view: 'front',
  torso: -90,
  head: -90,
  nearArm: [-40, -96],
  farArm: [-140, -84],
  nearLeg: [62, 90, 76],
  farLeg: [118, 90, 104],
  anchor: 'hip',
  hands: 'fist',
};
const dribbling: Pose = {
  torso: [-76, -72],
  head: -84,
  nearArm: [44, 40],
  farArm: [120, 40],
  nearLeg: [56, 104, 0],
  farLeg: [104, 128, 30],
  anchor: 'foot',
};

const chairAt = { x: 168, y: 360 };
const chairScale = 1.5;

function city(): string {
  const towers: readonly (readonly [number, number, number, string])[] = [
    [0, 190, 46, '#c9d2cf'],
    [40, 164, 40, '#b7c7c6'],
    [86, 200, 54, '#d5d6c8'],
    [300, 178, 44, '#b7c7c6'],
    [350, 150, 38, '#a9bdc0'],
    [392, 192, 50, '#d5d6c8'],
    [452, 172, 40, '#b7c7c6'],
    [500, 198, 60, '#c9d2cf'],
  ];
  const houses = towers.map(([x, y, width, colour]) => rectangle(x, y, width, 120, colour)).join('');
  const panes = towers
    .map(([x, y, width]) =>
      [0, 1, 2].map((row) => `M${x + 7} ${y + 12 + row * 16}H${x + width - 7}`).join(''),
    )
    .join('');
  const tower =
    rectangle(178, 128, 60, 140, '#9fb7bd') +
    filled('M178 128Q208 96 238 128Z', '#8aa7ae') +
    circle(208, 122, 4, '#e7efe9');
  return (
    houses +
    tower +
    line(`${panes}M188 146H228M188 164H228M188 182H228`, '#f2f4e8', 5, {
      'stroke-dasharray': '6 7',
      'stroke-linecap': 'butt',
    })
  );
}

function hoop(): string {
  return (
    line('M486 352V120', '#5f6a72', 7) +
    line('M486 140H466', '#5f6a72', 5) +
    filled('M440 88L470 78V160L440 166Z', '#f7f1e4') +
    line('M440 88L470 78V160L440 166Z', '#b9a888', 2) +
    line('M446 122L463 117V143L446 148Z', '#c4472b', 2.6) +
    line('M442 152L412 154', '#c4472b', 4.5) +
    line(
      'M413 156L419 182M422 156L423 182M431 156L428 182M439 155L433 182M415 165H437M418 174H435',
      '#f7f1e4',
      1.6,
    )
  );
}

/** A square in town, afternoon; a wheelchair user presses two dumbbells overhead, a girl dribbles a ball. */
export const courtWheelchair = heroScene('court-wheelchair', (prefix) => {
  const seat = wheelchairPoints.seat;
  const figure: Figure = {
    person: athlete,
    pose: pressing,
    at: { x: chairAt.x, y: chairAt.y + seat.y * chairScale },
    scale: chairScale,
    thigh: 5,
  };
  const { nearArm, farArm, nearLeg, farLeg } = placeJoints(figure);
  const lap = [nearLeg.knee, farLeg.knee].map(
    ({ x, y }) => `M${x - 11} ${y + 2}Q${x} ${y + 15} ${x + 11} ${y + 2}`,
  );
  const layers = drawFigureLayers(figure, `${prefix}-a`);
  const chair = wheelchairFront({ x: 0, y: 0 }, 'cloth-teal');
  const inChair = (layer: string) => placed(layer, chairAt, { scaleX: chairScale });
  return [
    sky(prefix, ['#a6d5e0', '#d6e9de', '#fbebc8'], 560, 280),
    `<defs>${imigongoPattern(`${prefix}-imigongo`, 52)}</defs>`,
    sun(300, 96, 30, '#f8bf52'),
    cloud(92, 96, 100, '#ffffff', 0.85),
    hill('0,214 130,186 280,208 430,176 560,200', '#a9cdb0'),
    city(),
    roundTree(44, 296, 1.1, '#3f8a55', '#63aa6c', '#6a4228'),
    roundTree(536, 298, 1.2, '#3f8a55', '#63aa6c', '#6a4228'),
    rectangle(0, 258, 560, 44, `url(#${prefix}-imigongo)`),
    rectangle(0, 252, 560, 7, '#b9a888'),
    rectangle(0, 300, 560, 120, '#d98a5c'),
    rectangle(0, 300, 560, 9, '#b96c42'),
    line('M-10 384H570M330 312Q420 330 470 384M120 312L60 384', '#f7e7c8', 4, { 'stroke-opacity': '.75' }),
    hoop(),
    groundShadow(176, 362, 72),
    inChair(chair.behind),
    dumbbell({ x: farArm.hand.x, y: farArm.hand.y - 5 }, { scale: 1.15 }),
    dumbbell({ x: nearArm.hand.x, y: nearArm.hand.y - 5 }, { scale: 1.15 }),
    layers.far,
    layers.body,
    line(lap.join(''), paint('cloth-navy', 'far'), 2.6),
    inChair(chair.front),
    layers.nearArm,
    groundShadow(372, 358, 34),
    drawFigure(
      { person: friend, pose: dribbling, at: { x: 372, y: 356 }, scale: 1.5, facing: 'right' },
      `${prefix}-b`,
    ),
    basketball({ x: 434, y: 330 }, 13),
  ].join('');
});
