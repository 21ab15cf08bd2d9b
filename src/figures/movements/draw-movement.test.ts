import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fitPieces, pieceValue } from './curve-fit.ts';
import { drawKeyPoses } from './draw-key-poses.ts';
import { drawMovement } from './draw-movement.ts';
import { secondsPerCycle } from './key-frames.ts';
import type { Movement } from './movement.ts';
import { men } from './people.ts';
import { performerOf } from './performance.ts';
import { sampleMovements } from './samples/samples.testing.ts';
import { timelineOf } from './timeline.ts';

const cases = Object.entries(sampleMovements).map(([id, movement]) => ({ id, movement }));
const sample = (id: string) => sampleMovements[id] as Movement;
const squat = sample('squat');
const lunge = sample('lunge');

test.each(cases)('$id is one file without script, request or style attribute', ({ movement }) => {
  for (const drawn of [drawMovement(movement), drawKeyPoses(movement)]) {
    expect(drawn).not.toMatch(/<script|href=|url\((?!#)|@import|style="|NaN|undefined|var\(/);
  }
});

test.each(cases)(
  '$id: the still picture is at most 2.5 KB after brotli and does not move',
  ({ movement }) => {
    const drawn = drawKeyPoses(movement);
    expect(brotliCompressSync(drawn).length).toBeLessThanOrEqual(2500);
    expect(drawn).not.toContain('animation');
  },
);

test.each(cases)('$id: every class that moves has keyframes', ({ movement }) => {
  const drawn = drawMovement(movement);
  const used = new Set([...drawn.matchAll(/<g class="(\w+)"/g)].map(([, name]) => name));
  const named = [...drawn.matchAll(/animation-name:(\w+)/g)].map(([, name]) => name);
  const keyframes = [...drawn.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name);
  for (const name of used) expect(drawn).toContain(`.${name}{animation`);
  for (const name of named) expect(keyframes).toContain(name);
});

/** For each end of a limb, how far every joint on the way to it stands from the one before, beginning at the hips. */
function jointsToEachEnd(drawn: string): number[][] {
  const open: number[][] = [];
  const ways = new Set<string>();
  for (const [tag, attributes = ''] of drawn.matchAll(
    /<g\b([^>]*)>|<\/g>|<(?:path|ellipse|circle|rect)\b/g,
  )) {
    if (tag === '</g>') open.pop();
    else if (tag.startsWith('<g')) {
      const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(attributes) ?? [];
      open.push([Number(x ?? 0), Number(y ?? 0)].filter((distance) => distance !== 0));
    } else ways.add(JSON.stringify(open.flat()));
  }
  const all = [...ways].map((way): number[] => JSON.parse(way));
  const leadsOn = (way: number[]) =>
    all.some(
      (other) => other.length > way.length && way.every((distance, index) => other[index] === distance),
    );
  return all.filter((way) => !leadsOn(way));
}

test.each(['woman', 'man'] as const)('no joint of the %s is drawn a tenth of a unit apart', (person) => {
  const { skeleton } = timelineOf(squat, performerOf(squat, person)).frame;
  const { pelvis, chest, neck, headRadius, upperArm, forearm, thigh, shin } = skeleton;
  const behind = [2.6, -1.8];
  const expected = [
    [...behind, pelvis, chest, upperArm, forearm],
    [...behind, thigh, shin],
    [thigh, shin],
    [pelvis, chest, neck + headRadius],
    [pelvis, chest, upperArm, forearm],
  ];
  const found = jointsToEachEnd(drawMovement(squat, person));
  expect(found.map((way) => way.length)).toEqual(expected.map((way) => way.length));
  for (const [index, way] of expected.entries()) {
    const gaps = way.map((distance, place) => Math.abs(distance - (found[index]?.[place] ?? Number.NaN)));
    expect(Math.max(...gaps), JSON.stringify(found[index])).toBeLessThan(0.1);
  }
});

test('the rule that all groups share weighs less than the class that names a motion', () => {
  expect(drawMovement(squat)).toMatch(/<style>[^<]*}g\{animation:[^<]*\}\.a\{animation-name:a\}/);
});

test('an alternating movement lasts twice as long as its key poses, a repetition as long', () => {
  expect(secondsPerCycle(squat)).toBeCloseTo(3.6, 9);
  expect(secondsPerCycle({ ...squat, cycle: 'alternate' })).toBeCloseTo(7.2, 9);
});

test('the animation lasts as long as the cycle', () => {
  expect(drawMovement(squat)).toContain('animation:3.6s infinite');
});

test('halfway through an alternating movement near and far have changed places', () => {
  const timeline = timelineOf(lunge, men['sporty-man']);
  const early = timeline.at(1.6).body.angles;
  const late = timeline.at(1.6 + timeline.seconds / 2).body.angles;
  expect(late.farThigh).toBeCloseTo(early.nearThigh, 1);
  expect(late.nearShin).toBeCloseTo(early.farShin, 1);
});

test('woman and man are drawn differently', () => {
  expect(drawMovement(squat, 'woman')).not.toBe(drawMovement(squat, 'man'));
});

test('readers who want no motion see the first key pose, and dark mode a darker ground', () => {
  expect(drawMovement(squat)).toMatch(/prefers-reduced-motion:reduce\)\{[^}]*paused/);
  expect(drawMovement(squat)).toContain('prefers-color-scheme:dark');
});

test('a still picture shows two to four key poses, a held position one', () => {
  const counted = (id: string) => drawKeyPoses(sample(id)).match(/<ellipse[^>]*fill-opacity=".16"/g)?.length;
  expect(counted('squat')).toBe(2);
  expect(counted('burpee')).toBe(4);
  expect(counted('forearm-plank')).toBe(1);
});

test('one piece follows any cubic curve', () => {
  const times = Array.from({ length: 30 }, (_, index) => index / 29);
  const values = times.map((time) => 90 * time * time * (3 - 2 * time));
  const pieces = fitPieces(
    { times, values },
    times.map(() => false),
    0.2,
  );
  expect(pieces).toHaveLength(1);
  for (const [index, time] of times.entries()) {
    expect(pieces[0] && pieceValue(pieces[0], time)).toBeCloseTo(values[index] ?? 0, 0);
  }
});

test('a value that stays is one piece without a curve', () => {
  const times = [0, 1, 2, 3];
  const pieces = fitPieces({ times, values: [5, 5, 5, 5] }, [true, true, true, true], 0.2);
  expect(pieces).toEqual([{ start: 0, end: 3, from: 5, to: 5 }]);
});

test('pieces follow a wave within the tolerance', () => {
  const times = Array.from({ length: 100 }, (_, index) => index / 10);
  const values = times.map((time) => 40 * Math.sin(time));
  const pieces = fitPieces(
    { times, values },
    times.map(() => false),
    0.3,
  );
  expect(pieces.length).toBeLessThan(12);
  for (const [index, time] of times.entries()) {
    const piece = pieces.find(({ end }) => time <= end);
    expect(Math.abs((piece ? pieceValue(piece, time) : 0) - (values[index] ?? 0))).toBeLessThan(0.31);
  }
});
