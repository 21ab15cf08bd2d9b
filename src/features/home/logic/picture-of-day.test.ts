import { expect, test } from 'vitest';
import { pictureOfDay } from './picture-of-day.ts';

const count = 13;

test('each day begins with another picture, and thirteen days show all of them', () => {
  const days = Array.from({ length: count }, (_, day) => pictureOfDay(new Date(2026, 1, 20 + day), count));
  expect(days.toSorted((one, other) => one - other)).toEqual([...Array(count).keys()]);
});

test('a day has one picture from its first minute to its last', () => {
  const early = new Date(2026, 9, 25, 0, 1);
  const late = new Date(2026, 9, 25, 23, 59);
  expect(pictureOfDay(early, count)).toBe(pictureOfDay(late, count));
  expect(pictureOfDay(new Date(2026, 9, 26, 0, 1), count)).not.toBe(pictureOfDay(late, count));
});
