import { expect, test } from 'vitest';
import { mostAlike } from './likeness.ts';

type Other = Parameters<typeof mostAlike>[0];

function exercise(id: string, facts: Partial<Other['facts']> = {}): Other {
  return {
    id,
    facts: {
      pattern: 'squat',
      muscles: { primary: ['quadriceps', 'gluteus-maximus'], secondary: [] },
      equipment: ['none'],
      level: 'beginner',
      ...facts,
    },
  };
}

const squat = exercise('squat');
const oneMuscle = { primary: ['quadriceps' as const], secondary: [] };
const idsOf = (others: readonly Other[], count = 6) => mostAlike(squat, others, count).map(({ id }) => id);

test('another kind of movement is never alike, nor is the exercise itself', () => {
  expect(idsOf([squat, exercise('lunge', { pattern: 'lunge' })])).toEqual([]);
});

test('shared muscles count more than equipment, and equipment more than level', () => {
  const others = [
    exercise('a', { muscles: oneMuscle }),
    exercise('b', { equipment: ['chair'] }),
    exercise('c', { level: 'advanced' }),
    exercise('d', { level: 'intermediate' }),
  ];
  expect(idsOf(others)).toEqual(['d', 'c', 'b', 'a']);
});

test('the order does not hang on the order that they come in, which is that of names in a language', () => {
  const others = [exercise('c'), exercise('a'), exercise('b')];
  expect(idsOf(others)).toEqual(['a', 'b', 'c']);
  expect(idsOf(others.toReversed())).toEqual(['a', 'b', 'c']);
});

test('there are no more than asked for', () => {
  expect(idsOf([exercise('b'), exercise('a')], 1)).toEqual(['a']);
});
