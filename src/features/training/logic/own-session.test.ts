import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countItems } from './count-items.ts';
import {
  add,
  type Build,
  buildOf,
  changeBlock,
  changeItem,
  contentOf,
  emptyBuild,
  insert,
  move,
  playableBlocks,
  remove,
  spotOf,
  stepFrom,
} from './own-session.ts';
import { ownSessionSchema } from './record-schemas.ts';
import { secondsFrom, timeline } from './timeline.ts';

const ids = ['squat', 'plank', 'march'] as const;
const item = fc.record({
  exercise: fc.constantFrom(...ids),
  rest: fc.integer({ min: -50, max: 500 }),
  repetitions: fc.option(fc.integer({ min: -5, max: 500 }), { nil: undefined }),
  seconds: fc.option(fc.integer({ min: -5, max: 5000 }), { nil: undefined }),
});
const spot = fc.record({ block: fc.integer({ min: 0, max: 3 }), place: fc.integer({ min: 0, max: 25 }) });
const key = fc.nat(30);
const edit: fc.Arbitrary<(build: Build) => Build> = fc.oneof(
  fc.tuple(spot, item).map(
    ([to, one]) =>
      (build: Build) =>
        insert(build, to, one),
  ),
  fc.tuple(fc.nat(3), fc.array(item, { maxLength: 12 })).map(
    ([block, items]) =>
      (build: Build) =>
        add(build, block, items),
  ),
  key.map((one) => (build: Build) => remove(build, one)),
  fc.tuple(key, spot).map(
    ([one, to]) =>
      (build: Build) =>
        move(build, one, to),
  ),
  fc.tuple(key, item).map(
    ([one, { exercise: _, ...change }]) =>
      (build: Build) =>
        changeItem(build, one, change),
  ),
  fc.tuple(fc.nat(3), fc.integer({ min: -3, max: 99 }), fc.integer({ min: -3, max: 999 })).map(
    ([block, rounds, roundRest]) =>
      (build: Build) =>
        changeBlock(build, block, { rounds, roundRest }),
  ),
);
const edited = fc
  .array(edit, { maxLength: 25 })
  .map((edits) => edits.reduce((before, one) => one(before), emptyBuild));

const keysOf = (build: Build) => build.blocks.flatMap(({ items }) => items.map((one) => one.key));
const sorted = (keys: readonly number[]) => keys.toSorted((one, other) => one - other);

test('whatever is done to a session, it may be kept as soon as it has a name', () => {
  fc.assert(
    fc.property(edited, (build) => {
      const kept = ownSessionSchema.safeParse({ ...contentOf(build), name: 'Mine' });
      expect(kept.error).toBeUndefined();
      expect(kept.data?.blocks).toEqual(contentOf(build).blocks);
      expect(kept.data?.blocks.every(({ items }) => items.length > 0)).toBe(true);
    }),
  );
});

test('no two items have the same key, whatever was added, moved and removed', () => {
  fc.assert(
    fc.property(edited, (build) => {
      const keys = keysOf(build);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.every((one) => one < build.nextKey)).toBe(true);
    }),
  );
});

test('a move loses and doubles nothing, and leaves every dose as it is', () => {
  fc.assert(
    fc.property(edited, key, spot, (build, one, to) => {
      const moved = move(build, one, to);
      expect(sorted(keysOf(moved))).toEqual(sorted(keysOf(build)));
      const doses = (some: Build) =>
        Object.fromEntries(some.blocks.flatMap(({ items }) => items.map((each) => [each.key, each])));
      expect(doses(moved)).toEqual(doses(build));
    }),
  );
});

test('a step up and a step down lead back, and every place is reached by steps', () => {
  fc.assert(
    fc.property(edited, (build) => {
      for (const one of keysOf(build)) {
        const down = stepFrom(build, one, 'down');
        if (!down) continue;
        const below = move(build, one, down);
        const up = stepFrom(below, one, 'up');
        expect(up && contentOf(move(below, one, up))).toEqual(contentOf(build));
      }
    }),
  );
});

const three = add(emptyBuild, 1, [
  { exercise: 'squat', repetitions: 10, rest: 30 },
  { exercise: 'plank', seconds: 30, rest: 0 },
  { exercise: 'march', seconds: 60, rest: 0 },
]);
const namesIn = (build: Build) =>
  build.blocks.map(({ items }) => items.map(({ exercise }) => exercise).join(' '));

