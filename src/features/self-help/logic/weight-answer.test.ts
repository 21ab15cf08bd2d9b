import { expect, test } from 'vitest';
import { weightAnswer } from './weight-answer.ts';

test.each([
  ['63.9', '160', 'under25'],
  ['64', '160', 'from25'],
  ['64,0', '160,0', 'from25'],
  ['76.7', '160', 'from25'],
  ['76.8', '160', 'from30'],
  ['102.3', '160', 'from30'],
  ['102.4', '160', 'from40'],
  ['72.25', '170', 'from25'],
  ['500', '250', 'from40'],
  ['5', '160', undefined],
  ['500.1', '160', undefined],
  ['70', '90', undefined],
  ['70', '250.1', undefined],
  ['70', '1.60', undefined],
  ['', '160', undefined],
  ['seventy', '160', undefined],
  ['1e2', '160', undefined],
])('%s kg and %s cm: %s', (weight, height, answer) => {
  expect(weightAnswer(weight, height)).toBe(answer);
});
