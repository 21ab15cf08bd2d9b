import { expect, test } from 'vitest';
import { pictureOf } from './page-picture.ts';

test.each([
  ['/tips/eye-care', 'eye-care'],
  ['/tips/body-care/heart-care', 'heart-care'],
  ['/tips/body-care/digestive-health/diarrhea', 'digestive-health'],
  ['/tips/mental-care/common-disorders/anxiety-disorders/gad', 'mental-care'],
  ['/build-body-women/cardio', 'build-body-women'],
  ['/exercises', undefined],
] as const)('%s begins with the picture %s', (path, picture) => {
  expect(pictureOf(path)?.id).toBe(picture);
});
