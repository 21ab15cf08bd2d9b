import { drawFigureLayers, type Figure, placeJoints, reachFor } from '#src/figures/body/figure.ts';
import { type Point, shift } from '#src/figures/body/geometry.ts';
import { ellipse, filled, line, placed, rectangle } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { sitting, standing } from '#src/figures/body/poses.ts';
import { cardBackdrop } from './card-backdrop.ts';
import { hill } from './land.ts';
import { bananaPlant, pottedPlant } from './plants.ts';
import { cardScene } from './scene.ts';
import { groundShadow } from './sky.ts';

const barber: Person = {
  age: 'adult',
  form: 'man',
  build: 'average',
  skin: 4,
  hair: 'short',
  beard: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-coral' }, trim: 'cloth-white' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-white',
};
const customer: Person = {
  age: 'young',
  form: 'man',
  build: 'slim',
  skin: 5,
  hair: 'short',
  top: { kind: 'tee', fabric: { colour: 'cloth-green' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-khaki' } },
  shoes: 'cloth-brown',
};
const inChair: Pose = { ...sitting, torso: [-94, -90], head: -88, nearArm: [74, 36], farArm: [74, 36] };

/** A barber's chair facing right: seat, back, foot rest, and the pillar on its round foot. */
function barberChair(x: number, ground: number): string {
  return placed(
    ellipse(0, -3, 26, 5, '#4a535b') +
      line('M0 -6V-40', '#8c949c', 8) +
      line('M18 -36L42 -12H54', '#8c949c', 4) +
      rectangle(-24, -50, 52, 12, '#b3441f', { rx: 5 }) +
      filled('M-32 -112Q-32 -118 -26 -118Q-20 -118 -20 -112L-14 -40H-24Q-28 -40 -28 -46Z', '#8f3418'),
    { x, y: ground },
  );
}

/** The cloth that keeps the hair off the clothes: from the neck over arms and lap. */
function cape(neck: Point, lap: Point): string {
  const [x, y] = [neck.x, neck.y];
  return (
    filled(
      `M${x - 9} ${y}Q${x} ${y + 4} ${x + 8} ${y}Q${x + 20} ${y + 8} ${x + 26} ${y + 32}Q${lap.x - 6} ${lap.y - 22} ${lap.x + 6} ${lap.y - 10}L${lap.x + 8} ${lap.y + 14}Q${lap.x - 20} ${lap.y + 22} ${lap.x - 50} ${lap.y + 14}Q${x - 22} ${y + 62} ${x - 20} ${y + 34}Q${x - 20} ${y + 8} ${x - 9} ${y}Z`,
      '#fffdf8',
    ) +
    line(
      `M${x - 8} ${y + 18}Q${x - 10} ${y + 44} ${x - 4} ${y + 62}M${x + 12} ${y + 24}Q${x + 16} ${y + 44} ${x + 28} ${y + 56}`,
      '#d8cfc0',
      2,
    )
  );
}

/** A barber trims the back of a young man's hair before a mirror. */
export const hairCareMen = cardScene('hair-care-men', (prefix) => {
  const client: Figure = { person: customer, pose: inChair, at: { x: 164, y: 142 }, scale: 1.16 };
  const { head, collar, nearLeg } = placeJoints(client);
  const clipper = { x: head.x - 15, y: head.y + 2 };
  const start: Figure = {
    person: barber,
    pose: { ...standing, torso: -86, hands: 'fist' },
    at: { x: 106, y: 190 },
    scale: 1.06,
  };
  const trimming = reachFor(
    reachFor(start, 'nearArm', shift(clipper, -10, 5), 1),
    'farArm',
    shift(head, -6, -12),
    1,
  );
  const clients = drawFigureLayers(client, `${prefix}-a`);
  const barbers = drawFigureLayers(trimming, `${prefix}-b`);
  return [
    cardBackdrop('#c7dce9', '#e2eef5', '#8fb2c9'),
    rectangle(212, 30, 52, 66, '#8a4b2a', { rx: 6 }) +
      rectangle(217, 35, 42, 56, '#f4fafc', { rx: 3 }) +
      line('M226 72L244 46M236 78L248 60', '#c7dce9', 4),
    rectangle(218, 122, 74, 7, '#a5673a', { rx: 2 }) + line('M230 129V138M280 129V138', '#7d4a2a', 4),
    rectangle(226, 103, 10, 19, '#2a8a8c', { rx: 2 }) +
      rectangle(243, 109, 14, 13, '#f2c14e', { rx: 3 }) +
      rectangle(272, 100, 9, 22, '#c4472b', { rx: 2 }),
    groundShadow(150, 192, 74),
    barbers.far,
    barberChair(164, 190),
    clients.far + clients.body,
    cape(shift(collar, 1, -4), nearLeg.knee),
    barbers.body,
    placed(rectangle(-9, -4, 18, 8, '#2b2729', { rx: 3 }) + rectangle(8, -3.5, 5, 7, '#8c949c'), clipper, {
      turn: -18,
    }),
    barbers.nearArm,
  ].join('');
});

const braider: Person = {
  age: 'adult',
  form: 'woman',
  build: 'broad',
  skin: 5,
  hair: 'headwrap',
  headCloth: 'cloth-green',
  top: { kind: 'tee', fabric: { colour: 'cloth-yellow' } },
  bottom: {
    kind: 'skirt',
    length: 'ankle',
    fabric: { colour: 'cloth-green', pattern: 'suns' },
    trim: 'cloth-yellow',
  },
  shoes: 'cloth-brown',
};
const sister: Person = {
  age: 'young',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'braids',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' }, trim: 'cloth-white' },
  bottom: { kind: 'skirt', length: 'calf', fabric: { colour: 'cloth-navy' } },
  shoes: 'barefoot',
};

function veranda(): string {
  return (
    rectangle(0, 0, 320, 220, '#d3e6ea') +
    hill('0,120 70,100 160,118 240,96 320,112', '#a9d0b0', 220) +
    hill('0,150 110,134 220,148 320,132', '#7fbd8c', 220) +
    bananaPlant(36, 178, 1, ['#2f7a58', '#3f8f63', '#5ba274', '#8a7a4a']) +
    line('M0 140H320', '#8a4b2a', 6) +
    line(
      'M14 140V186M46 140V186M78 140V186M110 140V186M142 140V186M174 140V186M206 140V186M238 140V186M270 140V186M302 140V186',
      '#a5673a',
      4,
    ) +
    rectangle(0, 182, 320, 38, '#c98a58') +
    rectangle(0, 182, 320, 5, '#dca271') +
    rectangle(70, 12, 9, 172, '#8a4b2a') +
    rectangle(284, 12, 9, 172, '#8a4b2a') +
    rectangle(0, 0, 320, 10, '#b3441f') +
    rectangle(0, 9, 320, 6, '#8f3418')
  );
}

/** A woman braids the hair of a younger one on a veranda. */
export const hairCareWomen = cardScene('hair-care-women', (prefix) => {
  const seated: Figure = {
    person: sister,
    pose: { ...inChair, head: -84 },
    at: { x: 140, y: 155 },
    scale: 1.22,
    facing: 'left',
  };
  const { head } = placeJoints(seated);
  const hold = shift(head, 34, 6);
  const start: Figure = {
    person: braider,
    pose: { ...standing, torso: -84, head: -78, hands: 'fist' },
    at: { x: 214, y: 195 },
    scale: 1.06,
    facing: 'left',
  };
  const working = reachFor(reachFor(start, 'nearArm', hold, 1), 'farArm', shift(head, 12, -8), 1);
  const hers = drawFigureLayers(seated, `${prefix}-a`);
  const braids = drawFigureLayers(working, `${prefix}-b`);
  return [
    veranda(),
    groundShadow(156, 196, 92),
    rectangle(116, 154, 52, 9, '#8a4b2a', { rx: 3 }) + line('M124 163L121 194M160 163L163 194', '#6a4228', 6),
    braids.far,
    hers.far + hers.body + hers.nearArm,
    braids.body,
    line(`M${head.x + 9} ${head.y - 4}Q${head.x + 20} ${head.y - 4} ${hold.x} ${hold.y}`, '#1d1512', 4.5) +
      line(
        `M${hold.x + 1} ${hold.y + 4}Q${hold.x + 3} ${hold.y + 14} ${hold.x - 2} ${hold.y + 22}`,
        '#1d1512',
        3.5,
      ),
    braids.nearArm,
    pottedPlant(262, 194, 0.9, '#2f7a58', '#5ba274', '#b3441f'),
  ].join('');
});
