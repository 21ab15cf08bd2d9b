import { expect, test } from 'vitest';
import { drawFigure, drawFigureLayers, figureParts } from './figure.ts';
import { convexHull, distance, solveTwoBones, walk } from './geometry.ts';
import { element, round, tidyPath } from './markup.ts';
import { paint, shaded } from './palette.ts';
import type { HairStyle, Person } from './person.ts';
import { running, sitting, standing, standingFront } from './poses.ts';

const person: Person = {
  age: 'adult',
  form: 'woman',
  build: 'average',
  skin: 3,
  hair: 'afro',
  top: { kind: 'tee', fabric: { colour: 'cloth-red' } },
  bottom: { kind: 'trousers', fabric: { colour: 'cloth-navy' } },
  shoes: 'cloth-black',
};

const hairStyles: readonly HairStyle[] = [
  'short',
  'afro',
  'braids',
  'bun',
  'puffs',
  'bald',
  'headwrap',
  'hijab',
  'cap',
  'helmet',
];

test('rigid parts keep their drawing from pose to pose, so that an animation only moves and turns them', () => {
  const rigidMarks = (pose: typeof standing) =>
    Object.fromEntries(
      figureParts(person, { ...pose, hands: 'open' }, 'p')
        .filter(({ kind }) => kind === 'rigid')
        .map(({ name, marks }) => [name, marks]),
    );
  expect(rigidMarks(running)).toEqual(rigidMarks(standing));
  expect(rigidMarks(sitting)).toEqual(rigidMarks(standing));
});

test('every part has a name of its own', () => {
  const names = figureParts({ ...person, hair: 'hijab', shawl: { colour: 'cloth-red' } }, standing, 'p').map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a figure is drawn from the far arm over the far leg, the near leg and the trunk to the near arm', () => {
  const names = figureParts(person, standing, 'p').map(({ name }) => name);
  const steps = ['far-hand', 'far-foot', 'near-foot', 'chest', 'head', 'near-upper-arm'];
  const places = steps.map((name) => names.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('only a skirt adds a part that changes its shape with the pose', () => {
  const drapedNames = (wearer: Person) =>
    figureParts(wearer, standing, 'p')
      .filter(({ kind }) => kind === 'draped')
      .map(({ name }) => name);
  expect(drapedNames(person)).toEqual([]);
  expect(drapedNames({ ...person, bottom: { kind: 'skirt', fabric: { colour: 'cloth-red' } } })).toEqual([
    'skirt',
  ]);
});

test('a print is defined once, under the prefix, and used by the cloth', () => {
  const fabric = { colour: 'cloth-plum', pattern: 'suns' } as const;
  const drawn = drawFigure(
    {
      person: { ...person, top: { kind: 'tee', fabric }, bottom: { kind: 'skirt', fabric } },
      pose: standing,
      at: { x: 0, y: 0 },
    },
    'page-7',
  );
  expect(drawn.match(/<pattern id="page-7-cloth-plum-suns"/g)).toHaveLength(1);
  expect(drawn).toContain('fill="url(#page-7-cloth-plum-suns)"');
});

test.each(hairStyles)('%s is drawn in profile and from the front', (hair) => {
  for (const pose of [standing, standingFront]) {
    const drawn = drawFigure({ person: { ...person, hair }, pose, at: { x: 0, y: 0 } }, 'p');
    expect(drawn).not.toMatch(/NaN|undefined/);
  }
});

test('the three layers hold the whole figure', () => {
  const figure = { person, pose: standing, at: { x: 10, y: 20 } };
  const { far, body, nearArm } = drawFigureLayers(figure, 'p');
  expect(far + body + nearArm).toBe(drawFigure(figure, 'p'));
  expect(Math.min(far.length, body.length, nearArm.length)).toBeGreaterThan(100);
});

test('a figure facing left is drawn mirrored', () => {
  const figure = { person, pose: standing, at: { x: 10, y: 20 }, scale: 2, facing: 'left' } as const;
  expect(drawFigure(figure, 'p')).toContain('translate(10 20)scale(-2 2)');
});

test('both bends of two bones end at the target', () => {
  for (const bend of [1, -1] as const) {
    const [first, second] = solveTwoBones({ x: 0, y: 0 }, { x: 30, y: 10 }, 26, 24, bend);
    expect(distance(walk(walk({ x: 0, y: 0 }, first, 26), second, 24), { x: 30, y: 10 })).toBeLessThan(1e-6);
  }
});

test('the hull of a square with a point inside is the square', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ];
  expect(convexHull([...square, { x: 2, y: 1 }])).toHaveLength(4);
});

test('numbers are written with one decimal and never as minus zero', () => {
  expect(round(-0.04)).toBe(0);
  expect(Object.is(round(-0.04), 0)).toBe(true);
  expect(tidyPath('M1.2345 -0.04L1e-7 3')).toBe('M1.2 0L1e-7 3');
  expect(element('circle', { r: 2.345, fill: undefined })).toBe('<circle r="2.3"/>');
});

test('a colour is a custom property with its value as fallback, darker on the far side', () => {
  expect(paint('cloth-red')).toMatch(/^var\(--figure-cloth-red,#[0-9a-f]{6}\)$/);
  expect(paint('cloth-red', 'far')).toMatch(/^var\(--figure-cloth-red-far,#[0-9a-f]{6}\)$/);
  expect(shaded('#ffffff', 0)).toBe('#ffffff');
  expect(shaded('#ffffff', 1)).toBe('#1b1022');
});
