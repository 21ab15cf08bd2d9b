import { expect, test } from 'vitest';
import { allowanceSchema } from './allowances.ts';

test('an exception without a reason is not accepted', () => {
  expect(allowanceSchema.safeParse({ key: 'a', languages: ['fr'], reason: '' }).success).toBe(false);
});

test('an exception for an unknown language is not accepted', () => {
  const row = { key: 'a', languages: ['de'], reason: 'Spelt the same there.' };
  expect(allowanceSchema.safeParse(row).success).toBe(false);
});
