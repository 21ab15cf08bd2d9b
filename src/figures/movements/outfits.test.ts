import { expect, test } from 'vitest';
import { paint, skinPaint } from '#src/figures/body/palette.ts';
import { contactDepth } from './contacts.ts';
import { drawKeyPoses } from './draw-key-poses.ts';
import { drawMovement } from './draw-movement.ts';
import type { Movement } from './movement.ts';
import { men, type Performer, women } from './people.ts';
import { performanceOf } from './performance.ts';
import { sampleMovements } from './samples/samples.testing.ts';

const everyone = Object.entries<Performer>({ ...women, ...men }).map(([name, person]) => ({ name, person }));
const walkers = everyone.filter(({ person }) => !person.usesWheelchair);
const sample = (id: string) => sampleMovements[id] as Movement;
const curl: Movement = {
  cycle: 'rep',
  keys: [
    { from: 'stand', seconds: 1 },
    { arms: [80, -50], seconds: 1 },
  ],
};

test.each(walkers)('$name is barefoot on a mat and in the water, and has shoes elsewhere', ({ person }) => {
  expect(performanceOf(sample('cat-cow'), person).person.shoes).toBe('barefoot');
  expect(performanceOf(sample('front-crawl'), person).person.shoes).toBe('barefoot');
  expect(performanceOf(sample('running'), person).person.shoes).not.toBe('barefoot');
});

test.each(walkers)('$name swims in swimwear', ({ person }) => {
  const { top, bottom, hair, wrap } = performanceOf(sample('front-crawl'), person).person;
  expect(wrap).toBeUndefined();
  expect(bottom.kind).toBe(person.coversAll ? 'leggings' : 'shorts');
  expect(top.kind).toBe(person.form === 'man' ? 'bare' : person.coversAll ? 'long-sleeve' : 'vest');
  if (person.coversAll) expect(hair).toBe('hijab');
});

test('a skirt is worn where the legs rest, and trousers under the kanga where a knee is raised', () => {
  const bottomFor = (movement: Movement) => performanceOf(movement, women.kanga).person.bottom.kind;
  expect(bottomFor(curl)).toBe('skirt');
  expect(bottomFor(sample('lunge'))).toBe('leggings');
  expect(bottomFor(sample('squat'))).toBe('leggings');
});

test('every print that a figure wears is defined in its file', () => {
  for (const id of ['squat', 'walking', 'jumping-jack']) {
    for (const { person } of walkers) {
      const drawn = drawMovement(sample(id), person);
      const used = new Set([...drawn.matchAll(/url\(#([^)]+)\)/g)].map(([, name]) => name));
      for (const name of used) expect(drawn).toContain(`<pattern id="${name}"`);
    }
  }
  expect(drawMovement(sample('squat'), women.kanga)).toContain('url(#');
});

test.each(['side', 'front'] as const)(
  'a wheelchair user sits still, feet above the ground, seen from the %s',
  (view) => {
    const from = view === 'side' ? 'stand' : 'front-stand';
    const movement: Movement = {
      ...curl,
      view,
      keys: curl.keys.map((key, index) => (index === 0 ? { ...key, from } : key)),
    };
    for (const person of [women['woman-in-wheelchair'], men['man-in-wheelchair']]) {
      const { sampling } = performanceOf(movement, person);
      const [first] = sampling.joints;
      for (const { hip, nearLeg, farLeg } of sampling.joints) {
        expect(hip).toEqual(first?.hip);
        expect(Math.max(nearLeg.foot.y, farLeg.foot.y)).toBeLessThan(-6);
      }
      expect(drawKeyPoses(movement, person)).toContain('<circle');
    }
  },
);

test('who is thicker rests higher above what carries the hips', () => {
  const depth = (person: Performer) =>
    contactDepth(
      { id: 'seat', part: 'seat', surface: 'ground', slides: false },
      performanceOf(curl, person).sampling.timeline.frame.skeleton,
    );
  expect(depth(women['heavier-woman'])).toBeGreaterThan(depth(women['sporty-woman']));
});

test('under a hijab no skin of neck or ears is drawn, and older people have white hair', () => {
  const white = /#[0-9a-f]{6}/.exec(paint('hair-grey'))?.[0];
  expect(drawMovement(curl, women['older-woman'])).toContain(white);
  expect(drawMovement(curl, men['older-man'])).toContain(white);
  const skin = /#[0-9a-f]{6}/.exec(skinPaint(women.hijab.skin))?.[0] ?? '';
  // Near hand, its forearm and upper arm under the sleeve, the face; the far arm is darker.
  expect(drawMovement(sample('squat'), women.hijab).split(`"${skin}"`).length - 1).toBeLessThanOrEqual(4);
});
