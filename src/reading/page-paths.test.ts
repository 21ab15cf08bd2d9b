import { expect, test } from 'vitest';
import { pageAt, workoutPath } from './page-paths.ts';

test.each([
  ['/tips/dental-care', 'guide', 'dental-care'],
  ['/tips/body-care/heart-care', 'bodyCare', 'heart-care'],
  ['/tips/mental-care', 'mentalGuide', 'guide'],
  ['/tips/mental-care/common-disorders', 'mentalCategory', 'common-disorders'],
  ['/tips/mental-care/common-disorders/anxiety-disorders/gad', 'disorder', 'gad'],
  ['/tips/mental-care/support/crisis', 'support', 'crisis'],
  ['/tips/build-body-men', 'catalogue', 'men/index'],
  ['/build-body-women/cardio', 'catalogue', 'women/cardio/index'],
  ['/build-body-men/cardio/hiit', 'workout', 'men/cardio/hiit'],
])('at %s stands the %s %s', (path, kind, id) => {
  expect(pageAt(path)).toEqual({ kind, id });
});

test.each([
  '/',
  '/contacts',
  '/exercises/squat',
  '/tips/body-care',
  '/tips/mental-care/common-disorders/anxiety-disorders',
])('at %s stands no page of content/', (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test.each([
  ['men/index', '/tips/build-body-men'],
  ['women/cardio/index', '/build-body-women/cardio'],
  ['men/cardio/hiit', '/build-body-men/cardio/hiit'],
])('the folder %s is shown at %s', (id, path) => {
  expect(workoutPath(id)).toBe(path);
});
