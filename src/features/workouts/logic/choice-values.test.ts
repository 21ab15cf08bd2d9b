import { expect, test } from 'vitest';
import { aimsOf, choiceValues, lengthOf, needsMet, placesOf } from './choice-values.ts';
import { asked, planned } from './workout.testing.ts';

test.each([
  ['cardio', ['heart']],
  ['core-abs', ['core']],
  ['glute-leg', ['legs']],
  ['pre-post-natal-workouts', ['pregnancy']],
  ['sports-specific-training', ['sport']],
  ['recovery-mobility', ['recovery']],
] as const)('a workout of the category %s is for %j', (category, aims) => {
  expect(aimsOf(planned([{ pattern: 'squat' }], { category }))).toEqual(aims);
});

test('what a workout for beginners is for follows from its main part', () => {
  const beginner = (patterns: readonly ('cardio' | 'stretch' | 'squat' | 'push')[]) =>
    aimsOf(
      planned(
        patterns.map((pattern) => ({ pattern })),
        { category: 'beginner' },
      ),
    );
  expect(beginner(['cardio', 'cardio', 'push'])).toEqual(['heart']);
  expect(beginner(['stretch', 'stretch'])).toEqual(['flexibility']);
  expect(beginner(['squat', 'push', 'cardio'])).toEqual(['strength']);
});

test('strength of nothing but the legs is for the legs as well', () => {
  expect(aimsOf(planned([{ pattern: 'squat' }, { pattern: 'lunge' }]))).toEqual(['strength', 'legs']);
  expect(aimsOf(planned([{ pattern: 'squat' }, { pattern: 'push' }]))).toEqual(['strength']);
});

test.each([
  ['a push-up', { pattern: 'push' }, ['indoors', 'little-space']],
  ['carrying', { pattern: 'carry', suits: ['quiet'] }, ['indoors', 'outdoors']],
  ['running', { pattern: 'cardio', suits: [] }, ['outdoors']],
  ['a stretch that needs room', { pattern: 'stretch', suits: ['quiet'] }, ['indoors']],
  ['swimming', { pattern: 'swim', equipment: ['pool'], suits: [] }, ['pool']],
  ['passing a ball', { pattern: 'cardio', equipment: ['football'], suits: [] }, ['outdoors', 'pitch']],
] as const)('the place of %s', (_, facts, places) => {
  expect(placesOf(planned([facts]))).toEqual(places);
});

test('the warm-up does not say where a workout is done', () => {
  const walk = { facts: asked({ pattern: 'cardio', suits: [] }), easier: undefined };
  const workout = planned([{}]);
  expect(placesOf({ ...workout, exercises: [walk, ...workout.main] })).toContain('little-space');
});

test.each([
  ['nothing to fear', {}, true],
  ['kneeling, which a cloth makes soft', { cautions: ['knees-kneel'] }, true],
  ['a deep bend', { cautions: ['knees-deep'] }, false],
  ['a step', { cautions: ['knees-step'] }, false],
  ['a jump', { cautions: ['jumps'] }, false],
  ['a hard landing without a caution', { impact: 'high' }, false],
  ['a bend with a gentle one in its place', { cautions: ['knees-bend'], easier: asked() }, true],
  [
    'a bend with another bend in its place',
    { cautions: ['knees-bend'], easier: asked({ cautions: ['knees'] }) },
    false,
  ],
] as const)('a workout for sore knees: %s', (_, facts, fits) => {
  expect(needsMet(planned([{}, facts])).includes('sore-knees')).toBe(fits);
});

test('a warm-up that is loud or hard on the knees counts too', () => {
  const workout = planned([{}]);
  const hop = { facts: asked({ impact: 'high', cautions: ['jumps'] }), easier: undefined };
  expect(needsMet(workout)).toEqual(['sore-knees', 'quiet']);
  expect(needsMet({ ...workout, exercises: [hop, ...workout.main] })).toEqual([]);
});

test('a workout is quiet when each of its exercises is', () => {
  expect(needsMet(planned([{}, { suits: ['little-space'] }]))).toEqual(['sore-knees']);
});

test.each([
  [12, '15'],
  [15, '15'],
  [16, '20'],
  [20, '20'],
  [25, '30'],
  [45, '30'],
] as const)('%i minutes stand under %s', (minutes, length) => {
  expect(lengthOf(planned([{}], { minutes }))).toBe(length);
});

test('the values stand as the filter reads them', () => {
  expect(choiceValues(planned([{ equipment: ['mat', 'band'] }]))).toEqual({
    need: 'sore-knees quiet',
    minutes: '20',
    place: 'indoors little-space',
    equipment: 'mat band',
    aim: 'strength',
  });
});
