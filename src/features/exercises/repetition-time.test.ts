import { expect, test } from 'vitest';
import { repetitionTime } from './repetition-time.ts';

test('one repetition lasts as long as one cycle of the figure, holds and other side included', () => {
  const keys = [{ from: 'stand' as const, seconds: 2, hold: 1 }];
  const facts = { perSide: true, movement: { cycle: 'alternate' as const, keys } };
  expect(repetitionTime(facts)).toEqual({ seconds: 6, perSide: true, sidesInOneCycle: 2 });
});
