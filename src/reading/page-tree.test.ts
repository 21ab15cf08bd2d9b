import { expect, test } from 'vitest';
import { parentPath } from './page-tree.ts';

test.each([
  ['/tips/eye-care', '/tips'],
  ['/tips', undefined],
  [
    '/tips/mental-care/common-disorders/anxiety-disorders/gad',
    '/tips/mental-care/common-disorders/anxiety-disorders',
  ],
  ['/build-body-women/cardio/hiit', '/build-body-women/cardio'],
  ['/build-body-women/cardio', '/tips/build-body-women'],
  ['/men/sports-specific-training/soccer', '/build-body-men/sports-specific-training'],
] as const)('above %s stands %s', (path, parent) => {
  expect(parentPath(path)).toBe(parent);
});