test.each([
  [0, { block: 1, place: 3 }, ['', 'plank march squat', '']],
  [0, { block: 1, place: 2 }, ['', 'plank squat march', '']],
  [0, { block: 1, place: 1 }, ['', 'squat plank march', '']],
  [2, { block: 1, place: 0 }, ['', 'march squat plank', '']],
  [2, { block: 0, place: 0 }, ['march', 'squat plank', '']],
  [1, { block: 2, place: 9 }, ['', 'squat march', 'plank']],
])('the item %i goes to %j', (one, to, names) => {
  expect(namesIn(move(three, one, to))).toEqual(names);
});

test('steps lead over the edges of parts and end at both ends of the session', () => {
  expect(stepFrom(three, 0, 'up')).toEqual({ block: 0, place: 0 });
  expect(stepFrom(three, 2, 'down')).toEqual({ block: 2, place: 0 });
  const first = move(three, 0, { block: 0, place: 0 });
  expect(stepFrom(first, 0, 'up')).toBeUndefined();
  expect(stepFrom(three, 99, 'up')).toBeUndefined();
});

test('a full part takes nothing more, and steps lead past it', () => {
  const squat = { exercise: 'squat', repetitions: 10, rest: 0 };
  const full = add(add(emptyBuild, 1, Array(25).fill(squat)), 0, [squat]);
  expect(full.blocks[1]?.items).toHaveLength(20);
  expect(insert(full, { block: 1, place: 0 }, squat)).toBe(full);
  expect(move(full, 20, { block: 1, place: 0 })).toBe(full);
  expect(stepFrom(full, 20, 'down')).toEqual({ block: 2, place: 0 });
});

test('what is removed and put back at its place is the same session', () => {
  const place = spotOf(three, 1);
  const gone = remove(three, 1);
  expect(namesIn(gone)).toEqual(['', 'squat march', '']);
  const back = place && insert(gone, place, { exercise: 'plank', seconds: 30, rest: 0 });
  expect(back && contentOf(back)).toEqual(contentOf(three));
});

test('a dose is counted in one way at a time and stays within what the player takes', () => {
  const timed = changeItem(three, 0, { repetitions: undefined, seconds: 4000 });
  expect(contentOf(timed).blocks[0]?.items[0]).toEqual({ exercise: 'squat', seconds: 1800, rest: 30 });
  const counted = changeItem(timed, 0, { repetitions: 0, seconds: undefined, rest: 500 });
  expect(contentOf(counted).blocks[0]?.items[0]).toEqual({ exercise: 'squat', repetitions: 1, rest: 180 });
});

test('a session that is kept comes back as it was, with the parts that it left out', () => {
  fc.assert(
    fc.property(edited, (build) => {
      const again = buildOf(contentOf(build));
      expect(contentOf(again)).toEqual(contentOf(build));
      expect(again.blocks.map(({ part }) => part)).toEqual(['warm-up', 'main', 'cool-down']);
      expect(countItems(again)).toBe(countItems(build));
    }),
  );
});

test('a session with several main parts keeps each of them, and never has more blocks than may be kept', () => {
  const block = (part: 'main' | 'cool-down') => ({
    part,
    rounds: 2,
    items: [{ exercise: 'squat', seconds: 30 }],
  });
  const two = buildOf({ name: 'Two', blocks: [block('cool-down'), block('main'), block('main')] });
  expect(two.blocks.map(({ part }) => part)).toEqual(['warm-up', 'main', 'main', 'cool-down']);
  const six = buildOf({ name: 'Six', blocks: Array(6).fill(block('main')) });
  expect(six.blocks).toHaveLength(6);
});

test('the minutes are those of the steps that the player makes of it, without what the library lost', () => {
  const time = { seconds: 3, perSide: false, sidesInOneCycle: 1 } as const;
  const figure = { moving: '', still: '' };
  const known = {
    name: '',
    cue: '',
    time,
    pattern: 'squat',
    measure: 'repetitions',
    primary: [],
    figures: { woman: figure, man: figure },
  } as const;
  const blocks = playableBlocks(changeBlock(three, 1, { rounds: 2, roundRest: 15 }), {
    squat: known,
    march: known,
  });
  expect(secondsFrom(timeline(blocks, () => time))).toBe(2 * (30 + 30 + 60) + 15);
  expect(playableBlocks(three, {})).toEqual([]);
});

test('a summary of a newer edition is left out, and the session stays', () => {
  const session = { name: 'Mine', blocks: [] };
  const summary = { minutes: 10, counted: 0, strength: true, hard: ['quadriceps'], kinds: ['legs'] };
  expect(ownSessionSchema.parse({ ...session, summary })).toEqual({ ...session, summary });
  const newer = ownSessionSchema.parse({ ...session, summary: { ...summary, kinds: ['juggling'] } });
  expect(newer.summary).toBeUndefined();
});
