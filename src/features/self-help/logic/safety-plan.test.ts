import { expect, test } from 'vitest';
import { callLink } from './safety-plan.ts';

test.each([
  ['114', 'tel:114'],
  ['0788 123 456', 'tel:0788123456'],
  ['+250 (0)78-812.34', 'tel:+25007881234'],
  ['  116 ', 'tel:116'],
])('"%s" can be called', (typed, link) => {
  expect(callLink(typed)).toBe(link);
});

test.each(['', '12', 'my aunt', '0788 or 0722', '+', '1234567890123456', '078+8'])(
  '"%s" is no number, so nothing is offered to tap',
  (typed) => {
    expect(callLink(typed)).toBeUndefined();
  },
);
