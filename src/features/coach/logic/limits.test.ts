import { expect, test } from 'vitest';
import { inputOf } from './coach.testing.ts';
import { factsOf } from './facts.ts';
import { limitsOf } from './limits.ts';
import { emptyBoard, fits, place } from './week-board.ts';

test('of two rules on the same number the lower one stands, and what one forbids no other allows', () => {
  const limits = limitsOf([
    { rule: 'pain', effect: { minutes: 40, mostDays: 5, avoid: ['calves'], noHard: true }, from: [] },
    { rule: 'raise', effect: { minutes: 90, mostDays: 2, avoid: ['biceps'] }, from: [] },
  ]);
  expect(limits).toEqual({ minutes: 40, mostDays: 2, avoid: ['calves', 'biceps'], noHard: true });
});

test('a session finds no day beside one that works the same muscles, before it or after it', () => {
  const board = emptyBoard(factsOf(inputOf()), { isSundayFree: false, mostDays: undefined });
  expect(place(board, { hard: ['calves'] }, [1])).toBe('2026-12-01');
  expect([0, 1, 2, 3, 4].map((day) => fits(board, day, ['calves']))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  expect([0, 2].map((day) => fits(board, day, ['biceps']))).toEqual([true, true]);
});
