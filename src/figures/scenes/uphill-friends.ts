import { bottle } from '#src/figures/body/equipment.ts';
import { drawFigure, drawFigureLayers, type Figure, placeJoints } from '#src/figures/body/figure.ts';
import { filled, line } from '#src/figures/body/markup.ts';
import type { Person } from '#src/figures/body/person.ts';
import type { Pose } from '#src/figures/body/pose.ts';
import { smallHouse } from './buildings.ts';
import { hill } from './land.ts';
import { roundTree, slimTree } from './plants.ts';
import { heroScene } from './scene.ts';
import { cloud, groundShadow, sky, sun } from './sky.ts';

const leader: Person = {
  age: 'adult',
  form: 'woman',
  build: 'stout',
  skin: 4,
  hair: 'bun',
  top: { kind: 'tee', fabric: { colour: 'cloth-pink' }, trim: 'cloth-white' },
  bottom: { kind: 'leggings', fabric: { colour: 'cloth-black' } },
  shoes: 'cloth-white',
};
const companion: Person = {
  age: 'elder',
  form: 'man',
  build: 'average',
  skin: 5,
  hair: 'cap',
  headCloth: 'cloth-green',
  beard: true,
  top: { kind: 'tee', fabric: { colour: 'cloth-ochre' }, trim: 'cloth-green' },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-khaki' } },
  shoes: 'cloth-green',
};

const stepping: Pose = {
  torso: -76,
  head: -80,
  nearArm: [140, 52],
  farArm: [48, -34],
  nearLeg: [44, 94, -13],
  farLeg: [104, 120, 44],
  anchor: 'foot',
  hands: 'fist',
};
const following: Pose = {
  torso: -78,
  head: -84,
  nearArm: [56, -34],
  farArm: [120, 76],
  nearLeg: [108, 122, 40],
  farLeg: [46, 92, -13],
  anchor: 'far-foot',
  hands: 'fist',
};

const walls = ['#f3dcae', '#e8b98a', '#d9936a', '#f7ecd2', '#c9a27a', '#e9cfa0'] as const;
const roofs = ['#b4573a', '#8a4b3a', '#a9b3b5', '#c46a45', '#7c8d92'] as const;

/** Rows of houses that climb a hillside; the further up, the smaller. */
function hillside(): string {
  const rows: readonly (readonly [y: number, width: number, start: number, step: number])[] = [
    [206, 25, 214, 33],
    [228, 29, 180, 37],
    [252, 34, 150, 43],
    [280, 40, 118, 51],
    [312, 48, 84, 62],
  ];
  return rows
    .map(([y, width, start, step], row) => {
      const count = Math.ceil((580 - start) / step);
      return Array.from({ length: count }, (_, column) => {
        const x = start + column * step;
        const base = y - (x - 300) * 0.14 + ((column * 7 + row * 5) % 9) - 4;
        const seed = column * 3 + row * 2;
        const tree =
          (column + row) % 3 === 1
            ? roundTree(x + width + 4, base + 2, width / 90, '#3f8a5a', '#5aa56c', '#5a3a24')
            : '';
        return (
          tree + smallHouse(x, base, width, walls[seed % 6] ?? '', roofs[(seed + row) % 5] ?? '', '#4b2c20')
        );
      }).join('');
    })
    .join('');
}

/** A steep road in a town of stacked roofs, late afternoon; two friends walk uphill, one with a water bottle. */
export const uphillFriends = heroScene('uphill-friends', (prefix) => {
  const first: Figure = { person: leader, pose: stepping, at: { x: 340, y: 322 }, scale: 1.42 };
  const second: Figure = { person: companion, pose: following, at: { x: 212, y: 351 }, scale: 1.42 };
  const layers = drawFigureLayers(second, `${prefix}-b`);
  const grip = placeJoints(second).nearArm.hand;
  return [
    sky(prefix, ['#7fc4de', '#bfe0e2', '#fbe6c0'], 560, 250),
    sun(92, 106, 32, '#f8b84c'),
    cloud(210, 88, 120, '#ffffff', 0.85),
    cloud(430, 72, 90, '#ffffff', 0.7),
    hill('0,196 110,158 240,186 360,150 470,140 560,118', '#a9d0b4'),
    hill('0,246 120,226 250,196 400,168 560,150', '#7cb78c'),
    slimTree(330, 186, 0.3, '#3f8a5a', '#5a3a24'),
    slimTree(344, 182, 0.36, '#3f8a5a', '#5a3a24'),
    slimTree(420, 168, 0.34, '#3f8a5a', '#5a3a24'),
    hillside(),
    filled('M-10 372L570 250V420H-10Z', '#4f9a68'),
    filled('M-10 386L570 264V430H-10Z', '#8d8478'),
    line('M-10 386L570 264', '#e9dcc0', 6),
    line('M20 408L80 395M130 384L190 371M240 361L300 348M350 338L410 325M460 315L520 302', '#e9dcc0', 3, {
      'stroke-opacity': '.8',
    }),
    groundShadow(222, 352, 50, 0.2),
    groundShadow(350, 324, 50, 0.2),
    drawFigure(first, `${prefix}-a`),
    layers.far,
    layers.body,
    bottle({ x: grip.x + 3, y: grip.y - 3 }, 8, 1.3),
    layers.nearArm,
  ].join('');
});
