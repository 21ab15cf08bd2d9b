import { expect, test } from 'vitest';
import { fitting, hindrances, readFilter } from './exercise-filter.ts';

const chairSquat = {
  muscle: 'quadriceps gluteus-maximus hamstrings',
  pattern: 'squat',
  equipment: 'chair',
  level: 'beginner',
  suits: 'little-space quiet',
  words: 'chair squat chaise',
};
const pushUp = {
  muscle: 'pectorals triceps',
  pattern: 'push',
  equipment: 'none',
  level: 'intermediate',
  suits: 'quiet',
  words: 'push up pushup pompe pompage',
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
  ['q=chaise', true],
  ['q=chaise&suits=seated', false],
  ['q=lunge', false],
])('a chair squat under the filter “%s” is shown: %s', (query, shown) => {
  expect(fitting([chairSquat], new URLSearchParams(query))).toEqual([shown]);
});

test('an exercise without any value fits only an open filter', () => {
  expect(fitting([{}], new URLSearchParams())).toEqual([true]);
  expect(fitting([{}], new URLSearchParams('suits=quiet'))).toEqual([false]);
});

test('a wrong letter is forgiven only where nothing has the right ones', () => {
  expect(fitting([chairSquat, pushUp], new URLSearchParams('q=pampage'))).toEqual([false, true]);
  const pompom = { ...pushUp, words: 'pampage' };
  expect(fitting([pompom, pushUp], new URLSearchParams('q=pampage'))).toEqual([true, false]);
});

test('of choices that nothing fits, those are named that stand in the way, with what is found without them', () => {
  const filter = new URLSearchParams('suits=quiet&equipment=chair&q=pompe');
  expect(hindrances([chairSquat, pushUp], filter)).toEqual([
    { name: 'equipment', value: 'chair', count: 1 },
    { name: 'q', value: 'pompe', count: 1 },
  ]);
  const three = new URLSearchParams('suits=quiet&suits=seated');
  expect(hindrances([chairSquat, pushUp], three)).toEqual([{ name: 'suits', value: 'seated', count: 2 }]);
});

test('choices left open and parameters of other names do not reach the filter', () => {
  const typed = new URLSearchParams(
    'muscle=&pattern=squat&utm_source=mail&suits=quiet&suits=seated&q=+knee+',
  );
  expect(readFilter(typed).toString()).toBe('pattern=squat&suits=quiet&suits=seated&q=knee');
});

test('a form gives the same filter as its address', () => {
  const form = new FormData();
  form.append('muscle', '');
  form.append('level', 'beginner');
  form.append('suits', 'quiet');
  form.append('q', 'jump');
  expect(readFilter(form).toString()).toBe('level=beginner&suits=quiet&q=jump');
});
