import { afterAll, expect, test, vi } from 'vitest';
import { distance, middle, type Point, walk } from '#src/figures/body/geometry.ts';
import { headFront } from '#src/figures/body/head-front.ts';
import { headSide } from '#src/figures/body/head-side.ts';
import { personGirth, personSize } from '#src/figures/body/person.ts';
import type { Scene } from './scene.ts';

type FigureModule = typeof import('#src/figures/body/figure.ts');
type Figure = Parameters<FigureModule['drawFigure']>[0];

const drawn = vi.hoisted((): { figures: Figure[] } => ({ figures: [] }));

vi.mock('#src/figures/body/figure.ts', async (importOriginal) => {
  const original = await importOriginal<FigureModule>();
  const noted =
    <Drawing>(draw: (figure: Figure, prefix: string) => Drawing) =>
    (figure: Figure, prefix: string): Drawing => {
      drawn.figures.push(figure);
      return draw(figure, prefix);
    };
  return {
    ...original,
    drawFigure: noted(original.drawFigure),
    drawFigureLayers: noted(original.drawFigureLayers),
  };
});

// Unit tests share their modules: scenes that another file has loaded draw without telling us.
vi.resetModules();
const { placeJoints } = await import('#src/figures/body/figure.ts');
const { cardScenes } = await import('./card-scenes.ts');
const { heroScenes } = await import('./hero-scenes.ts');
afterAll(() => {
  vi.resetModules();
});

function paint(scene: Scene): { markup: string; figures: readonly Figure[] } {
  drawn.figures = [];
  return { markup: scene.paintContent('t'), figures: drawn.figures };
}

const scenes: readonly Scene[] = [...heroScenes, ...cardScenes];
const painted = scenes.map((scene) => ({ id: scene.id, ...paint(scene) }));
const withPeople = painted.filter(({ markup }) => markup.includes('--figure-skin-'));

/** Both eyes from the front, one from the side: in the units of a head of radius 11 that stands upright. */
const eyePlaces = { front: [-4.1, 4.1], side: [7] } as const;

function eyesOf(figure: Figure): readonly Point[] {
  const { pose, scale = 1, facing } = figure;
  const { head } = placeJoints(figure);
  const mirror = facing === 'left' ? -1 : 1;
  return eyePlaces[pose.view ?? 'side'].map((across) => {
    const { x, y } = walk({ x: 0, y: 0 }, pose.head + 90, across * scale);
    return { x: head.x + x * mirror, y: head.y + y };
  });
}

/** How far an eye is from the middle line of the arms that are drawn over the head, in widths of the forearm. */
function freeRoom(figure: Figure): number {
  const joints = placeJoints(figure);
  const half = personGirth(figure.person).elbow * (figure.scale ?? 1);
  const { shoulder, elbow, hand } = joints.nearArm;
  const along = Array.from({ length: 21 }, (_, step) => step / 20);
  const arm = along.flatMap((share) => [middle(shoulder, elbow, share), middle(elbow, hand, share)]);
  return Math.min(...eyesOf(figure).flatMap((eye) => arm.map((place) => distance(eye, place)))) / half;
}

test('most scenes show people, and the pictures without are things on a table', () => {
  expect(painted.filter((scene) => !withPeople.includes(scene)).map(({ id }) => id)).toEqual([
    'maintain-weight',
    'blood-pressure-sheet',
    'protein',
    'tips',
  ]);
});

test.each(withPeople)('everybody in $id has a head with a face', ({ markup, figures }) => {
  expect(figures.length).toBeGreaterThan(0);
  for (const { person, pose } of figures) {
    expect(markup).toContain(pose.view === 'front' ? headFront(person) : headSide(person));
  }
});

test.each(withPeople)('no arm in $id lies over its own eyes', ({ figures }) => {
  for (const figure of figures) expect(freeRoom(figure)).toBeGreaterThan(1);
});

test.each(withPeople)('the arms in $id grow out of shoulders, not out of the neck', ({ figures }) => {
  for (const figure of figures) {
    const { collar, nearArm, farArm } = placeJoints(figure);
    const scale = (figure.scale ?? 1) * personSize(figure.person);
    for (const { shoulder } of [nearArm, farArm]) {
      expect(distance(collar, shoulder) / scale).toBeGreaterThan(3);
    }
  }
});
