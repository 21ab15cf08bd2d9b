import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RepetitionTime, sessionSeconds } from '#src/reading/kinds/workout/logic/duration.ts';
import { exchange, type PlayedBlock, sameStep, secondsFrom, timeline } from './timeline.ts';

const times: Readonly<Record<string, RepetitionTime>> = {
  squat: { seconds: 3, perSide: false, sidesInOneCycle: 1 },
  lunge: { seconds: 4, perSide: true, sidesInOneCycle: 1 },
  'bird-dog': { seconds: 6, perSide: true, sidesInOneCycle: 2 },
};
const timeOf = (exercise: string) => times[exercise] ?? { seconds: 2, perSide: false, sidesInOneCycle: 1 };

const item = fc
  .record({
    exercise: fc.constantFrom(...Object.keys(times)),
    amount: fc.integer({ min: 5, max: 60 }),
    counted: fc.boolean(),
    rest: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
  })
  .map(({ exercise, amount, counted, rest }) => ({
    exercise,
    rest,
    ...(counted ? { repetitions: amount } : { seconds: amount }),
  }));
const block = fc.record({
  part: fc.constantFrom('warm-up', 'main', 'cool-down'),
  rounds: fc.integer({ min: 1, max: 5 }),
  roundRest: fc.integer({ min: 0, max: 120 }),
  items: fc.array(item, { minLength: 1, maxLength: 6 }),
}) satisfies fc.Arbitrary<PlayedBlock>;

/** The rest after the last movement, which nobody waits for. */
const lastRest = (blocks: readonly PlayedBlock[]) => blocks.at(-1)?.items.at(-1)?.rest ?? 0;

test('the steps take as long as the page says, but for a rest after the last movement', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const seconds = secondsFrom(timeline(blocks, timeOf));
      expect(seconds).toBeCloseTo(sessionSeconds(blocks, timeOf) - lastRest(blocks), 6);
    }),
  );
});

test('a session begins and ends with a movement, and no two rests follow each other', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
      const kinds = timeline(blocks, timeOf).map(({ kind }) => kind);
      expect([kinds.at(0), kinds.at(-1)]).toEqual(['move', 'move']);
      expect(kinds.join()).not.toContain('rest,rest');
    }),
  );
});

const only = (items: PlayedBlock['items'], rounds = 1): PlayedBlock[] => [
  { part: 'main', rounds, roundRest: 60, items },
];

test('an exercise with sides is done on the one and then on the other', () => {
  const steps = timeline(only([{ exercise: 'lunge', seconds: 30 }]), timeOf);
  expect(steps).toMatchObject([
    { side: 'first', seconds: 30, expected: 30 },
    { side: 'second', seconds: 30, expected: 30 },
  ]);
});

test('an alternating exercise is one step for both sides, as long as both', () => {
  const [timed] = timeline(only([{ exercise: 'bird-dog', seconds: 30 }]), timeOf);
  expect(timed).toMatchObject({ side: undefined, seconds: 60 });
  const [counted] = timeline(only([{ exercise: 'bird-dog', repetitions: 8 }]), timeOf);
  expect(counted).toMatchObject({ side: undefined, seconds: undefined, repetitions: 8, expected: 48 });
});

test('the rest of the last exercise and that of the round are one rest', () => {
  const steps = timeline(only([{ exercise: 'squat', seconds: 20, rest: 30 }], 2), timeOf);
  expect(steps.map(({ kind, expected, round }) => [kind, expected, round])).toEqual([
    ['move', 20, 1],
    ['rest', 90, 1],
    ['move', 20, 2],
  ]);
});

test('an exercise that is exchanged is another one in every round, and the session stays where it is', () => {
  const blocks = only(
    [
      { exercise: 'lunge', seconds: 20 },
      { exercise: 'squat', seconds: 20 },
    ],
    2,
  );
  const steps = timeline(blocks, timeOf);
  const [, , squat] = steps;
  const other = timeline(exchange(blocks, { block: 0, place: 0 }, 'squat'), timeOf);
  expect(other.map((step) => (step.kind === 'move' ? step.item.exercise : step.kind))).toEqual([
    'squat',
    'squat',
    'rest',
    'squat',
    'squat',
  ]);
  expect(squat && other[sameStep(other, squat)]).toMatchObject({ block: 0, place: 1, round: 1 });
});
