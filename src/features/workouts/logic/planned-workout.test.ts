import { expect, test } from 'vitest';
import { impactOf, mostTrained } from './planned-workout.ts';
import { planned } from './workout.testing.ts';

test('the hardest landing is the impact of a workout', () => {
  expect(impactOf(planned([{ impact: 'none' }, { impact: 'high' }, { impact: 'low' }]))).toBe('high');
  expect(impactOf(planned([{ impact: 'none' }, { impact: 'low' }]))).toBe('low');
  expect(impactOf(planned([]))).toBe('none');
});

test('the muscles of most exercises come first, and only so many', () => {
  const workout = planned([
    { muscles: { primary: ['calves', 'triceps'] } },
    { muscles: { primary: ['triceps'] } },
    { muscles: { primary: ['neck'] } },
  ]);
  expect(mostTrained(workout, 2)).toEqual(['triceps', 'calves']);
});
