import { expect, test } from 'vitest';
import { fitsFilter, readFilter } from './exercise-filter.ts';

const chairSquat = {
  muscle: 'quadriceps gluteus-maximus hamstrings',
  pattern: 'squat',
  equipment: 'chair',
  level: 'beginner',
  suits: 'little-space quiet',
};

test.each([
  ['', true],
  ['muscle=hamstrings', true],
  ['muscle=hamstring', false],
  ['muscle=biceps', false],
  ['pattern=squat&level=beginner&equipment=chair', true],
  ['pattern=squat&level=advanced', false],
  ['suits=quiet', true],
  ['suits=quiet&suits=little-space', true],
  ['suits=quiet&suits=seated', false],
])('a chair squat under the filter “%s” is shown: %s', (query, shown) => {
  expect(fitsFilter(chairSquat, new URLSearchParams(query))).toBe(shown);
});

test('an exercise without any value fits only an open filter', () => {
  expect(fitsFilter({}, new URLSearchParams())).toBe(true);
  expect(fitsFilter({}, new URLSearchParams('suits=quiet'))).toBe(false);
});

test('choices left open and parameters of other names do not reach the filter', () => {
  const typed = new URLSearchParams('muscle=&pattern=squat&utm_source=mail&suits=quiet&suits=seated');
  expect(readFilter(typed).toString()).toBe('pattern=squat&suits=quiet&suits=seated');
});

test('a form gives the same filter as its address', () => {
  const form = new FormData();
  form.append('muscle', '');
  form.append('level', 'beginner');
  form.append('suits', 'quiet');
  expect(readFilter(form).toString()).toBe('level=beginner&suits=quiet');
});
